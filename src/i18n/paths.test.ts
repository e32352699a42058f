import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from './langs.ts';
import { alternates, localizePath, splitLang } from './paths.ts';

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

describe('alternates', () => {
  const shown = (langs: Parameters<typeof alternates>[1]) =>
    alternates('/news', langs).map(({ hreflang, path }) => `${hreflang} ${path}`);

  test('of a page in two languages, with and without the one that is everybody’s', () => {
    expect(shown(['ja', 'zh'])).toEqual(['ja /news', 'zh-Hans /zh/news', 'x-default /news']);
    expect(shown(['en', 'zh'])).toEqual(['en /en/news', 'zh-Hans /zh/news']);
  });

  test.each([[[]], [['ja']], [['en']]] as const)('of a page in %j alone there are none', (langs) => {
    expect(shown(langs)).toEqual([]);
  });
});
