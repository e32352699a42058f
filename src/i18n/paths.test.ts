import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from './langs.ts';
import { localizePath, splitLang } from './paths.ts';

describe('localizePath: Japanese has no prefix', () => {
  test.each([
    ['/news', 'en', '/en/news'],
    ['/', 'ja', '/'],
    ['/', 'zh', '/zh'],
    ['/?q=1', 'zh', '/zh?q=1'],
    ['/#top', 'en', '/en#top'],
  ] as const)('%s in %s: %s', (path, lang, address) => {
    expect(localizePath(path, lang)).toBe(address);
  });
});

describe('splitLang', () => {
  test.each([
    ['/zh', 'zh', '/'],
    ['/news', 'ja', '/news'],
    ['/english', 'ja', '/english'],
    ['/ja/news', 'ja', '/ja/news'],
  ] as const)('%s is %s, %s', (address, lang, path) => {
    expect(splitLang(address)).toEqual({ lang, path });
  });

  test('is the inverse of localizePath', () => {
    const word = fc.stringMatching(/^[a-z-]{4,9}$/);
    const path = fc.array(word).map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...LANGS), (address, lang) => {
        expect(splitLang(localizePath(address, lang))).toEqual({ lang, path: address });
      }),
    );
  });
});
