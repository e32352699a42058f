import { expect, test, vi } from 'vitest';
import { lacksTexts } from '#tests/support/three-languages.ts';

test.skipIf(lacksTexts('ja', 'en'))('words that the default language lacks are English', async () => {
  vi.doMock('../../../locales/ja/editor.json', () => ({ default: { kinds: { news: 'Mitteilungen' } } }));
  const { nameOfKind, wordsOfField } = await import('./words.ts');
  expect(nameOfKind('ja', 'news')).toBe('Mitteilungen');
  expect(nameOfKind('ja', 'faq')).toBe(nameOfKind('en', 'faq'));
  expect(wordsOfField('ja', 'news', 'title')).toEqual(wordsOfField('en', 'news', 'title'));
});
