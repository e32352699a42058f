import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';
import { LANGS } from './langs.ts';
import { textWidth } from './text-width.ts';

describe('excerpt ends on a word boundary', () => {
  test.each([
    ['Rebuild a payment system', 'en', 9, 'Rebuild a…'],
    ['Rebuild a payment system', 'en', 8, 'Rebuild…'],
    ['  Rebuild', 'en', 4, '…'],
    ['It is done. Then rest', 'en', 13, 'It is done…'],
    ['Rebuild', 'en', 6, 'Rebuil…'],
    ['基幹システムを再構築する', 'ja', 8, '基幹…'],
    ['重新构建核心系统', 'zh', 10, '重新构建…'],
    ['Straße mit Aussicht', 'de', 10, 'Straße mit…'],
    ['か\u3099か\u3099か\u3099', 'ja', 12, 'か\u3099か\u3099か\u3099'],
    ['👩‍💻👩‍💻👩‍💻', 'en', 10, '👩‍💻👩‍💻…'],
  ] as const)('%s (%s, %i): %s', (text, lang, limit, short) => {
    expect(excerpt(text, lang, limit)).toBe(short);
  });

  test('is no longer than asked for, and begins as the text does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...LANGS),
        fc.integer({ min: 1, max: 20 }),
        (text, lang, limit) => {
          const short = excerpt(text, lang, limit);
          if (textWidth(text) <= limit) expect(short).toBe(text);
          else expect(text.startsWith(short.slice(0, -1))).toBe(true);
          expect(textWidth(short)).toBeLessThanOrEqual(limit + 2);
        },
      ),
    );
  });
});
