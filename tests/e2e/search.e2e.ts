import { expect, test } from '@playwright/test';
import { delayScripts } from '#tests/support/late-scripts.ts';
import { inGate } from '#tests/support/matrix.ts';

const LANGS = [
  { lang: 'ja', prefix: '', button: '検索', query: 'オフショア', page: '/services/offshore-development' },
  { lang: 'en', prefix: '/en', button: 'Search', query: 'offshore', page: '/en/services/offshore-development' },
  { lang: 'zh', prefix: '/zh', button: '搜索', query: '离岸', page: '/zh/services/offshore-development' },
] as const;

for (const { lang, prefix, button, query, page: meant } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test('finds a page from the header on, by keyboard alone', inGate(lang === 'zh'), async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`${prefix}/news`);
      await page.getByRole('search').getByRole('button', { name: button }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/search(\\?q=)?$`));
      const field = page.locator('main input[name=q]');
      await expect(field).toBeFocused();
      await page.keyboard.type(query);
      await expect(page.locator('main').getByRole('status')).toContainText(query);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(query)}`));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const first = page.locator('.search-results__list a').first();
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('href', meant);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${meant}$`));
      expect(problems).toEqual([]);
    });

    test('without script shows the site map', inGate(lang === 'en'), async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: lang, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(`${prefix}/search?q=x`);
      await expect(page.locator('.site-map').getByRole('link').first()).toBeVisible();
      await context.close();
    });

    test('is offered where a page is not found', inGate(lang === 'ja'), async ({ page }) => {
      await page.goto(`${prefix}/no-such-page`);
      await page.locator('main input[name=q]').fill(query);
      await page.locator('main input[name=q]').press('Enter');
      await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', meant);
    });
  });
}

test('shows a query as it is, and says when nothing matches', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await expect(page.locator('main').getByRole('status')).toContainText(query);
  await expect(page.locator('.search-results__list > *')).toHaveCount(0);
  await expect(page.locator('.search-results__none')).toBeVisible();
  await expect(page.locator('.search-results__none a[href="/contact"]')).toBeVisible();
  await expect(page.locator('.site-map').first()).toBeVisible();
});

test('reads a slip of the finger, and offers the words that find something alone, by keyboard', async ({ page }) => {
  await page.goto('/en/search?q=offshroe');
  await expect(page.locator('main').getByRole('status')).toContainText('“offshore”');
  await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', LANGS[1].page);
  await page.locator('main input[name=q]').fill('offshore xylophones');
  await expect(page.locator('.search-results__alone a')).toHaveText(['offshore']);
  await page.locator('.search-results__alone a').press('Enter');
  await expect(page).toHaveURL('/en/search?q=offshore');
  await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', LANGS[1].page);
  await expect(page.locator('.search-results__none')).toBeHidden();
});

test('a hit among the questions opens the one that is quoted', async ({ page }) => {
  await page.goto('/faq');
  const item = page.locator('main details').last();
  const id = await item.locator('[id]').first().getAttribute('id');
  const question = await item.locator('summary').evaluate((summary) => summary.lastChild?.textContent?.trim() ?? '');
  await page.goto(`/search?q=${encodeURIComponent(question)}`);
  await page.locator('.search-results__list a[href^="/faq#"]').click();
  await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open', '');
  expect(await page.evaluate(() => location.hash)).toBe(`#${id}`);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('comes back to the same results', async ({ page }) => {
  const { query } = LANGS[0];
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await page.locator('.search-results__list a').nth(2).click();
  await page.goBack();
  await expect(page.locator('main input[name=q]')).toHaveValue(query);
  await expect(page.locator('.search-results__list a').nth(2)).toBeVisible();
});

test('what is typed before the script comes is looked for', async ({ page }) => {
  const scripts = await delayScripts(page);
  // It is asked for with the page, whose load waits for it.
  await page.goto('/zh/search', { waitUntil: 'commit' });
  await page.locator('main input[name=q]').click();
  await page.keyboard.type(LANGS[2].query);
  await scripts.arrive();
  await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', LANGS[2].page);
  await expect(page.locator('main input[name=q]')).toHaveValue(LANGS[2].query);
  await expect(page).toHaveURL(`/zh/search?q=${encodeURIComponent(LANGS[2].query)}`);
});

test('says so when the index cannot be loaded', async ({ page }) => {
  await page.route('**/pagefind/*/pagefind.js', (route) => route.abort());
  await page.goto('/search?q=API');
  await expect(page.locator('main').getByRole('status')).toContainText('検索を読み込めませんでした');
  await expect(page.locator('.site-map').first()).toBeVisible();
});
