import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { IS_FULL, inTurn, langAt } from '#tests/support/matrix.ts';
import { LOCALE, pagesOf } from '#tests/support/routes.ts';

const articles = shown('tech-articles');
const AN_ARTICLE = articles.find(({ infographic }) => infographic !== undefined) ?? articles[0];
const PATHS = ['/', ...pagesOf('tech-articles', AN_ARTICLE), ...pagesOf('jobs', shown('jobs').at(-1))];
const MOST_SHIFT = 0.01;

const VISITS: readonly { lang: Lang; address: string }[] = PATHS.flatMap((path, at) =>
  inTurn(PUBLISHED_LANGS, at).map((lang) => ({ lang, address: localizePath(path, lang) })),
);
const WIDTHS = IS_FULL ? [390, 1280] : [390];

/** A visitor with nothing in the browser's cache. */
async function visitor(
  browser: Browser,
  lang: Lang,
  width: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALE[lang],
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
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

/** When the page asked for the font and what it cost; undefined when it did not ask. */
const fontOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const file = files.find(({ name }) => name.endsWith('.woff2'));
    return file && { startTime: file.startTime, bytes: file.transferSize };
  });

/**
 * When the second is over that the first page waits for its font, counted by the page itself from its first frame, however late that
 * came. Runs in the page.
 */
function whenFontIsDue(): number {
  const waiting = document.getAnimations().find((one) => one instanceof CSSAnimation && one.animationName === 'font');
  return Number(waiting?.startTime ?? Number.NaN) + Number(waiting?.effect?.getTiming().delay);
}

/** Whether the page draws the year of the copyright, figures on every page, with the site's own font. */
async function isInSiteFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'footer small' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

for (const width of WIDTHS)
  test(`at ${width} px a visitor's first page loads the font after it is shown, and never changes`, async ({
    browser,
  }) => {
    test.setTimeout(IS_FULL ? 120_000 : 60_000);
    const rows = [];
    // One after another, so that the first picture is taken before the font comes.
    for (const { lang, address } of VISITS) {
      const page = await visitor(browser, lang, width);
      const arrival = page.waitForResponse('**/*.woff2');
      await page.goto(address);
      const before = await page.locator('h1').screenshot({ animations: 'disabled' });
      await (await arrival).finished();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const after = await page.locator('h1').screenshot({ animations: 'disabled' });
      const isLate = ((await fontOf(page))?.startTime ?? 0) >= (await page.evaluate(whenFontIsDue));
      rows.push({ address, isLate, shift: await shiftOf(page), isSame: before.equals(after) });
      await page.context().close();
    }
    expect(rows.filter(({ shift, isSame, isLate }) => shift > MOST_SHIFT || !isSame || !isLate)).toEqual([]);
  });

test('later pages show the font from the cache, and nothing moves on them', async ({ browser }) => {
  test.setTimeout(IS_FULL ? 120_000 : 60_000);
  const rows = await Promise.all(
    WIDTHS.flatMap((width) =>
      VISITS.map(async ({ lang, address }) => {
        const page = await visitor(browser, lang, width);
        await page.goto(localizePath('/about-us', lang));
        await expect.poll(() => fontOf(page)).toBeTruthy();
        await page.evaluate(() => document.fonts.ready);
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const isShown = await isInSiteFont(page);
        const row = { address, isShown, shift: await shiftOf(page), bytes: (await fontOf(page))?.bytes };
        await page.context().close();
        return row;
      }),
    ),
  );
  expect(rows.filter(({ isShown, shift, bytes }) => !isShown || shift > MOST_SHIFT || bytes !== 0)).toEqual([]);
});

test('without scripts no page is marked as the first: each loads the font with its text', async ({ browser }) => {
  const page = await visitor(browser, langAt(1), 390, { javaScriptEnabled: false });
  const arrival = page.waitForResponse('**/*.woff2');
  await page.goto(localizePath('/about-us', langAt(1)));
  expect((await arrival).status()).toBe(200);
});

test('the font is kept for a year, and no page fetches it ahead of its text', async ({ request }) => {
  const { headers } = await request.get('/fonts/site-latin.woff2').then((answer) => ({ headers: answer.headers() }));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('rel="preload"');
  expect(html).toMatch(/@font-face\{[^}]*font-display:optional/);
});
