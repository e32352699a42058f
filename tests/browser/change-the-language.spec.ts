import type { Page } from '@playwright/test';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ABOUT } from '#src/site/routes.ts';
import { questions, shown } from '#tests/support/entries.ts';
import { openAlive } from '#tests/support/late-scripts.ts';
import { LANGUAGE_KEY } from '#tests/support/storage.ts';
import { expect, test } from './test.ts';

/** The languages that a visitor can be led to. */
const OTHERS = PUBLISHED_LANGS.filter((lang) => lang !== DEFAULT_LANG);
const [other = DEFAULT_LANG] = OTHERS;
const last = OTHERS.at(-1) ?? DEFAULT_LANG;
const home = LANG_INFO[DEFAULT_LANG].locale;
/** The language as it is spoken in a region of which the site knows nothing. */
const abroad = (lang: Lang) => `${new Intl.Locale(LANG_INFO[lang].locale).language}-SG`;

test.skip(OTHERS.length === 0, 'the site has one language');

/** Where a visitor is: path, query and fragment. */
const place = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

/** Let pages say when they are left: their head sends a visitor on before they are whole. */
const noteLeaving = (page: Page) =>
  page.addInitScript(() => addEventListener('beforeunload', () => Object.assign(window, { isLeaving: true })));

/** A visitor who opens an address ends at another, or stays. */
async function expectToLand(page: Page, address: string, on: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.readyState === 'complete' && !('isLeaving' in window));
  expect(place(page), address).toBe(on);
}

/** The link to another language in the head of a page. */
const choose = (page: Page, lang: Lang) =>
  page.getByRole('banner').getByRole('link', { name: LANG_INFO[lang].label, exact: true });

test.beforeEach(async ({ page }) => noteLeaving(page));

test('a first visit leads to the language of the browser, and stores no choice', async ({ browser, baseURL }) => {
  // All sources of a choice and their order are in `src/scripts/detect-language.inline.test.ts`.
  for (const { locale, from, to } of [
    { locale: 'fr-FR', from: ABOUT, to: ABOUT },
    ...OTHERS.map((lang) => ({
      locale: abroad(lang),
      from: '/sitemap?category=notice#main',
      to: `${localizePath('/sitemap', lang)}?category=notice#main`,
    })),
    // An address with a language is meant.
    { locale: home, from: localizePath(ABOUT, other), to: localizePath(ABOUT, other) },
  ]) {
    const page = await browser.newPage({ locale, ...(baseURL && { baseURL }) });
    await noteLeaving(page);
    await expectToLand(page, from, to);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  }
});

test.describe('of a visitor who comes from a page of the site', () => {
  test.use({ lang: other });
  test('the language of the browser is not obeyed', async ({ page }) => {
    await page.goto(localizePath('/', other));
    await page.evaluate((about) => {
      location.href = about;
    }, ABOUT);
    await page.waitForURL(`**${ABOUT}`);
    await page.waitForFunction(() => document.readyState === 'complete' && !('isLeaving' in window));
    expect(place(page)).toBe(ABOUT);
  });
});

test.describe('a stored choice', () => {
  test('?lng= wins everywhere, is stored, leaves the address bar, and holds in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/sitemap');
    const tab = await context.newPage();
    await noteLeaving(tab);
    await expectToLand(tab, `${ABOUT}?lng=${last}&x=1#main`, `${localizePath(ABOUT, last)}?x=1#main`);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: LANGUAGE_KEY, value: last, sameSite: 'Lax', secure: false });
    expect(await tab.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe(last);
    await expectToLand(page, ABOUT, localizePath(ABOUT, last));
    await expectToLand(page, `${localizePath(ABOUT, other)}?lng=${DEFAULT_LANG}`, ABOUT);
    await expectToLand(page, ABOUT, ABOUT);
  });
});

test.describe('the language switch', () => {
  test('leads to the same page, and the choice lasts', async ({ page }) => {
    await page.goto(ABOUT);
    await choose(page, other).click();
    await expect(page).toHaveURL(localizePath(ABOUT, other));
    await expectToLand(page, '/sitemap', localizePath('/sitemap', other));
    await choose(page, DEFAULT_LANG).click();
    await expect(page).toHaveURL('/sitemap');
  });

  test('keeps the filter of a list and the words of a search', async ({ page }) => {
    const [newest] = shown('news');
    if (newest !== undefined) {
      await openAlive(page, `/news?category=${newest.category}`);
      await choose(page, other).click();
      await expect(page).toHaveURL(localizePath(`/news?category=${newest.category}`, other));
      await expect(page.getByRole('group').locator('[aria-current]')).toHaveCount(1);
    }
    await page.goto(localizePath('/search?q=a%26b%23c', other));
    await choose(page, DEFAULT_LANG).click();
    await expect(page).toHaveURL('/search?q=a%26b%23c');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a&b#c');
    await expect(page.getByRole('main').getByRole('status')).toContainText('a&b#c');
  });

  test('keeps the question that the address names', async ({ page }) => {
    const [{ id } = {}] = questions(last);
    test.skip(id === undefined, 'no questions');
    await openAlive(page, localizePath(`/faq#${id}`, last));
    await expect(page.locator(`details[open] #${id}`)).toBeInViewport();
    await choose(page, DEFAULT_LANG).click();
    await expect(page).toHaveURL(`/faq#${id}`);
    await expect(page.locator(`details[open] #${id}`)).toBeInViewport();
  });

  test('leaves the reader of an article at the same heading', async ({ page }) => {
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
    await choose(page, other).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${localizePath(`/tech-articles/${slug}`, other)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});
