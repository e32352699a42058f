import { expect, type Page, test } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { readWords } from '#src/content/reading/read-words.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown, termLabel } from '#tests/support/entries.ts';
import { walk } from '#tests/support/focus-walk.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { FAMILIES, LOCALE, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { recordOf } from '#tools/built-site/content.ts';

/**
 * The site with a keyboard alone. Further paths are tested where they belong: skip link, menu, search, toast and questions in `tests/engines`, articles in
 * `articles`, missing fields and the error summary in `contact`, the way back from an empty filter in `faq`.
 */

/** Every second family in `npm test`, all families in the full test suite. */
const WALKED = FAMILIES.filter((_, at) => IS_FULL || at % 2 === 0);

const { menu } = readWords(DEFAULT_LANG, 'common');
const { pause, play } = readWords(DEFAULT_LANG, 'home').slider;
/** Another language than the default one. */
const other = PUBLISHED_LANGS.find((lang) => lang !== DEFAULT_LANG);

const focused = (page: Page) => page.locator(':focus');

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === null || !(element.contains(hit) || hit.contains(element));
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    // Scrolling to the focus takes its time otherwise.
    test.use({ locale: LOCALE[lang], contextOptions: { reducedMotion: 'reduce' } });
    for (const { address } of sampled(lang).filter(({ path }) => WALKED.includes(path)))
      test(`Tab walks through ${address}, seen, uncovered, in order and to the end`, async ({ page }) => {
        await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
        await page.goto(address);
        const { stops, problems } = await walk(page);
        expect(problems).toEqual([]);
        expect(stops.length).toBeGreaterThan(10);
        const last = await page.getByRole('contentinfo').getByRole('link').last().textContent();
        expect(stops.at(-1)).toContain(last?.trim());
      });
  });

test.describe('the menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('is walked through in order, and Esc on any of its controls gives the focus back', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: menu });
    await button.focus();
    await page.keyboard.press('Space');
    const inside = page.locator('#menu :is(a, input, button)');
    await expect(inside.last()).toBeVisible();
    for (const control of await inside.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  for (const key of ['Tab', 'Shift+Tab'])
    test(`closes when ${key} goes on behind it, and covers nothing`, async ({ page }) => {
      await page.goto('/about-us');
      const button = page.getByRole('button', { name: menu });
      await button.press('Enter');
      await (key === 'Tab'
        ? page.locator('#menu :is(a, input, button)').last()
        : page.locator('.header .header__logo')
      ).focus();
      await expect(page.locator('#menu')).toBeVisible();
      await page.keyboard.press(key);
      await expect(page.locator('#menu')).toBeHidden();
      await expect(focused(page)).toHaveCount(1);
      await expect(page.locator('.header :focus')).toHaveCount(0);
      expect(await focused(page).evaluate(isCovered)).toBe(false);
    });

  test('leads to the same page in another language', async ({ page }) => {
    test.skip(other === undefined, 'the site has one language');
    const lang = other ?? DEFAULT_LANG;
    await page.goto('/about-us');
    await page.getByRole('button', { name: menu }).press('Enter');
    await page.locator(`#menu a[hreflang="${LANG_INFO[lang].tag}"]`).press('Enter');
    await expect(page).toHaveURL(localizePath('/about-us', lang));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: readWords(lang, 'common').skip })).toBeFocused();
  });
});

test('the slider is paused and led by its controls, and hidden slides take no focus', async ({ page }) => {
  test.skip(recordOf('home').hero.slides === undefined, 'no slides');
  await page.goto('/');
  await expect(page.locator('.hero-slider')).toHaveAttribute('data-live', 'true', { timeout: 10_000 });
  const dots = page.locator('.hero-slider__buttons a');
  await dots.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(dots.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName(pause);
  await page.keyboard.press('Space');
  await expect(focused(page)).toHaveAccessibleName(play);
  expect(await page.locator('.hero-slider__slide[inert] :is(a, button)').count()).toBe(0);
});

const withSheet = shown('tech-articles').filter(({ infographic }) => infographic !== undefined);

test.describe('dialogs keep the focus until they are closed, and give it back', () => {
  for (const { what, address, count } of [
    { what: 'certificates', address: '/about-us', count: recordOf('company').certifications?.length ?? 0 },
    {
      what: 'infographic',
      address: localizePath(pageOf('tech-articles', `${withSheet[0]?.slug}`), langAt(1)),
      count: Math.min(1, withSheet.length),
    },
  ])
    test(what, async ({ page }) => {
      test.skip(count === 0, `no ${what} in the content`);
      await page.goto(address);
      const openers = page.locator('a[aria-haspopup=dialog]');
      await expect(openers).toHaveCount(count);
      for (const opener of await openers.all()) {
        await opener.press('Enter');
        const dialog = page.locator('dialog[open]');
        await expect(dialog).toHaveAccessibleName(/./);
        await expect(dialog.locator(':focus')).toHaveCount(1);
        for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await page.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(true);
        }
        await dialog.getByRole('button').press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
});

const lastLang = langAt(2);
const newsHome = localizePath('/news', lastLang);
const news = shown('news', lastLang);

test('a news category is chosen and let go in place', async ({ page }) => {
  test.skip(news.length === 0, 'no news');
  const label = termLabel('categories', `${news.at(-1)?.category}`, lastLang);
  await open(page, newsHome);
  await page.locator('.filter__terms').getByRole('link', { name: label, exact: true }).press('Enter');
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator('.filter__terms [aria-current]')).toContainText(label);
  await expect(focused(page)).toHaveCount(1);
  const current = page.locator('.filter__terms [aria-current]');
  await current.press('Enter');
  await expect(page).toHaveURL(newsHome);
  await expect(current).toHaveCount(0);
  await expect(page.locator('.filter__terms').getByRole('link', { name: label, exact: true })).toBeFocused();
});

test('“show more” of the news leads to the first new card, also after a category', async ({ page }) => {
  test.skip(news.length <= PAGE_SIZE, 'fewer news than one page of the list');
  await open(page, newsHome);
  await page.locator('.filter__terms a').first().press('Enter');
  await page.locator('.filter__terms [aria-current]').press('Enter');
  await page.locator('.cards__rest .links__button').press('Enter');
  await expect(page.locator('.cards h3 a').nth(PAGE_SIZE)).toBeFocused();
});

const articles = shown('tech-articles');

test('article tags keep the focus on the page', async ({ page }) => {
  test.skip(articles.length === 0, 'no articles');
  await open(page, '/tech-articles');
  await page.locator('.filter__terms a').last().press('Enter');
  await expect(page.locator('.filter__terms [aria-current]')).toHaveCount(1);
  await expect(focused(page)).toHaveCount(1);
  await page.locator('.filter__terms [aria-current]').press('Enter');
  await expect(page.locator('.cards > li:visible')).toHaveCount(Math.min(articles.length, PAGE_SIZE));
  await expect(page.locator('.filter__terms a').last()).toBeFocused();
});
