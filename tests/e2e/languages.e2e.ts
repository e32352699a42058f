import { expect, test } from '@playwright/test';

const KEY = 'sekkei-works.lang';

/** Where a visitor ends who opens an address. */
const landsOn = async (page: import('@playwright/test').Page, address: string) => {
  await page.goto(address);
  await page.waitForTimeout(150);
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test.describe('the browser language', () => {
  for (const { locale, from, to } of [
    { locale: 'ja-JP', from: '/news', to: '/news' },
    { locale: 'en-GB', from: '/news?category=notice#main', to: '/en/news?category=notice#main' },
    { locale: 'zh-TW', from: '/', to: '/zh' },
    { locale: 'fr-FR', from: '/about-us', to: '/about-us' },
    { locale: 'ja-JP', from: '/en/faq', to: '/en/faq' },
    { locale: 'zh-CN', from: '/en/faq', to: '/en/faq' },
  ])
    test.describe(locale, () => {
      test.use({ locale });
      test(`${from} leads to ${to}`, async ({ page, context }) => {
        expect(await landsOn(page, from)).toBe(to);
        expect(await context.cookies()).toEqual([]);
      });
    });

  test.describe('of a crawler', () => {
    test.use({
      locale: 'en-US',
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    test('is not obeyed', async ({ page }) => {
      expect(await landsOn(page, '/news')).toBe('/news');
    });
  });

  test.describe('of a visitor who comes from a page of the site', () => {
    test.use({ locale: 'en-US' });
    test('is not obeyed', async ({ page }) => {
      await page.goto('/en');
      await page.evaluate(() => {
        location.href = '/services';
      });
      await page.waitForURL('**/services');
      await page.waitForTimeout(150);
      expect(new URL(page.url()).pathname).toBe('/services');
    });
  });
});

test.describe('a stored choice', () => {
  test.use({ locale: 'ja-JP' });

  test('the cookie wins over local storage, local over session storage', async ({ page, context }) => {
    await page.goto('/en');
    await page.evaluate((key) => {
      sessionStorage.setItem(key, 'en');
    }, KEY);
    expect(await landsOn(page, '/faq')).toBe('/en/faq');
    await page.evaluate((key) => localStorage.setItem(key, 'zh'), KEY);
    expect(await landsOn(page, '/faq')).toBe('/zh/faq');
    await context.addCookies([{ name: KEY, value: 'en', url: 'http://localhost:8890' }]);
    expect(await landsOn(page, '/faq')).toBe('/en/faq');
  });

  test('?lng= wins everywhere, is stored and leaves the address bar', async ({ page, context }) => {
    expect(await landsOn(page, '/services?lng=zh&x=1#main')).toBe('/zh/services?x=1#main');
    expect((await context.cookies()).find(({ name }) => name === KEY)).toMatchObject({
      value: 'zh',
      sameSite: 'Lax',
      secure: false,
    });
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('zh');
    expect(await landsOn(page, '/en/services?lng=ja')).toBe('/services');
    expect(await landsOn(page, '/services')).toBe('/services');
  });

  test('an unknown ?lng= is dropped and stores nothing', async ({ page, context }) => {
    expect(await landsOn(page, '/services?lng=xx')).toBe('/services');
    expect(await landsOn(page, '/en/services?lng=//evil.example')).toBe('/en/services');
    expect(await context.cookies()).toEqual([]);
  });

  test('storage that throws is ignored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    expect(await landsOn(page, '/services?lng=en')).toBe('/en/services');
  });
});

test.describe('the language switch', () => {
  test('leads to the same page and keeps the choice', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('navigation', { name: '言語' }).getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL('/en/about-us');
    expect(await landsOn(page, '/news')).toBe('/en/news');
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL('/news');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to the same page', async ({ page }) => {
      await page.goto('/about-us');
      await page.getByRole('navigation', { name: '言語' }).getByRole('link', { name: '中文' }).click();
      await expect(page).toHaveURL(/\/zh\/about-us/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    });
  });
});
