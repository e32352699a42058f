import { expect, test } from '@playwright/test';
import about from '#locales/ja/about.json' with { type: 'json' };
import { pageOf } from '#src/content/kinds.ts';
import { company, shown } from '#tests/support/entries.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the header', () => {
  test('has its eight links in order, and marks the current one', async ({ page }) => {
    await page.goto('/news');
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
    await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('href', '/news');
    await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('aria-current', 'page');
  });

  test('marks the section of a page that belongs under another link than its path', async ({ page }) => {
    const [position] = shown('jobs');
    test.skip(position === undefined, 'no position is open');
    await page.goto(pageOf('jobs', position?.slug ?? ''));
    const current = page.getByRole('navigation', { name: 'メインナビゲーション' }).locator('[aria-current]');
    await expect(current).toHaveAttribute('href', '/recruit_se');
    await expect(current).toHaveAttribute('aria-current', 'true');
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

test.describe('a certificate', () => {
  const [certificate] = company().certifications;
  test.skip(certificate === undefined, 'the company shows no certificate');
  const { key, name, alt } = certificate ?? { key: '', name: '', alt: '' };

  test('opens enlarged, and closes by Esc with the focus back', async ({ page }) => {
    await page.goto('/about-us');
    const open = page.getByRole('link', { name });
    await open.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(alt);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('that is asked for in another tab opens there', async ({ page, context }) => {
    await page.goto('/about-us');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
    // The tab is there before its address is.
    await expect(await opened).toHaveURL(/\.(svg|webp|png)$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes by a click beside it, not by one on it', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a link to its picture', async ({ page }) => {
      await page.goto('/about-us');
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`certificate-${key}[^/]*\\.svg$`));
    });
  });
});

test('the map asks another host only after it is chosen, and has the focus when it is there', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await page.goto('/about-us');
  await page.locator('.office-map').scrollIntoViewIfNeeded();
  // What is loaded because it comes into view is asked for with the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: about.map.load }).press('Enter');
  await expect.poll(() => foreign).toEqual(['www.openstreetmap.org']);
  // A screen reader hears of it by the frame's name.
  await expect(page.getByTitle(about.map.frame)).toBeFocused();
});
