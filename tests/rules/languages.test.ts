import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { longDate } from '#src/i18n/dates.ts';
import {
  DEFAULT_LANG,
  forLang,
  isLang,
  LANG_INFO,
  LANGS,
  type Lang,
  type PerLang,
  PUBLISHED_LANGS,
} from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { DIST, files, type Page, pageAt, pages, visibleText } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { GLOSSARY, glossary } from '#tests/support/glossary.ts';
import { CHINESE, ENGLISH, found, isFallback, JAPANESE, said } from '#tests/support/said.ts';

/** Hiragana, katakana, their iteration marks and half-width forms; the middle dot is punctuation and looked at below. */
const KANA = /[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\uff66-\uff9f]/;

/** Forms of characters that only Japanese writes; simplified Chinese has others for the same words. */
const JAPANESE_FORMS =
  /[気円対図関戻駅広発売経検様枠渋訳択稲辺県価単両実変観労働込々栄営応仮挙検験権厳児釈従渉縄畳戦銭総蔵臓続堕沢単団弾]/;

/** Punctuation that Japanese has and Chinese does not: corner brackets, middle dot of katakana, wave dash (Chinese ranges have ～), reference mark. */
const JAPANESE_PUNCTUATION = /[「」『』・･〜※｡｢｣､]/;

/** Half-width punctuation between two Chinese characters. */
const HALF_WIDTH = /[\u4e00-\u9fff][,;:?!][\u4e00-\u9fff]/;

const of = (...langs: readonly Lang[]) => pages.filter(({ lang }) => langs.includes(lang));

describe('kana', () => {
  test('are found where they are', () => {
    expect(of('ja').every((page) => said(page).some(({ text }) => KANA.test(text)))).toBe(true);
  });

  test('are on English and Chinese pages only in elements marked as Japanese', () => {
    expect(of('en', 'zh').flatMap((page) => found(page, KANA, said(page, JAPANESE)))).toEqual([]);
  });

  test('are in no drawing made for English or Chinese', () => {
    const others = PUBLISHED_LANGS.filter((lang) => LANG_INFO[lang].letters !== 'japanese');
    const drawings = files('.svg').filter((file) => others.some((lang) => file.includes(`.${lang}.`)));
    expect(drawings.filter((file) => KANA.test(readFileSync(`${DIST}/${file}`, 'utf8')))).toEqual([]);
  });
});

describe('Chinese pages', () => {
  test.each([
    ['punctuation of Japanese', JAPANESE_PUNCTUATION],
    ['characters that only Japanese writes', JAPANESE_FORMS],
    ['half-width punctuation between Chinese characters', HALF_WIDTH],
  ])('have no %s', (_, pattern) => {
    // Words of islands are JSON, whose own punctuation is no text.
    const texts = (page: Page) => said(page, JAPANESE, ENGLISH).filter(({ where }) => where !== 'words of an island');
    expect(of('zh').flatMap((page) => found(page, pattern, texts(page)))).toEqual([]);
  });
});

describe('English pages', () => {
  test('have no full-width punctuation or Chinese characters outside marked elements', () => {
    // Technical articles quote Japanese data in their text and code.
    const texts = (page: Page) =>
      said(page, JAPANESE, CHINESE, 'main .prose').filter(({ where }) => where !== 'words of an island');
    const cjk = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]/;
    expect(of('en').flatMap((page) => found(page, cjk, texts(page)))).toEqual([]);
  });
});

/** Rule languages.fallback. */
test('a way to an entry in another language says in which', () => {
  const unmarked = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll('.article__next a')
      .filter((link) => link.querySelector('span[lang]:last-child') && !link.querySelector('small [lang]'))
      .map((link) => `${address}: ${visibleText(link)}`),
  );
  expect(unmarked).toEqual([]);
});

/** Rule languages.fallback. */
test('an entry that is not translated is marked with the language that it is written in', () => {
  const unmarked = pages.filter((page) => {
    const written = page.root.querySelector('main h1')?.closest('[lang]')?.getAttribute('lang');
    return isFallback(page) && written !== LANG_INFO[DEFAULT_LANG].tag;
  });
  expect(unmarked.map(({ address }) => address)).toEqual([]);
});

