import { expect } from '@playwright/test';
import { inGate } from '#tests/support/matrix.ts';
import { test } from './engine.ts';
import { addressOf, count, fill, press, textOf } from './look.ts';
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
