import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { gapsUsed } from './features-used.ts';

/** Names of the features that a file uses and a held engine lacks. */
function found(name: string, text: string): string[] {
  const features = gapsUsed(temporaryFolder({ [name]: text }), [name]).map(({ feature }) => feature);
  return [...new Set(features)].sort();
}

describe('what a held engine lacks is found', () => {
  test.each([
    ['a property', 'a.css', '.a { field-sizing: content }', ['field-sizing']],
    ['a value', 'a.css', '.a { text-wrap-style: pretty }', ['text-wrap', 'text-wrap-pretty']],
    ['an at-rule', 'a.css', '@starting-style { .a { opacity: 0 } }', ['starting-style']],
    ['a question of a media query', 'a.css', '@media (scripting: none) { .a { color: red } }', ['scripting']],
    ['a pseudo-class', 'a.css', '.a:is(:popover-open) { color: red }', ['popover']],
    ['nesting', 'a.css', '.a { .b { color: red } }', ['nesting']],
    ['a function', 'a.css', '.a { color: light-dark(red, blue) }', ['light-dark']],
    ['a member of a global', 'a.js', 'const a = URL.parse(b)', ['url']],
    ['a function of the language', 'a.js', 'Object.groupBy(a, b)', ['array-group']],
    ['a method that only newer things have', 'a.js', 'a.union(b)', ['set-methods']],
    ['a constructor', 'a.js', 'new CloseWatcher()', ['closewatcher']],
    ['an attribute', 'a.html', '<button commandfor="a">', ['invoker-commands']],
    ['a word of an attribute', 'a.html', '<link rel="expect" href="#a">', ['link-rel-expect']],
    [
      'styles and scripts of a page',
      'a.html',
      '<style>a{field-sizing:content}</style><script>URL.parse(a)</script>',
      ['field-sizing', 'url'],
    ],
    ['a header', '_headers', '/*\n  Speculation-Rules: "/a.json"', ['speculation-rules']],
  ])('%s', (_, file, text, features) => {
    expect(found(file, text)).toEqual(features);
  });
});

test.each([
  ['a question to the engine', 'a.css', '@supports (field-sizing: content) { .a { color: red } }'],
  ['what every held engine has', 'a.css', '.a:has(> b) { color: color-mix(in oklab, red, blue); inset: 0 }'],
  ['a custom property of any name', 'a.css', '.a { --field-sizing: content }'],
  ["a script's own method", 'a.js', 'class A { union() {} } new A().union()'],
  ['a block of data', 'a.html', '<script type="application/json">URL.parse()</script>'],
])('%s is none', (_, file, text) => {
  expect(found(file, text)).toEqual([]);
});
