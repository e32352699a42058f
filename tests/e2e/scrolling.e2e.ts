import { expect, test } from '@playwright/test';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';

test('an address with a fragment begins at what it names, below the header', async ({ page }) => {
  const hasFeeds = SHOWN_ROUTES.includes('/news') || SHOWN_ROUTES.includes('/tech-articles');
  test.skip(!hasFeeds, 'no feeds: no news and no articles');
  await page.goto('/about-us');
  await page.locator('.footer a[href="/sitemap#feeds"]').click();
  await expect(page.locator('#feeds')).toBeInViewport();
  const top = await page.locator('#feeds').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
});

test('nothing keeps a page out of the back/forward cache', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['cache-control'] ?? '').not.toContain('no-store');
  await page.addInitScript(() => {
    const add = window.addEventListener;
    window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
      if (type === 'unload' || type === 'beforeunload') document.documentElement.dataset['unload'] = type;
      return Reflect.apply(add, this, [type, ...rest]);
    } as typeof window.addEventListener;
  });
  for (const path of ['/', '/news', '/tech-articles', '/faq', '/search']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.dataset['unload'])).toBeUndefined();
  }
});
