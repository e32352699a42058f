import { expect, test } from 'vitest';
import { bracketed, languageName } from './writing.ts';

test.each([
  ['ja', 'A（b）'],
  ['en', 'A (b)'],
  ['ko', 'A (b)'],
] as const)('brackets of %s: %s', (lang, text) => {
  expect(`A${bracketed('b', lang)}`).toBe(text);
});

test.each([
  ['ja', 'en', 'Japanese'],
  ['en', 'zh', '英语'],
  ['zh', 'en', 'Simplified Chinese'],
  ['ko', 'ja', '韓国語'],
] as const)('%s is called in %s: %s', (of, lang, name) => {
  expect(languageName(of, lang)).toBe(name);
});
