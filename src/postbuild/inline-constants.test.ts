import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { keptOf } from './prune-styles.ts';
import { readSheet } from './style-sheet.ts';

/** What a page in English lacks that has every class and element. */
const NOTHING = {
  classes: new Set<string>(),
  tags: new Set<string>(),
  placed: new Set<never>(),
  lang: 'en',
  langs: ['en'],
};

const minified = (css: string) =>
  transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString();

test.each([
  {
    what: 'a size and a list of names',
    css: '@layer t{:root{--s:1rem;--f:"X",serif}}p{font-size:var(--s);margin:var(--s) 0;font-family:var(--f)}',
    output: '@layer t;p{margin:1rem 0;font-family:X,serif;font-size:1rem}',
  },
  {
    what: 'in a calculation, a fallback and another property',
    css: ':root{--s:1rem}p{--t:var(--s);width:calc(2*var(--s));top:var(--x,var(--s))}b{--t:0;left:var(--t)}',
    output: 'p{--t:1rem;width:2rem;top:var(--x,1rem)}b{--t:0;left:var(--t)}',
  },
  { what: 'a fallback that is never used', css: ':root{--s:1rem}p{top:var(--s,2px)}', output: 'p{top:1rem}' },
  {
    what: 'of the language of the page',
    css: ':root:lang(en){--s:1rem}:root:is(:lang(de),:lang(en)){--t:0}p{top:var(--s);left:var(--t)}',
    output: 'p{top:1rem;left:0}',
  },
  {
    what: 'the fallback of one that nothing sets, not of one that is set, or that a script sets',
    css: 'b{--s:0}p{top:var(--x,1px);left:var(--s,1px);right:var(--js,1px);bottom:var(--x)}',
    output: 'b{--s:0}p{top:1px;left:var(--s,1px);right:var(--js,1px);bottom:var(--x)}',
  },
  {
    what: 'a fallback that is made of one, and goes with its property',
    css: ':root{--s:1rem;--t:0}p{top:var( --s , calc(var(--t)*2) );left:var(--t)}',
    output: 'p{top:1rem;left:0}',
  },
  {
    what: 'not in a text, a comment or an address',
    css: ':root{--s:"1"}p{/*var(--s*/content:"var(--s)" var(--s) url(--s)}',
    output: 'p{content:"var(--s)" "1" url(--s)}',
  },
  {
    what: 'not one that is important',
    css: ':root{--s:1rem!important}p{top:var(--s)}',
    output: ':root{--s:1rem!important}p{top:var(--s)}',
  },
  {
    what: 'not one of a list of selectors or below a rule',
    css: ':root,p{--s:0;top:var(--s)}:root{b{--t:0;top:var(--t)}}',
    output: ':root,p{--s:0;top:var(--s)}:root{& b{--t:0;top:var(--t)}}',
  },
  {
    what: 'not one with a second value',
    css: ':root{--s:1rem}b{--s:0}p{top:var(--s)}',
    output: ':root{--s:1rem}b{--s:0}p{top:var(--s)}',
  },
  {
    what: 'not one of some pages only',
    css: ':root.x{--s:1rem}:root:has(p){--t:0}p{top:var(--s);left:var(--t)}',
    output: ':root.x{--s:1rem}:root:has(p){--t:0}p{top:var(--s);left:var(--t)}',
  },
  {
    what: 'not one of a condition or a part of the page',
    css: '@media print{:root{--s:1rem}}p{--t:0;top:var(--s);left:var(--t)}',
    output: '@media print{:root{--s:1rem}}p{--t:0;top:var(--s);left:var(--t)}',
  },
  {
    what: 'not one that is made of others',
    css: ':root{--s:var(--x)}p{top:var(--s)}',
    output: ':root{--s:var(--x)}p{top:var(--s)}',
  },
  {
    what: 'not one that a transition names',
    css: ':root{--s:0}p{top:var(--s);transition:--s 1s}',
    output: ':root{--s:0}p{top:var(--s);transition:--s 1s}',
  },
  {
    what: 'not one that a condition names',
    css: ':root{--s:0}@container style(--s:0){p{top:var(--s)}}',
    output: ':root{--s:0}@container style(--s:0){p{top:var(--s)}}',
  },
  {
    what: 'not one that a script reads',
    css: ':root{--js:0}p{top:var(--js)}',
    output: ':root{--js:0}p{top:var(--js)}',
  },
])('$what: $css', ({ css, output }) => {
  expect(minified(keptOf([readSheet(css)], NOTHING, ['--js']))).toBe(output);
});
