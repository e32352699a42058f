import type { Page } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import { ABOUT } from '#src/site/routes.ts';
import { listen } from '#tests/support/announcements.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';
import { COMPOSED, compose } from '#tests/support/input-method.ts';
import { delayScripts } from '#tests/support/late-scripts.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';
import { expect, inLanguages, test } from './test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** Hits of the search: the first list after its heading. */
const hits = (page: Page) => page.locator('[data-search] > ol > li');

inLanguages(2, (lang) => {
  const service = shown('services', lang)
    .filter(({ status }) => status === 'active')
    .at(-1);
  const query = service?.label ?? service?.title ?? '';
  const address = localizePath(pageOf('services', `${service?.slug}`), lang);
  const home = localizePath('/search', lang);
  const asked = new URLSearchParams({ q: query });
  test.skip(service === undefined, 'no services');

  test('search from the header on, by keyboard alone', async ({ page }) => {
    await page.goto(localizePath('/sitemap', lang));
    await page
      .getByRole('banner')
      .getByRole('button', { name: readWords(lang, 'common').search.button })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`${home}(\\?q=)?$`));
    await expect(field(page)).toBeFocused();
    const times = await listen(page);
    await page.keyboard.type(query);
    await expect(status(page)).toContainText(query);
    await expect(page).toHaveURL(`${home}?${asked}`);
    await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', address);
    // The index finds other forms of a word, too: its beginning is the same.
    const marked = await hits(page).first().locator('mark').first().textContent();
    expect(query.toLowerCase()).toContain(marked?.slice(0, 4).toLowerCase());
    expect(await times(new RegExp(`${RegExp.escape(query)}.*\\d`)), 'the number is read out once').toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(hits(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(field(page)).toHaveValue(query);
    await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', address);
  });

  test('search before the script is there', async ({ page }) => {
    const scripts = await delayScripts(page);
    // It is asked for with the page, whose load waits for it.
    await page.goto(home, { waitUntil: 'commit' });
    await field(page).click();
    await page.keyboard.type(query);
    await scripts.arrive();
    await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', address);
    await expect(field(page)).toHaveValue(query);
    await expect(page).toHaveURL(`${home}?${asked}`);
  });

  test.describe('on a page that is not there', () => {
    test.use({ expected: /404/ });
    test('search', async ({ page }) => {
      await page.goto(localizePath('/no-such-page', lang));
      await field(page).fill(query);
      await field(page).press('Enter');
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', address);
      await expect(hits(page).first()).toContainText(readWords(lang, 'common').nav.services);
    });
  });

  test('type with an input method: a word is looked for when it is meant', async ({ page, browserName }) => {
    const steps = LANG_INFO[lang].letters === 'chinese' ? COMPOSED.chinese : COMPOSED.japanese;
    await page.goto(home);
    const addresses = new Set<string>();
    page.on('framenavigated', (frame) => addresses.add(frame.url().replace(/.*\?/, '?')));
    await compose(field(page), steps, browserName);
    const meant = `?q=${encodeURIComponent(steps.at(-1) ?? '')}`;
    await expect(page).toHaveURL(home + meant);
    expect([...addresses]).toEqual([meant]);
  });
});

test('a query that is markup is shown as it is, and the site map with what was not found', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  const words = readWords(DEFAULT_LANG, 'search').search;
  await expect(status(page)).toHaveText(words.none.replace('{{query}}', query));
  await expect(hits(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: words.ask })).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${ABOUT}"]`)).toBeVisible();
});

test('the announced number of results can be reached, each once', async ({ page }) => {
  // Nearly every page has a number that begins so.
  await page.goto('/search?q=2');
  await expect(hits(page)).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: readWords(DEFAULT_LANG, 'search').search.ask })).toBeHidden();
  const count = Number((await status(page).textContent())?.match(/\d+/g)?.at(-1));
  const more = page.getByRole('button', { name: readWords(DEFAULT_LANG, 'search').search.more });
  while (await more.isVisible()) {
    const shown = await hits(page).count();
    await more.click();
    await expect(hits(page).nth(shown).getByRole('link')).toBeFocused();
  }
  const addresses = await hits(page).locator('small').allTextContents();
  expect(addresses).toHaveLength(count);
  expect(new Set(addresses).size).toBe(count);
});

