import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { recordOf } from '#tests/support/content.ts';
import { langAt } from '#tests/support/matrix.ts';
import { startRawBrowser } from '#tests/support/raw-browser.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { watch } from '#tests/support/watch.ts';

interface RuleSet {
  sourceText: string;
  url?: string;
  errorType?: string;
  errorMessage?: string;
}

/** Listen to what Chromium says of a page's rules: the page itself cannot see them. */
async function listen(page: Page): Promise<RuleSet[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const heard: RuleSet[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => heard.push(ruleSet));
  await session.send('Preload.enable');
  return heard;
}

test('a page brings rules that the browser takes, within its policy', async ({ page, request, baseURL }) => {
  const trouble = await watch(page);
  const heard = await listen(page);
  for (const address of ['/', localizePath('/about-us', langAt(1)), localizePath('/contact/form', langAt(2))]) {
    heard.length = 0;
    const response = await page.goto(address);
    expect(response?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard.map(({ errorType, errorMessage }) => errorType ?? errorMessage).filter(Boolean)).toEqual([]);
    expect(heard[0]?.url).toBe(`${baseURL}/speculation-rules.json`);
  }
  const file = await request.get('/speculation-rules.json');
  expect(file.headers()['content-type']).toBe('application/speculationrules+json');
  expect(trouble).toEqual([]);
});

test('a prerendered page stores nothing and does not move until it is shown', async ({ baseURL }) => {
  const lang = langAt(1);
  const home = localizePath('/', lang);
  const { pages, stop } = await startRawBrowser();
  try {
    const [page] = pages;
    if (!page) throw new Error('the browser has no page');
    await page.send('Page.navigate', { url: `${baseURL}${localizePath('/about-us', lang)}` });
    await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
    await page.evaluate(`sessionStorage['${CONSENT_KEY}'] = 'x'`);
    const place = (await page.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('header a[href="${home}"]').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
    })()`)) as object;
    // The rules come after the page, so the pointer comes again until they are there.
    await expect(async () => {
      for (const type of ['mouseMoved', 'mouseMoved']) await page.send('Input.dispatchMouseEvent', { type, ...place });
      expect(pages.find(({ isPrerendered }) => isPrerendered)).toBeDefined();
    }).toPass({ intervals: [500] });
    const prepared = pages.find(({ isPrerendered }) => isPrerendered) as (typeof pages)[number];
    if (recordOf('home').hero.slides !== undefined) {
      const slider = `document.querySelector('.hero-slider')?.dataset`;
      await expect.poll(() => prepared.evaluate(`${slider}?.live`)).toBe('true');
      expect(await prepared.evaluate(`${slider}.running`)).toBeUndefined();
    }
    expect(await prepared.evaluate('document.prerendering')).toBe(true);
    expect(await page.evaluate(`sessionStorage['${CONSENT_KEY}']`)).toBe('x');

    await prepared.evaluate(
      `addEventListener('pagereveal', (event) => { window.hasTransition = event.viewTransition !== null })`,
    );
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place });
    await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place });
    await expect.poll(() => prepared.evaluate('document.prerendering')).toBe(false);
    const entry = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
    expect(await prepared.evaluate(`[location.pathname, ${entry}, sessionStorage.length]`)).toEqual([home, true, 0]);
    await expect.poll(() => prepared.evaluate('window.hasTransition')).toBe(true);
  } finally {
    await stop();
  }
});
