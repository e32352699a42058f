import { expect, test } from 'vitest';
import { ENTRY_KINDS, isListKind } from './kinds.ts';
import { mappedEntries } from './site-map-entries.ts';

const entries = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each(ENTRY_KINDS)('%s: a hundred are all named, and of more none leads to a page that does not exist', (kind) => {
  expect(mappedEntries(kind, entries(100))).toEqual({ named: entries(100) });
  const { named, older } = mappedEntries(kind, entries(101));
  expect(named).toHaveLength(isListKind(kind) ? 100 : 101);
  expect(older === undefined).toBe(!isListKind(kind));
});

test('older news are on the further pages of the list', () => {
  expect(mappedEntries('news', entries(101)).older).toBe('/news/page/2');
});
