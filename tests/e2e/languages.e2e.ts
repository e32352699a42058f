import { expect, type Page, test } from '@playwright/test';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
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

/** The languages that a visitor can be led to. */
const OTHERS = PUBLISHED_LANGS.filter((lang) => lang !== DEFAULT_LANG);
const [other = DEFAULT_LANG, third = DEFAULT_LANG] = OTHERS;
const last = OTHERS.at(-1) ?? DEFAULT_LANG;
const home = LANG_INFO[DEFAULT_LANG].locale;
/** The language as it is spoken in a region of which the site knows nothing. */
const abroad = (lang: Lang) => `${new Intl.Locale(LANG_INFO[lang].locale).language}-SG`;

test.skip(OTHERS.length === 0, 'the site has one language');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) Object.assign(window, { isLeaving: true });
    });
  });
});

test.describe('the browser language', () => {
  for (const { locale, from, to } of [
    { locale: home, from: '/sitemap', to: '/sitemap' },
    ...OTHERS.flatMap((lang) => [
      { locale: abroad(lang), from: '/', to: localizePath('/', lang) },
      {
        locale: LANG_INFO[lang].locale,
        from: '/sitemap?category=notice#main',
        to: `${localizePath('/sitemap', lang)}?category=notice#main`,
      },
    ]),
    { locale: 'fr-FR', from: '/about-us', to: '/about-us' },
    ...[...new Set([home, LANG_INFO[last].locale])].map((locale) => ({
      locale,
      from: localizePath('/about-us', other),
      to: localizePath('/about-us', other),
    })),
  ])
    test.describe(`${locale} at ${from}`, () => {
      test.use({ locale });
      test(`${from} leads to ${to}`, async ({ page, context }) => {
        await expectToLand(page, from, to);
        expect(await context.cookies()).toEqual([]);
      });
    });

  test.describe('of a crawler', () => {
    test.use({
      locale: LANG_INFO[other].locale,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    test('is not obeyed', async ({ page }) => {
      await expectToLand(page, '/sitemap', '/sitemap');
    });
  });

  test.describe('of a visitor who comes from a page of the site', () => {
    test.use({ locale: LANG_INFO[other].locale });
    test('is not obeyed', async ({ page }) => {
      await page.goto(localizePath('/', other));
      await page.evaluate(() => {
        location.href = '/about-us';
      });
      await page.waitForURL('**/about-us');
      await settle(page);
      expect(new URL(page.url()).pathname).toBe('/about-us');
    });
  });
});

test.describe('a stored choice', () => {
  test.use({ locale: home });

  test('the cookie wins over local storage, local over session storage', async ({ page, context }) => {
    await page.goto(localizePath('/', other));
    await page.evaluate(([key, lang]) => sessionStorage.setItem(key, lang), [LANGUAGE_KEY, other] as const);
    await expectToLand(page, '/about-us', localizePath('/about-us', other));
    await page.evaluate(([key, lang]) => localStorage.setItem(key, lang), [LANGUAGE_KEY, third] as const);
    await expectToLand(page, '/about-us', localizePath('/about-us', third));
    await context.addCookies([{ name: LANGUAGE_KEY, value: other, url: new URL('/', page.url()).href }]);
    await expectToLand(page, '/about-us', localizePath('/about-us', other));
  });

  test('?lng= wins everywhere, is stored and leaves the address bar', async ({ page, context }) => {
    await expectToLand(page, `/about-us?lng=${last}&x=1#main`, `${localizePath('/about-us', last)}?x=1#main`);
    expect((await context.cookies()).find(({ name }) => name === LANGUAGE_KEY)).toMatchObject({
      value: last,
      sameSite: 'Lax',
      secure: false,
    });
    expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe(last);
    await expectToLand(page, `${localizePath('/about-us', other)}?lng=${DEFAULT_LANG}`, '/about-us');
    await expectToLand(page, '/about-us', '/about-us');
  });

  test('an unknown ?lng= is dropped and stores nothing', async ({ page, context }) => {
    await expectToLand(page, '/about-us?lng=xx', '/about-us');
    await expectToLand(
      page,
      `${localizePath('/about-us', other)}?lng=//evil.example`,
      localizePath('/about-us', other),
    );
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
    await expectToLand(page, `/about-us?lng=${other}`, localizePath('/about-us', other));
  });
});

test.describe('the language switch', () => {
  test.use({ locale: home, viewport: { width: 1280, height: 800 } });

  test('leaves the reader at the same heading', async ({ page }) => {
    const idsOf = (lang: Lang, slug: string) =>
      shown('tech-articles', lang)
        .filter((one) => one.slug === slug && one.lang === lang)
        .flatMap(({ body }) => [...body.matchAll(/^## .*\{#(.+)\}$/gm)].map(([, id = '']) => id));
    const [found] = shown('tech-articles').flatMap(({ slug }) => {
      const translated = idsOf(other, slug);
      const [, ...ids] = idsOf(DEFAULT_LANG, slug).filter((id) => translated.includes(id));
      return ids.map((id) => ({ slug, id }));
    });
    test.skip(found === undefined, 'no article names its headings in two languages');
    const { slug = '', id = '' } = found ?? {};
    await page.goto(`/tech-articles/${slug}`);
    await page.locator(`#${id}`).evaluate((heading) => {
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
      scrollBy({ top: 60, behavior: 'instant' });
    });
    // A click of the driver would scroll the sticky header into view first.
    const link = page.locator(`.header__language [hreflang="${LANG_INFO[other].tag}"]`);
    await link.evaluate((other: HTMLElement) => other.click());
    await page.waitForURL(`**${localizePath(`/tech-articles/${slug}`, other)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});
