import { expect, test, vi } from 'vitest';
import { LANG_INFO } from './known-languages.ts';

test.each([
  ['ja', {}, '：'],
  ['en', {}, ': '],
  ['en', { colon: '\u00a0: ' }, '\u00a0: '],
] as const)('%s with %j has the colon %j', async (lang, own, colon) => {
  vi.resetModules();
  vi.doMock('#languages', () => ({ default: { [lang]: { ...LANG_INFO[lang], ...own } } }));
  const { colonIn } = await import('./colon.ts');
  expect(colonIn(lang)).toBe(colon);
});
