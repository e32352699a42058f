import { expect } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { questions, shown } from '#tests/support/entries.ts';
import { inNpmTest } from '#tests/support/matrix.ts';
import { namedServices } from '#tests/support/services.ts';
import { test } from './engine.ts';
import { addressOf, count, hasFocus, middleOf, textOf } from './look.ts';
import { soon } from './soon.ts';

for (const lang of PUBLISHED_LANGS) {
  const prefix = localizePath('/', lang).replace(/\/$/, '');
  const { label: query = '', address: page = '' } = namedServices(lang).at(-1) ?? {};
  test(
    `the search of ${prefix || '/'} finds a page from the header on, by keyboard alone`,
    inNpmTest(lang === PUBLISHED_LANGS.at(-1)),
    async ({ tab }) => {
      test.skip(query === '', 'no services');
      await tab.goto(`${prefix}/sitemap`);
      await tab.run(() => document.querySelector<HTMLElement>('.header__search button')?.focus());
      await tab.press('Enter');
      await soon(() => addressOf(tab)).toMatch(new RegExp(`^${prefix}/search(\\?q=)?$`));
      await soon(() => hasFocus(tab, 'main input[name=q]')).toBe(true);
      await tab.type(query);
      await soon(() => textOf(tab, '.search-results__count')).toContain(query);
      await soon(() => addressOf(tab)).toBe(`${prefix}/search?${new URLSearchParams({ q: query })}`);
      await tab.press('Tab', 'Tab');
      await soon(() => hasFocus(tab, `.search-results__list li:first-child a[href="${page}"]`)).toBe(true);
      await tab.press('Enter');
      await soon(() => addressOf(tab)).toBe(page);
    },
  );
}

/** The site's language with katakana, if it has one. */
const japanese = PUBLISHED_LANGS.find((lang) => LANG_INFO[lang].letters === 'japanese');

/** A word in katakana that few texts hold, and none alone: the search shows every page with it. */
function wordInKatakana(lang: Lang): string | undefined {
  const texts = [...questions(lang), ...shown('tech-articles', lang), ...shown('services', lang)].map((one) =>
    JSON.stringify(one),
  );
  const holders = (word: string) => texts.filter((text) => text.includes(word)).length;
  const words = new Set(texts.flatMap((text) => text.match(/[ァ-ヶー]{4,}/g) ?? []));
  return [...words].filter((word) => holders(word) > 1).sort((a, b) => holders(a) - holders(b))[0];
}

test('a word in katakana and in hiragana finds the same pages, however the engine divides words', async ({ tab }) => {
  const lang = japanese ?? DEFAULT_LANG;
  const word = wordInKatakana(lang) ?? '';
  test.skip(word === '', 'no text has a word in katakana');
  const counted = async (query: string) => {
    await tab.goto(`${localizePath('/search', lang)}?q=${encodeURIComponent(query)}`);
    await soon(() => count(tab, '.search-results__list a')).toBeGreaterThan(0);
    return (await textOf(tab, '.search-results__count')).replace(query, '');
  };
  const hiragana = word.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  expect(await counted(hiragana)).toBe(await counted(word));
});

test('the words found are underlined by a thick line, and a title under the pointer too', async ({ tab }) => {
  const [article] = shown('tech-articles');
  test.skip(article === undefined, 'no articles');
  const lineOf = (selector: string) =>
    tab.run((css) => {
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(document.querySelector(css) as Element);
      return `${textDecorationLine} ${textDecorationThickness}`;
    }, selector);
  await tab.goto(`/search?q=${encodeURIComponent(`${article?.title}`)}`);
  await soon(() => count(tab, '.search-results__list mark')).toBeGreaterThan(0);
  expect(await lineOf('.search-results__list mark')).toBe('underline 2px');
  await tab.goto('/tech-articles');
  await tab.hold(await middleOf(tab, '.cards h3 a'));
  await soon(() => lineOf('.cards h3 a')).toBe('underline 2px');
});

test('the search shows a query as it is, says what it did not find, and shows the site map', async ({ tab }) => {
  const query = '<img src=x onerror=alert(1)>';
  await tab.goto(`/search?q=${encodeURIComponent(query)}`);
  await soon(() => textOf(tab, '.search-results__count')).toContain(query);
  await soon(() => count(tab, '.search-results__none a[href="/contact"]')).toBe(1);
  expect(await count(tab, '.search-results__list > *')).toBe(0);
  await soon(() => count(tab, '.site-map')).toBeGreaterThan(0);
});

test('the search says that its index is lost', async ({ tab, watched }) => {
  watched.let(/pagefind\.js/, 'lost');
  await tab.goto('/search?q=API');
  await soon(() => textOf(tab, '.search-results__count')).toContain(readWords(DEFAULT_LANG, 'search').search.failed);
  await soon(() => count(tab, '.site-map')).toBeGreaterThan(0);
  await soon(() => watched.trouble()).toEqual([expect.stringMatching(/^\/search\?q=API: console: /)]);
});
