import { expect, it } from 'vitest';
import { latinLanguages, named } from './latin-languages.ts';

it.each([
  [['en'], ':root:lang(en) p{}'],
  [['en', 'de'], ':root:is(:lang(en),:lang(de)) p{}'],
])('names %j', (tags, css) => {
  expect(named(':root:lang(latin) p{}', tags)).toBe(css);
});

it('changes style sheets only', () => {
  const { transform } = latinLanguages();
  expect(transform('a:lang(latin){}', '/src/a.css?inline')?.code).toContain(':lang(en)');
  expect(transform('":lang(latin)"', '/src/a.ts')).toBeUndefined();
});
