import { expect, test } from 'vitest';
import { bracketed } from './bracketed.ts';

test.each([
  ['ja', 'A（b）'],
  ['en', 'A (b)'],
  ['ko', 'A (b)'],
] as const)('brackets of %s: %s', (lang, text) => {
  expect(`A${bracketed('b', lang)}`).toBe(text);
});
