import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_KEY } from '#tests/support/storage.ts';

/** Where a visitor is: path, query and fragment. */
const place = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Wait until a page is whole and does not lead on: the browser says so in the moment in which the head's script sends it away. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('isLeaving' in window));
}

/** A visitor who opens an address ends at another, or stays. */
const expectToLand = async (page: Page, address: string, on: string) => {
  await page.goto(address);
  await settle(page);
  expect(place(page)).toBe(on);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) Object.assign(window, { isLeaving: true });
    });
  });
});

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
        await expectToLand(page, from, to);
        expect(await context.cookies()).toEqual([]);
      });
    });

  test.describe('of a crawler', () => {
    test.use({
      locale: 'en-US',
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    test('is not obeyed', async ({ page }) => {
      await expectToLand(page, '/news', '/news');
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
      await settle(page);
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
    }, LANGUAGE_KEY);
    await expectToLand(page, '/faq', '/en/faq');
    await page.evaluate((key) => localStorage.setItem(key, 'zh'), LANGUAGE_KEY);
    await expectToLand(page, '/faq', '/zh/faq');
    await context.addCookies([{ name: LANGUAGE_KEY, value: 'en', url: new URL('/', page.url()).href }]);
    await expectToLand(page, '/faq', '/en/faq');
  });

  test('?lng= wins everywhere, is stored and leaves the address bar', async ({ page, context }) => {
    await expectToLand(page, '/services?lng=zh&x=1#main', '/zh/services?x=1#main');
    expect((await context.cookies()).find(({ name }) => name === LANGUAGE_KEY)).toMatchObject({
      value: 'zh',
      sameSite: 'Lax',
      secure: false,
    });
    expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe('zh');
    await expectToLand(page, '/en/services?lng=ja', '/services');
    await expectToLand(page, '/services', '/services');
  });

  test('an unknown ?lng= is dropped and stores nothing', async ({ page, context }) => {
    await expectToLand(page, '/services?lng=xx', '/services');
    await expectToLand(page, '/en/services?lng=//evil.example', '/en/services');
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
    await expectToLand(page, '/services?lng=en', '/en/services');
  });
});
