import { type Browser, expect, type Page, test } from '@playwright/test';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { IS_FULL, LOCALE } from '#tests/support/routes.ts';

const PATHS = ['/', '/tech-articles/drupal-ai-cto-prediction', '/recruit/system-engineer'] as const;
const FONT_LATE_MS = 2_000;
const MOST_SHIFT = 0.01;

/** Every page once in the gate, the languages taking turns; each in all three in the whole matrix. */
const VISITS: readonly { lang: Lang; address: string }[] = PATHS.flatMap((path, at) =>
  LANGS.filter((_, turn) => IS_FULL || turn === at).map((lang) => ({ lang, address: localizePath(path, lang) })),
);

/** A visitor with nothing in the browser's cache. */
async function visitor(browser: Browser, lang: Lang, width: number): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALE[lang],
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
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

/** Bytes that the font cost the visit; undefined when the page did not ask for it. */
const fontBytes = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        name.endsWith('.woff2'),
      )?.transferSize,
  );

for (const width of [390, 1280])
  test(`at ${width} px a late font moves nothing and changes nothing that is read`, async ({ browser }) => {
    test.setTimeout(IS_FULL ? 120_000 : 60_000);
    const rows = await Promise.all(
      VISITS.map(async ({ lang, address }) => {
        const page = await visitor(browser, lang, width);
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, FONT_LATE_MS));
          await route.continue();
        });
        const arrival = page.waitForResponse('**/*.woff2');
        await page.goto(address);
        const before = await page.locator('h1').screenshot({ animations: 'disabled' });
        await (await arrival).finished();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        const after = await page.locator('h1').screenshot({ animations: 'disabled' });
        const row = { address, shift: await shiftOf(page), isSame: before.equals(after) };
        await page.context().close();
        return row;
      }),
    );
    expect(rows.filter(({ shift, isSame }) => shift > MOST_SHIFT || !isSame)).toEqual([]);
  });

test('later pages take the font from the cache, and nothing moves on the first or on them', async ({ browser }) => {
  test.setTimeout(IS_FULL ? 120_000 : 60_000);
  const rows = await Promise.all(
    (IS_FULL ? [390, 1280] : [390]).flatMap((width) =>
      VISITS.map(async ({ lang, address }) => {
        const page = await visitor(browser, lang, width);
        await page.goto(localizePath('/services', lang));
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => fontBytes(page)).toBeGreaterThan(0);
        const first = await shiftOf(page);
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const row = { address, first, later: await shiftOf(page), bytes: await fontBytes(page) };
        await page.context().close();
        return row;
      }),
    ),
  );
  expect(rows.filter(({ first, later, bytes }) => first > MOST_SHIFT || later > MOST_SHIFT || bytes !== 0)).toEqual([]);
});

test('the font is kept for a year, and no page fetches it ahead of its text', async ({ request }) => {
  const { headers } = await request.get('/fonts/site-latin.woff2').then((answer) => ({ headers: answer.headers() }));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('rel="preload"');
  expect(html).toMatch(/@font-face\{[^}]*font-display:optional/);
});
