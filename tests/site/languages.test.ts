import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { longDate } from '#src/i18n/dates.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS, type Lang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { complaints, DIST, files, type Page, pages, visibleText } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { CHINESE, ENGLISH, found, isFallback, JAPANESE, said } from '#tests/support/said.ts';
import { IS_FIXED } from './company.ts';

/** Hiragana, katakana, their iteration marks and half-width forms; the middle dot is punctuation. */
const KANA = /[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\uff66-\uff9f]/;

/** Forms of characters, and punctuation, that only Japanese writes; simplified Chinese has others for the same words. */
const JAPANESE_FORMS =
  /[気円対図関戻駅広発売経検様枠渋訳択稲辺県価単両実変観労働込々栄営応仮挙検験権厳児釈従渉縄畳戦銭総蔵臓続堕沢単団弾「」『』・･〜※｡｢｣､]/;

/** Chinese characters, and full-width punctuation. */
const CJK = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]/;

const of = (...langs: readonly Lang[]) => pages.filter(({ lang }) => langs.includes(lang));

/** Texts of a page without what is marked as another language; the words of islands are JSON, whose own punctuation is no text. */
const texts = (page: Page, ...leftOut: readonly string[]) =>
  said(page, ...leftOut).filter(({ where }) => where !== 'words of an island');

/** An editor may quote another language: only fixed texts decide. */
describe.runIf(IS_FIXED)('texts in another language than the page are marked', () => {
  const isOffered = (lang: Lang) => of(lang).length > 0;

  test('kana are found where they are', () => {
    expect(of('ja').every((page) => said(page).some(({ text }) => KANA.test(text)))).toBe(true);
  });

  test('on English and Chinese pages, kana', () => {
    expect(of('en', 'zh').flatMap((page) => found(page, KANA, said(page, JAPANESE)))).toEqual([]);
    const others = PUBLISHED_LANGS.filter((lang) => LANG_INFO[lang].letters !== 'japanese');
    const drawings = files('.svg').filter((file) => others.some((lang) => file.includes(`.${lang}.`)));
    expect(drawings.filter((file) => KANA.test(readFileSync(`${DIST}/${file}`, 'utf8')))).toEqual([]);
  });

  test.runIf(isOffered('zh'))('on Chinese pages, forms of Japanese', () => {
    expect(of('zh').flatMap((page) => found(page, JAPANESE_FORMS, texts(page, JAPANESE, ENGLISH)))).toEqual([]);
  });

  test.runIf(isOffered('en'))('on English pages, Chinese characters', () => {
    // Technical articles quote Japanese data in their text and code.
    const english = of('en').flatMap((page) => found(page, CJK, texts(page, JAPANESE, CHINESE, 'main .prose')));
    expect(english).toEqual([]);
  });
});

describe('an entry that is not translated', () => {
  test('is marked with the language that it is written in', () => {
    const unmarked = pages.filter((page) => {
      const written = page.root.querySelector('main h1')?.closest('[lang]')?.getAttribute('lang');
      return isFallback(page) && written !== LANG_INFO[DEFAULT_LANG].tag;
    });
    expect(unmarked.map(({ address }) => address)).toEqual([]);
  });

  test('is linked from its neighbours with its language', () => {
    const unmarked = complaints(pages, ({ root }) =>
      root
        .querySelectorAll('.article__next a')
        .filter((link) => link.querySelector('span[lang]:last-child') && !link.querySelector('small [lang]'))
        .map(visibleText),
    );
    expect(unmarked).toEqual([]);
  });
});

describe('days', () => {
  const eastern = (year: string, month: string, day: string) => `${year}年${Number(month)}月${Number(day)}日`;
  const DAYS: PerLang<(year: string, month: string, day: string) => string> = {
    ja: eastern,
    en: (year, month, day) => `${month}/${day}/${year}`,
    zh: eastern,
  };
  /** Prose pages and positions: there, English writes the month out. */
  const LEGAL = new RegExp(`^/(?:${[...contentOf('pages').map(({ slug }) => `${slug}$`), 'recruit/'].join('|')})`);

  function expectedOn(address: string, lang: Lang, [year = '', month = '', day = '']: readonly string[]): string {
    if (lang === 'en' && LEGAL.test(splitLang(address).path)) return longDate(`${year}-${month}-${day}`, 'en');
    const { locale, day: format } = LANG_INFO[lang];
    const usual = () => new Intl.DateTimeFormat(locale, format).format(new Date(+year, +month - 1, +day));
    return DAYS[lang]?.(year, month, day) ?? usual();
  }

  /** The language of the text around it: a page that is not translated has the text of another. */
  const writtenIn = (element: HTMLElement) => {
    const tag = element.closest('[lang]')?.getAttribute('lang');
    return LANGS.find((lang) => LANG_INFO[lang].tag === tag);
  };

  test.each(PUBLISHED_LANGS)('are printed as %s prints them', (lang) => {
    const days = of(lang).flatMap(({ address, root }) =>
      root.querySelectorAll('time').flatMap((element) => {
        const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(element.getAttribute('datetime') ?? '') ?? [];
        const expected = expectedOn(address, writtenIn(element) ?? lang, parts);
        return parts.length === 0 ? [] : [{ address, found: visibleText(element), expected }];
      }),
    );
    if (contentOf('news').length > 0) expect(days.length).toBeGreaterThan(0);
    expect(days.filter(({ found: shown, expected }) => shown !== expected)).toEqual([]);
  });
});
