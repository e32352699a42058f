import { expect } from '@playwright/test';
import { shown } from '#tests/support/entries.ts';
import { inGate } from '#tests/support/matrix.ts';
import { test } from './engine.ts';
import { addressOf, count, fill, middleOf, press, textOf } from './look.ts';
import { soon } from './soon.ts';

for (const { prefix, query, page } of [
  { prefix: '', query: 'オフショア', page: '/services/offshore-development' },
  { prefix: '/en', query: 'offshore', page: '/en/services/offshore-development' },
  { prefix: '/zh', query: '离岸', page: '/zh/services/offshore-development' },
])
  test(
    `the search of ${prefix || '/'} finds a page while a query is typed, and leads there`,
    inGate(prefix === '/zh'),
    async ({ tab }) => {
      await tab.goto(`${prefix}/search`);
      await fill(tab, 'main input[name=q]', query);
      await soon(() => textOf(tab, '.search-results__list a')).not.toBe('');
      await soon(() => addressOf(tab)).toBe(`${prefix}/search?q=${encodeURIComponent(query)}`);
      await press(tab, '.search-results__list a');
      await soon(() => addressOf(tab)).toBe(page);
    },
  );

test('a word in katakana and in hiragana finds the same pages, however the engine divides words', async ({ tab }) => {
  const counted = async (query: string) => {
    await tab.goto(`/search?q=${encodeURIComponent(query)}`);
    await soon(() => count(tab, '.search-results__list a')).toBeGreaterThan(0);
    return (await textOf(tab, '.search-results__count')).replace(query, '');
  };
  expect(await counted('しすてむ')).toBe(await counted('システム'));
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

test('the search says what it did not find, and shows the site map', async ({ tab }) => {
  await tab.goto(`/search?q=${encodeURIComponent('<zzzzqqxx>')}`);
  await soon(() => textOf(tab, '.search-results__count')).toContain('<zzzzqqxx>');
  await soon(() => count(tab, '.site-map')).toBeGreaterThan(0);
});

test('the search says that its index is lost', async ({ tab, watched }) => {
  watched.let(/pagefind\.js/, 'lost');
  await tab.goto('/search?q=API');
  await soon(() => textOf(tab, '.search-results__count')).toContain('検索を読み込めませんでした');
  await soon(() => count(tab, '.site-map')).toBeGreaterThan(0);
  expect(watched.trouble().join()).toMatch(/^\/search\?q=API: console: /);
});
