import { describe, expect, test } from 'vitest';
import { codePoints, fontFile, undrawable } from './drawable.ts';

describe('undrawable', () => {
  test.each([
    { lang: 'ja', text: '年末年始の営業日と、「窓口」の受付 2026–2027', expected: [] },
    { lang: 'en', text: 'Replacing a core system, slice by slice', expected: [] },
    { lang: 'zh', text: '核心业务系统的“分片”替换，株式会社', expected: [] },
    { lang: 'ja', text: '設計図🚀と🚀', expected: ['🚀'] },
    { lang: 'en', text: 'ᚠ rune', expected: ['ᚠ'] },
  ] as const)('$lang $text', ({ text, lang, expected }) => {
    expect(undrawable(text, lang)).toEqual(expected);
  });
});

test('codePoints reads single points and runs', () => {
  expect([...codePoints('U+41-43, U+e9')]).toEqual([0x41, 0x42, 0x43, 0xe9]);
});

test('fontFile names the command that installs a missing font', () => {
  expect(() => fontFile('@fontsource-variable/none', 'unicode.json')).toThrow(
    'npm install --save-exact @fontsource-variable/none',
  );
});
