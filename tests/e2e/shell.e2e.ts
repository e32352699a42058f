import { expect, test } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

test.describe('the header', () => {
  test('has its eight links in order, and marks the current one', async ({ page }) => {
    await page.goto('/recruit/system-engineer');
    const links = page.getByRole('navigation', { name: 'メインナビゲーション' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/about-us',
      '/services',
      '/challenged',
      '/recruit_se',
      '/news',
      '/tech-articles',
      '/contact',
    ]);
    await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('href', '/recruit_se');
    await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('aria-current', 'true');
    await page.goto('/news');
    await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('aria-current', 'page');
  });

  test('is reached after a skip link that leads to the content', async ({ page }) => {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('the menu on small screens', () => {
  test.use({ viewport: PHONE });

  test('opens, closes by Esc and returns the focus', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'メニュー' });
    const menu = page.locator('#menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.locator('#menu').getByRole('link', { name: 'ニュース' }).click();
    await expect(page).toHaveURL('/news');
    await expect(page.locator('#menu')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('opens too', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'メニュー' }).click();
      await page.locator('#menu').getByRole('link', { name: '会社情報' }).click();
      await expect(page).toHaveURL('/about-us');
    });
  });
});

test('the footer has its twelve links in three groups', async ({ page }) => {
  await page.goto('/en/faq');
  const groups = page.getByRole('contentinfo').getByRole('navigation');
  await expect(groups).toHaveCount(3);
  expect(await groups.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/en/services/architect',
    '/en/services/resident-development',
    '/en/services/contract-development',
    '/en/services/offshore-development',
    '/en/services/china-market',
    '/en/about-us',
    '/en/challenged',
    '/en/recruit_se',
    '/en/news',
    '/en/contact',
    '/en/privacy-policy',
    '/en/faq',
  ]);
});

test.describe('company information', () => {
  test('a certificate opens enlarged, and closes by Esc with the focus back', async ({ page }) => {
    await page.goto('/about-us');
    const open = page.getByRole('link', { name: '経営革新計画承認' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: '経営革新計画承認' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/見本/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('a certificate that is asked for in another tab opens there', async ({ page, context }) => {
    await page.goto('/about-us');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: '経営革新計画承認' }).click({ modifiers: ['ControlOrMeta'] });
    // The tab is there before its address is.
    await expect(await opened).toHaveURL(/\.(svg|webp|png)$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a certificate closes by a click beside it, not by one on it', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('link', { name: '経営革新計画承認' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('a certificate is a link to its picture', async ({ page }) => {
      await page.goto('/about-us');
      await page.getByRole('link', { name: '経営革新計画承認' }).click();
      await expect(page).toHaveURL(/certificate-innovation[^/]*\.svg$/);
    });
  });

  test('the map asks another host only after the click', async ({ page }) => {
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.abort();
    });
    await page.goto('/about-us');
    await page.locator('.office-map').scrollIntoViewIfNeeded();
    // What is loaded because it comes into view is asked for with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(foreign).toEqual([]);
    await page.getByRole('link', { name: '地図を表示する' }).click();
    await expect.poll(() => foreign).toEqual(['www.openstreetmap.org']);
  });
});
