import type { Browser, Page } from '@playwright/test';
import { LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ABOUT } from '#src/site/routes.ts';
import { shown } from '#tests/support/entries.ts';
import { IS_FULL, inTurn, langAt } from '#tests/support/matrix.ts';
import { pagesOf } from '#tests/support/routes.ts';
import { CHROMIUM, expect, test } from './test.ts';

const PATHS = ['/', ...pagesOf('jobs', shown('jobs').at(-1)), '/faq', '/news', '/contact'];
const WIDTHS = [390, 1280] as const;
const VISITS = PATHS.flatMap((path, at) =>
  inTurn(PUBLISHED_LANGS, at).flatMap((lang) => inTurn(WIDTHS, at).map((width) => ({ path, lang, width }))),
);
const MOST_SHIFT = 0.01;
/** Bytes a second: a document takes half a second, and comes in pieces. */
const SLOW = 30_000;

/** A visitor with nothing in the browser's cache, and what moves on the page. */
async function visitor(browser: Browser, lang: Lang, width: number): Promise<Page> {
  const viewport = { width, height: 844 };
  const { locale } = LANG_INFO[lang];
  const page = await browser.newPage({ locale, viewport, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
/** What is drawn now, is seen by observers with the next frames. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test(
  'pages that arrive in pieces are shown when they are whole: nothing on them moves',
  CHROMIUM,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    // They wait for the line at the same time.
    const seen = await Promise.all(
      VISITS.map(async ({ path, lang, width }) => {
        const page = await visitor(browser, lang, width);
        // What the exchange of the font moves has a test of its own.
        await page.route('**/*.woff2', (route) => route.abort());
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        const line = { offline: false, latency: 0, downloadThroughput: SLOW, uploadThroughput: SLOW };
        await session.send('Network.emulateNetworkConditions', line);
        await page.goto(`${baseURL}${localizePath(path, lang)}`);
        await nextFrames(page);
        const [shift, cameIn] = [await shiftOf(page), await page.evaluate(howLongItCame)];
        await page.context().close();
        return { visit: `${localizePath(path, lang)} at ${width} px`, cameIn, shift };
      }),
    );
    expect(seen.filter(({ cameIn }) => cameIn <= 150)).toEqual([]);
    expect(seen.filter(({ shift }) => shift > MOST_SHIFT)).toEqual([]);
  },
);

/** Milliseconds from a page's first byte to its last. Runs in the page. */
function howLongItCame(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  return (document?.responseEnd ?? 0) - (document?.responseStart ?? 0);
}

/** When the page asked for the font and what it cost; undefined when it did not ask. */
const fontOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const file = files.find(({ name }) => name.endsWith('.woff2'));
    return file && { startTime: file.startTime, bytes: file.transferSize };
  });

/** When the page was drawn first. Runs in the page. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

/** Whether the page draws the year of the copyright, figures on every page, with the site's own font. */
async function isInSiteFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'footer small' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

test(
  "a visitor's first page loads the font after it is shown and does not move; the next has it from the cache",
  CHROMIUM,
  async ({ browser, baseURL }) => {
    const rows = [];
    for (const { path, lang, width } of VISITS.slice(0, IS_FULL ? 3 : 1)) {
      const page = await visitor(browser, lang, width);
      const arrival = page.waitForResponse('**/*.woff2');
      await page.goto(`${baseURL}${localizePath(path, lang)}`);
      await (await arrival).finished();
      await expect.poll(() => isInSiteFont(page)).toBe(true);
      await nextFrames(page);
      const isLate = ((await fontOf(page))?.startTime ?? 0) > (await page.evaluate(firstPaint));
      const first = { isLate, isStill: (await shiftOf(page)) <= MOST_SHIFT };

      await page.goto(`${baseURL}${localizePath(ABOUT, lang)}`);
      await page.evaluate(() => document.fonts.ready);
      const { bytes } = (await fontOf(page)) ?? {};
      const next = { isShown: await isInSiteFont(page), isStill: (await shiftOf(page)) <= MOST_SHIFT, bytes };
      rows.push({ path, first, next });
      await page.context().close();
    }
    for (const { path, first, next } of rows) {
      expect(first, path).toEqual({ isLate: true, isStill: true });
      expect(next, path).toEqual({ isShown: true, isStill: true, bytes: 0 });
    }
  },
);

test('a page that is opened before the font has come gets it, too', CHROMIUM, async ({ page }) => {
  const DELAY = 1000;
  await page.route('**/*.woff2', (route) => setTimeout(() => route.continue(), DELAY));
  await page.goto('/');
  await page.goto(ABOUT);
  await expect.poll(() => isInSiteFont(page)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, lang: langAt(1) });
  test('no page is the first: each loads the font with its text', async ({ page }) => {
    const arrival = page.waitForResponse('**/*.woff2');
    await page.goto(localizePath(ABOUT, langAt(1)));
    expect((await arrival).status()).toBe(200);
    expect((await arrival).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
