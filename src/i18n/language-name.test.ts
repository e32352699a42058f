import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['ja', 'en', 'Japanese'],
  ['en', 'zh', '英语'],
  ['zh', 'en', 'Simplified Chinese'],
  ['ko', 'ja', '韓国語'],
] as const)('%s is called in %s: %s', (of, lang, name) => {
  expect(languageName(of, lang)).toBe(name);
});
