import { expect, test } from 'vitest';
import { readHtml } from '#src/site/html-tree.ts';
import { titleBlock } from './title-block.ts';

const blockOf = (head: string, address = '/en/a') => titleBlock(readHtml(`<head>${head}</head>`), address);

test('the printed title block has title, sheet number and day', () => {
  expect(blockOf('<title>A | B</title><meta name="build-meta" data-sheet="A-01" data-updated="2026-03-04">')).toBe(
    ':root{--print-title:"A | B";--print-sheet:"A-01 | 03/04/2026"}',
  );
  expect(blockOf('<title>A</title><meta name="build-meta" data-sheet="">')).toBe(
    ':root{--print-title:"A";--print-sheet:""}',
  );
});

test('a title cannot end its CSS string or the style element', () => {
  const title = 'a"b\\c</style>';
  expect(blockOf(`<title>${title}</title><meta name="build-meta" data-sheet="A">`)).toContain(
    '--print-title:"a\\22 b\\5c c\\3c /style>"',
  );
});

test('a page without build metadata has none', () => {
  expect(blockOf('<title>A</title>')).toBe('');
});
