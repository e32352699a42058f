import { expect, test, vi } from 'vitest';
import { LANG_INFO } from './known-languages.ts';
import { bracketed, languageName } from './writing.ts';

test.each([
  ['ja', 'A（b）'],
  ['en', 'A (b)'],
  ['ko', 'A (b)'],
] as const)('brackets of %s: %s', (lang, text) => {
  expect(`A${bracketed('b', lang)}`).toBe(text);
});

test.each([
  ['ja', {}, '：'],
  ['en', {}, ': '],
  ['en', { colon: '\u00a0: ' }, '\u00a0: '],
] as const)('%s with %j has the colon %j', async (lang, own, colon) => {
  vi.resetModules();
  vi.doMock('#languages', () => ({ default: { [lang]: { ...LANG_INFO[lang], ...own } } }));
  const { colonIn } = await import('./writing.ts');
  expect(colonIn(lang)).toBe(colon);
});

test.each([
  ['ja', 'en', 'Japanese'],
  ['en', 'zh', '英语'],
  ['zh', 'en', 'Simplified Chinese'],
  ['ko', 'ja', '韓国語'],
] as const)('%s is called in %s: %s', (of, lang, name) => {
  expect(languageName(of, lang)).toBe(name);
});
