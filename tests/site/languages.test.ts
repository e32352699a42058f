import { readFileSync } from 'node:fs';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { longDate } from '#src/i18n/dates.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS, type Lang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { JOBS } from '#src/site/routes.ts';
import { complaints, DIST, files, isFallback, pages, visibleText } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { IS_FIXED } from './company.ts';

/** Hiragana, katakana, their iteration marks and half-width forms; the middle dot is punctuation. */
const KANA = /[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\uff66-\uff9f]/;
/** Attributes that a person reads or hears. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'data-label'];

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** What is read or heard in an element, without what is marked as Japanese. */
function textsIn(element: HTMLElement): string[] {
  if (element.getAttribute('lang') === 'ja' || ['SCRIPT', 'STYLE'].includes(element.tagName)) return [];
  const heard = SPOKEN.flatMap((name) => element.getAttribute(name) ?? []);
  return [...heard, ...element.childNodes.flatMap((node) => (isElement(node) ? textsIn(node) : node.text))];
}

/** An editor may quote another language: only fixed texts decide. */
test.runIf(IS_FIXED)('no kana are on English and Chinese pages, but what is marked as Japanese', () => {
  const others = PUBLISHED_LANGS.filter((lang) => LANG_INFO[lang].letters !== 'japanese');
  const wrong = complaints(pages, (page) => {
    if (!others.includes(page.lang)) return page.lang === 'ja' && !KANA.test(page.html) ? ['no kana'] : [];
    const title = isFallback(page) ? '' : (page.root.querySelector('title')?.textContent ?? '');
    return [title, ...textsIn(page.root.querySelector('body') ?? page.root)].filter((text) => KANA.test(text));
  });
  expect(wrong).toEqual([]);
  const drawings = files('.svg').filter((file) => others.some((lang) => file.includes(`.${lang}.`)));
  expect(drawings.filter((file) => KANA.test(readFileSync(`${DIST}/${file}`, 'utf8')))).toEqual([]);
});

test('an entry that is not translated is marked with its language, and so are the links to it from its neighbours', () => {
  const unmarked = complaints(pages, (page) => {
    const written = page.root.querySelector('main h1')?.closest('[lang]')?.getAttribute('lang');
    const links = page.root
      .querySelectorAll('.article__next a')
      .filter((link) => link.querySelector('span[lang]:last-child') && !link.querySelector('small [lang]'));
    return [
      ...(isFallback(page) && written !== LANG_INFO[DEFAULT_LANG].tag ? ['its text'] : []),
      ...links.map(visibleText),
    ];
  });
  expect(unmarked).toEqual([]);
});

describe('days', () => {
  const eastern = (year: string, month: string, day: string) => `${year}年${Number(month)}月${Number(day)}日`;
  const DAYS: PerLang<(year: string, month: string, day: string) => string> = {
    ja: eastern,
    en: (year, month, day) => `${month}/${day}/${year}`,
    zh: eastern,
  };
  /** Prose pages and positions: there, English writes the month out. */
  const LEGAL = new RegExp(
    `^/(?:${[...contentOf('pages').map(({ slug }) => `${slug}$`), `${JOBS.slice(1)}/`].join('|')})`,
  );

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
    const own = pages.filter((page) => page.lang === lang);
    const days = own.flatMap(({ address, root }) =>
      root.querySelectorAll('time').flatMap((element) => {
        const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(element.getAttribute('datetime') ?? '') ?? [];
        const expected = expectedOn(address, writtenIn(element) ?? lang, parts);
        return parts.length === 0 ? [] : [{ address, found: visibleText(element), expected }];
      }),
    );
    if (contentOf('news').length > 0) expect(days.length).toBeGreaterThan(0);
    expect(days.filter(({ found, expected }) => found !== expected)).toEqual([]);
  });
});
