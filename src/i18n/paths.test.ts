import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from './langs.ts';
import { alternates, langStaticPaths, localizePath, splitLang } from './paths.ts';

describe('localizePath: Japanese has no prefix', () => {
  test.each([
    ['/news', 'ja', '/news'],
    ['/news', 'en', '/en/news'],
    ['/', 'ja', '/'],
    ['/', 'zh', '/zh'],
    ['/?q=1', 'zh', '/zh?q=1'],
    ['/#top', 'en', '/en#top'],
    ['/news/?q=1', 'en', '/en/news/?q=1'],
    ['/about-us/', 'en', '/en/about-us/'],
  ] as const)('%s in %s: %s', (path, lang, address) => {
    expect(localizePath(path, lang)).toBe(address);
  });
});

describe('splitLang', () => {
  test.each([
    ['/en/news/a', 'en', '/news/a'],
    ['/zh', 'zh', '/'],
    ['/news', 'ja', '/news'],
    ['/english', 'ja', '/english'],
    ['/ja/news', 'ja', '/ja/news'],
    ['', 'ja', ''],
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

  test('of a page in every language', () => {
    expect(shown(['ja', 'en', 'zh'])).toEqual(['ja /news', 'en /en/news', 'zh-Hans /zh/news', 'x-default /news']);
  });

  test('of a page in two languages, with and without the one that is everybody’s', () => {
    expect(shown(['ja', 'zh'])).toEqual(['ja /news', 'zh-Hans /zh/news', 'x-default /news']);
    expect(shown(['en', 'zh'])).toEqual(['en /en/news', 'zh-Hans /zh/news']);
  });

  test.each([[[]], [['ja']], [['en']]] as const)('of a page in %j alone there are none', (langs) => {
    expect(shown(langs)).toEqual([]);
  });
});

test('a page that exists in every language has one unprefixed address, the Japanese one', () => {
  const [first, ...others] = langStaticPaths();
  expect(first).toEqual({ params: { lang: undefined }, props: { lang: 'ja' } });
  expect(others).toEqual(LANGS.slice(1).map((lang) => ({ params: { lang }, props: { lang } })));
});
