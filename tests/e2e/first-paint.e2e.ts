import { expect, test } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';

const PATHS = ['/', '/about-us', '/recruit/system-engineer', '/faq', '/news', '/contact/form'] as const;
const WIDTHS = [390, 1280] as const;
const VISITS = PATHS.flatMap((path, at) =>
  inTurn(PUBLISHED_LANGS, at).flatMap((lang) => inTurn(WIDTHS, at).map((width) => ({ path, lang, width }))),
);
/** Bytes a second: a document takes half a second, and comes in pieces. */
const SLOW = 30_000;

for (const { path, lang, width } of VISITS)
  test.describe(`${localizePath(path, lang)} at ${width} px, arriving in pieces`, () => {
    test.use({ viewport: { width, height: 844 }, locale: LOCALE[lang] });
    test('is shown when it is whole: nothing on it moves', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const line = { offline: false, latency: 0, downloadThroughput: SLOW, uploadThroughput: SLOW };
      await session.send('Network.emulateNetworkConditions', line);
      await page.goto(localizePath(path, lang));
      const seen = await page.evaluate(async () => {
        const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(resolve, 500, []);
        });
        const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
        return { cameIn: (document?.responseEnd ?? 0) - (document?.responseStart ?? 0), shifts: shifts.length };
      });
      expect(seen.cameIn, 'milliseconds from first to last byte').toBeGreaterThan(150);
      expect(seen.shifts).toBe(0);
    });
  });