/** Rule languages.dates. */
describe('days', () => {
  const DAYS: PerLang<(year: string, month: string, day: string) => string> = {
    ja: (year, month, day) => `${year}年${Number(month)}月${Number(day)}日`,
    en: (year, month, day) => `${month}/${day}/${year}`,
    zh: (year, month, day) => `${year}年${Number(month)}月${Number(day)}日`,
    ko: (year, month, day) => `${year}년 ${Number(month)}월 ${Number(day)}일`,
  };
  /** Prose pages and positions: there, English writes the month out. */
  const prose = contentOf('pages').map(({ slug }) => `${slug}$`);
  const hasNews = contentOf('news').length > 0;
  const LEGAL = new RegExp(`^/(?:${[...prose, 'recruit/'].join('|')})`);
  const expectedOn = (address: string, lang: Lang, [year = '', month = '', day = '']: readonly string[]) =>
    lang === 'en' && LEGAL.test(splitLang(address).path)
      ? longDate(`${year}-${month}-${day}`, 'en')
      : (DAYS[lang]?.(year, month, day) ??
        new Intl.DateTimeFormat(LANG_INFO[lang].locale, LANG_INFO[lang].day).format(new Date(+year, +month - 1, +day)));

  /** The language of the text around it: a page that is not translated has the text of another. */
  const writtenIn = (element: HTMLElement) => {
    const tag = element.closest('[lang]')?.getAttribute('lang');
    return LANGS.find((lang) => LANG_INFO[lang].tag === tag);
  };

  test.each(PUBLISHED_LANGS)('are printed as %s prints them', (lang) => {
    const days = of(lang).flatMap(({ address, root }) =>
      root.querySelectorAll('time').flatMap((element) => {
        const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(element.getAttribute('datetime') ?? '') ?? [];
        return parts.length === 0
          ? []
          : [
              {
                address,
                found: visibleText(element),
                expected: expectedOn(address, writtenIn(element) ?? lang, parts),
              },
            ];
      }),
    );
    if (hasNews) expect(days.length).toBeGreaterThan(0);
    expect(days.filter(({ found, expected }) => found !== expected)).toEqual([]);
  });
});

describe('the glossary', () => {
  test('has a word in every language for each of its terms', () => {
    expect(
      glossary
        .flatMap(({ words }) => PUBLISHED_LANGS.flatMap((lang) => forLang(words, lang)))
        .filter((word) => word === ''),
    ).toEqual([]);
  });

  /** Entries are written freely: their titles use terms as common words do. */
  const FREE = /^\/(news|tech-articles)(\/|$)/;

  /** Headings say what a page or a block is about: a term that is a whole heading is a term in every language. */
  const translations = isLang('ja') ? PUBLISHED_LANGS.filter((lang) => lang !== 'ja') : [];
  test.each(translations)('gives the word for the terms in the headings of %s pages', (lang) => {
    const wrong = of('ja')
      .filter(({ path }) => !FREE.test(path))
      .flatMap((page) => {
        const other = pageAt(page.path, lang);
        const headings = page.root.querySelectorAll('main h1, main h2, main h3').map(visibleText);
        const translated = other.root.querySelectorAll('main').map(visibleText).join(' ').toLowerCase();
        return glossary
          .filter(({ ja }) => headings.some((heading) => heading.replaceAll(' ', '') === ja))
          .filter(({ words }) => !forLang(words, lang).some((word) => translated.includes(word)))
          .map(({ ja, words }) => `${other.address}: ${ja} is ${forLang(words, lang).join(' or ')}`);
      });
    expect(wrong).toEqual([]);
  });

  /** Words that the glossary rejects: once used for a term, or near to it. */
  const rejected = Object.fromEntries(
    [...GLOSSARY.matchAll(/^- `(\w+)`: (.*)$/gm)].map(([, lang, words = '']) => [lang, words.split(', ')]),
  ) as PerLang<readonly string[]>;

  const withRejected = PUBLISHED_LANGS.filter((lang) => rejected[lang] !== undefined);

  test.each(withRejected)('is not contradicted in %s', (lang) => {
    const wrong = of(lang).flatMap((page) =>
      said(page, ...(lang === 'ja' ? [] : [JAPANESE])).flatMap(({ where, text }) =>
        (rejected[lang] ?? [])
          .filter((word) => text.toLowerCase().includes(word))
          .map((word) => `${page.address} (${where}): ${word}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test('an address exists in every language or in none: what is not found in one is in no other either', () => {
  const pathsIn = (lang: Lang) =>
    pages
      .filter((page) => page.lang === lang)
      .map(({ path }) => path)
      // An infographic exists in the languages of its article.
      .filter((path) => !path.startsWith('/infographics/'))
      .sort();
  for (const lang of LANGS) expect(pathsIn(lang)).toEqual(pathsIn(DEFAULT_LANG));
});
