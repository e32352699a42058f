import { expect, test } from 'vitest';
import { anonymousLayers } from './anonymous-layers.ts';

test.each([
  {
    what: 'layers lose their names, except for the one that the print style sheet names',
    css: '@layer tokens{a{top:0}}@layer base{b{top:0}}@layer components{c{top:0}}',
    output: '@layer{a{top:0}}@layer base{b{top:0}}@layer{c{top:0}}',
  },
  {
    what: 'a layer of two blocks keeps its place, so all keep their names',
    css: '@layer a{a{top:0}}@layer b{b{top:0}}@layer a{c{top:0}}',
    output: '@layer a{a{top:0}}@layer b{b{top:0}}@layer a{c{top:0}}',
  },
  { what: 'a statement is not a layer', css: '@layer a,b;@layer b{b{top:0}}', output: '@layer a,b;@layer{b{top:0}}' },
])('$what', ({ css, output }) => {
  expect(anonymousLayers(css)).toBe(output);
});
