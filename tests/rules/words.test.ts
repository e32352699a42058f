import { expect, test } from 'vitest';
import { pages, visibleText } from '#tests/support/built-site.ts';

test('no placeholder is left on a page', () => {
  const left = pages.flatMap(({ address, root }) => {
    const found = visibleText(root).match(/\{\{\s*\w+\s*\}\}/);
    return found ? [`${address}: ${found[0]}`] : [];
  });
  expect(left).toEqual([]);
});
