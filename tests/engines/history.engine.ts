import { expect } from '@playwright/test';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown, wordOfArticles } from '#tests/support/entries.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';
import { FIREFOX, test } from './engine.ts';
import { agree, fillIn, MESSAGE } from './inquiry.ts';
import { addressOf, alive, count, fill, press, valueIn } from './look.ts';
import { soon } from './soon.ts';

test('the way back shows a list as it was left, its filter, words and place', FIREFOX, async ({ tab }) => {
  const [article] = shown('tech-articles');
  test.skip(article === undefined, 'no articles');
  const filtered = `/tech-articles?tag=${article?.tags[0]}`;
  await tab.goto(filtered);
  await alive(tab);
  await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
  await press(tab, '.cards--arriving h3 a');
  await soon(() => addressOf(tab)).toMatch(/^\/tech-articles\/./);
  await tab.back();
  await soon(() => addressOf(tab)).toBe(filtered);
  await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
  expect(await count(tab, '.filter__terms [aria-current]')).toBe(1);
});

test('the way back to the search shows the same results', FIREFOX, async ({ tab }) => {
  await tab.goto(`/search?q=${encodeURIComponent(recordOf('company').shortName)}`);
  await soon(() => count(tab, '.search-results__list a')).toBeGreaterThan(0);
  await press(tab, '.search-results__list a');
  await soon(() => addressOf(tab)).toMatch(/^\/(?!search)./);
  await tab.back();
  await soon(() => count(tab, '.search-results__list a')).toBeGreaterThan(0);
});

const word = wordOfArticles(DEFAULT_LANG)?.word;
for (const { address, typed, field, found, next } of [
  {
    address: '/tech-articles',
    typed: word,
    field: '#q',
    found: '.cards--arriving > li',
    next: '.cards--arriving h3 a',
  },
  {
    address: '/search',
    typed: word,
    field: 'main input[name=q]',
    found: '.search-results__list a',
    next: '.search-results__list a',
  },
  {
    address: '/faq',
    typed: 'zzzz',
    field: '.faq-accordion__find input',
    found: '.faq-accordion__none',
    next: '.footer a[href="/about-us"]',
  },
] as const)
  test(`the way back to ${address} shows in its field what it is filtered by`, async ({ tab }) => {
    test.skip(!SHOWN_ROUTES.includes(address), 'no such page');
    test.skip(typed === undefined, 'no title has a word in Latin letters that other articles have not');
    await tab.goto(address);
    await alive(tab);
    await fill(tab, field, `${typed}`);
    await soon(() => count(tab, found)).toBeGreaterThan(0);
    if (address !== '/faq') await soon(() => addressOf(tab)).toBe(`${address}?q=${typed}`);
    await press(tab, next);
    await soon(() => addressOf(tab)).toMatch(new RegExp(`^/(?!${address.slice(1)}([?#]|$)).`));
    await tab.back();
    await soon(() => valueIn(tab, field)).toBe(typed);
    await soon(() => count(tab, found)).toBeGreaterThan(0);
  });

test('two tabs keep their own inquiry', FIREFOX, async ({ tab, watched }) => {
  await agree(tab);
  await fillIn(tab);
  const other = await tab.another();
  await other.goto(`${watched.origin}/contact`);
  await press(other, '#agree');
  await soon(() => addressOf(other)).toBe('/contact/form');
  await fill(other, '#message', 'もう一つのタブです。');
  expect(await valueIn(tab, '#message')).toBe(MESSAGE);
  await tab.reload();
  expect(await valueIn(tab, '#message')).toBe(MESSAGE);
  expect(await valueIn(other, '#message')).toBe('もう一つのタブです。');
});

test('the language that one tab chooses holds in another', FIREFOX, async ({ tab, watched }) => {
  const lang = PUBLISHED_LANGS[1] ?? DEFAULT_LANG;
  test.skip(lang === DEFAULT_LANG, 'the site has one language');
  await tab.goto('/sitemap');
  const other = await tab.another();
  await other.goto(`${watched.origin}/sitemap?lng=${lang}`);
  await soon(() => addressOf(other)).toBe(localizePath('/sitemap', lang));
  await tab.goto('/about-us');
  await soon(() => addressOf(tab)).toBe(localizePath('/about-us', lang));
});
