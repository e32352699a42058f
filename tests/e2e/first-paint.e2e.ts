import { expect, test } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { LOCALE, pagesOf } from '#tests/support/routes.ts';

const A_POSITION = pagesOf('jobs', shown('jobs').at(-1));
const PATHS = ['/', '/about-us', ...A_POSITION, '/faq', '/news', '/contact/form'];
const WIDTHS = [390, 1280] as const;
const VISITS = PATHS.flatMap((path, at) =>
  inTurn(PUBLISHED_LANGS, at).flatMap((lang) => inTurn(WIDTHS, at).map((width) => ({ path, lang, width }))),
);
/** Bytes a second: a document takes half a second, and comes in pieces. */
const SLOW = 30_000;

/** Visits of one test: they wait for the line at the same time. */
const SHARE = 3;
const SHARES = Array.from({ length: Math.ceil(VISITS.length / SHARE) }, (_, at) =>
  VISITS.slice(at * SHARE, (at + 1) * SHARE),
);

for (const [at, share] of SHARES.entries())
  test(`pages that arrive in pieces are shown when they are whole: nothing on them moves, ${at + 1} of ${SHARES.length}`, async ({
    browser,
  }) => {
    const seen = await Promise.all(
      share.map(async ({ path, lang, width }) => {
        const page = await browser.newPage({ viewport: { width, height: 844 }, locale: LOCALE[lang] });
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        const line = { offline: false, latency: 0, downloadThroughput: SLOW, uploadThroughput: SLOW };
        await session.send('Network.emulateNetworkConditions', line);
        await page.goto(localizePath(path, lang));
        const row = { visit: `${localizePath(path, lang)} at ${width} px`, ...(await page.evaluate(howItCame)) };
        await page.close();
        return row;
      }),
    );
    // Milliseconds from first to last byte.
    expect(seen.filter(({ cameIn }) => cameIn <= 150)).toEqual([]);
    expect(seen.filter(({ shifts }) => shifts !== 0)).toEqual([]);
  });

/** Milliseconds from a page's first byte to its last, and how often something on it moved. Runs in the page. */
async function howItCame(): Promise<{ cameIn: number; shifts: number }> {
  const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 500, []);
  });
  const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  return { cameIn: (document?.responseEnd ?? 0) - (document?.responseStart ?? 0), shifts: shifts.length };
}
