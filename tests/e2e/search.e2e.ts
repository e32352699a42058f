import { expect, test } from '@playwright/test';
import { delayScripts } from '#tests/support/late-scripts.ts';
import { inGate } from '#tests/support/matrix.ts';

const LANGS = [
  { lang: 'ja', prefix: '', query: 'オフショア', page: '/services/offshore-development' },
  { lang: 'en', prefix: '/en', query: 'offshore', page: '/en/services/offshore-development' },
  { lang: 'zh', prefix: '/zh', query: '离岸', page: '/zh/services/offshore-development' },
] as const;

for (const { lang, prefix, query, page: meant } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test('is offered where a page is not found', inGate(lang === 'ja'), async ({ page }) => {
      await page.goto(`${prefix}/no-such-page`);
      await page.locator('main input[name=q]').fill(query);
      await page.locator('main input[name=q]').press('Enter');
      await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', meant);
    });
  });
}

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
