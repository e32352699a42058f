import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const styles = (css: string, named: readonly string[], langs: readonly string[] = ['ja']) =>
  pageStyles(css, { isNamed: (name) => named.includes(name), langs: new Set(langs) });

test.each([
  { what: 'drops rules whose classes the page does not have', css: '.a{top:0}.b{top:0}', is: '.a{top:0}' },
  {
    what: 'drops them inside conditions and layers',
    css: '@layer x{@media print{.b{top:0}.a{top:0}}}',
    is: '@layer x{@media print{.a{top:0}}}',
  },
  {
    what: 'drops selectors of absent elements and classes',
    css: 'p,td,p.b,ul :is(p,li){top:0}',
    is: 'p,ul :is(p){top:0}',
  },
  {
    what: 'keeps alternatives of other specificity',
    css: ':is(.b,p) ul{top:0}:where(.b,p) ul{top:0}',
    is: ':is(.b,p) ul,:where(p) ul{top:0}',
  },
  { what: 'keeps rules that ask for the absence of a class', css: 'p:not(.b){top:0}', is: 'p:not(.b){top:0}' },
  {
    what: 'drops custom properties that nothing reads',
    css: ':root{--x:1px;--y:2px}p{top:var(--x)}',
    is: ':root{--x:1px}p{top:var(--x)}',
  },
  {
    what: 'keeps the styles of the page’s languages',
    css: ':lang(ja) p{top:0}:is(:lang(en),:lang(de)) p{top:0}',
    is: ':lang(ja) p{top:0}',
  },
  {
    what: 'drops fonts that nothing names',
    css: '@font-face{font-family:A}@font-face{font-family:B}p{font-family:B}',
    is: '@font-face{font-family:B}p{font-family:B}',
  },
  { what: 'minifies', css: 'p {\n  color: #ff0000;\n}', is: 'p{color:red}' },
])('$what', ({ css, is }) => {
  expect(styles(css, ['a', 'p', 'ul'])).toBe(is);
});

test('keeps the styles of a language for its scripts: :lang(zh) matches zh-Hans', () => {
  expect(styles(':lang(zh) p{top:0}', ['p'], ['zh-Hans'])).toContain('top:0');
});

test('keeps the root’s styles for the language of the page only', () => {
  expect(styles(':root:lang(ja){top:0}:root:lang(en){top:1px}', [], ['ja', 'en'])).toBe(':root:lang(ja){top:0}');
});

test('refuses what is no CSS', () => {
  expect(() => styles('p{top:0}}', [])).toThrow('Unexpected end of input');
});