test.describe('a search whose index is lost', () => {
  test.use({ expected: /pagefind|Failed|search/ });
  test('says so, and shows the site map', async ({ page }) => {
    await page.route('**/pagefind.js*', (route) => route.abort());
    await page.goto('/search?q=API');
    await expect(status(page)).toHaveText(readWords(DEFAULT_LANG, 'search').search.failed);
    await expect(page.getByRole('main').locator(`a[href="${ABOUT}"]`)).toBeVisible();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens below the header, stays there while the page scrolls, and leads on', async ({ page }) => {
    const menu = page.locator('#menu');
    await page.goto(ABOUT);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await page.getByRole('button', { name: readWords(DEFAULT_LANG, 'common').menu }).click();
    const gap = () =>
      menu.evaluate((element) =>
        Math.abs(
          element.getBoundingClientRect().top - (element.closest('header')?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: readWords(DEFAULT_LANG, 'common').close })).toBeVisible();
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await menu.locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });
});

test('the map of the office is loaded on request, and not before', async ({ page, baseURL }) => {
  const [head] = recordOf('company-facts').offices ?? [];
  const [map] = recordOf('about-us').sections.flatMap((section) =>
    section.type === 'offices' ? (section.map ?? []) : [],
  );
  const hasFrame = head?.map !== undefined && recordOf('company').offices[head.key]?.image !== undefined;
  test.skip(map === undefined || !hasFrame, 'the company shows no map in its page');
  // A test uses no other host: the site replaces it in the link and in the policy.
  const MAP = 'https://www.openstreetmap.org';
  await page.route(`**${ABOUT}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(MAP, `${baseURL}`) });
  });
  const asked: string[] = [];
  await page.route('**/export/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await page.goto(ABOUT);
  const frame = page.locator(`iframe[title="${map?.frame}"]`);
  await frame.scrollIntoViewIfNeeded();
  // What is loaded because it comes into view is asked for with the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked).toEqual([]);
  await page.locator('a[target=office-map]').click();
  await expect(frame.contentFrame().getByText('Map')).toBeVisible();
  await expect(frame).toHaveJSProperty('tabIndex', 0);
  // A screen reader announces it by the frame's name.
  await expect(frame).toBeFocused();
  await expect(page).toHaveURL(ABOUT);
});

test('the way back leads to where the reader was, and a fragment to what it names', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await page.getByRole('contentinfo').locator(`a[href="${ABOUT}"]`).first().click();
  await expect(page).toHaveURL(ABOUT);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
  const hasFeeds = SHOWN_ROUTES.includes('/news') || SHOWN_ROUTES.includes('/tech-articles');
  if (!hasFeeds) return;
  await page.getByRole('contentinfo').locator('a[href="/sitemap#feeds"]').first().click();
  await expect(page.locator('#feeds')).toBeInViewport();
  expect(await page.locator('#feeds').evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60);
});

test('the contents of a long page open on a phone, stand beside it on a wide screen, and lead to its sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ABOUT);
  const contents = page.locator('main > nav details');
  test.skip((await contents.count()) === 0, 'a company of few words');
  const links = contents.getByRole('link');
  await expect(links).toHaveCount(0);
  await contents.locator('summary').click();
  await expect(links).toHaveText(await page.locator('main > section[id] h2').allTextContents());
  await links.last().click();
  await expect(page.locator('main > section[id] h2').last()).toBeInViewport();
  await page.goto(ABOUT);
  await page.setViewportSize({ width: 1280, height: 800 });
  const beside = IS_DRAWN && (await page.evaluate(() => CSS.supports('selector(::details-content)')));
  if (!beside) return;
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main > section[id] h2').nth(1)).toBeInViewport();
});
