import { test as base, expect } from '@playwright/test';
import { firefoxPath } from '#tools/browser/firefox.ts';
import { webKitPrograms } from '#tools/browser/webkit.ts';
import { startChromium, startFirefox } from './driver/puppeteer.ts';
import { type Site, watchedSite } from './driver/site.ts';
import type { Engine, EngineName, Tab } from './driver/tab.ts';
import { startWebKit } from './driver/webkit.ts';

/** Width of a desktop and of a phone window. */
export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Tag of tests that run in one engine in `npm test`, and in every engine in the full test suite. */
export const FIREFOX = { tag: '@firefox' } as const;

/** In Chromium, `npm test` leaves these to a test in `tests/e2e` that checks more. */
export const E2E = { tag: '@e2e' } as const;

interface OfEachTest {
  readonly visitor: Tab;
  readonly tab: Tab;
  readonly watched: Site;
}
interface OfEachWorker {
  readonly engineName: EngineName;
  readonly server: string;
  readonly engine: Engine;
  readonly site: Site;
}

/**
 * A test that runs in every engine (`projects` of the configuration): `tab` is a new visitor's, in a window as on a desk, `watched`
 * the site that it looks at. Whatever goes wrong in a page fails the test, unless it is taken with `watched.trouble()`.
 */
export const test = base.extend<OfEachTest, OfEachWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  server: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ server }, use) => {
      const site = await watchedSite(server);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, site }, use) => use(await engine.newVisitor(site.origin)),
  // What the page of the test before says while it is left is not this one's trouble.
  watched: async ({ site, visitor: _ }, use) => {
    site.reset();
    await use(site);
    expect(site.trouble(), 'what went wrong in the pages').toEqual([]);
  },
  tab: async ({ visitor: tab, watched }, use) => {
    const at = (address: string) => new URL(address, watched.origin).href;
    await tab.resize(DESK.width, DESK.height);
    await use({ ...tab, goto: (address) => tab.goto(at(address)) });
  },
});

/** @throws Error where the engine is not installed; `missing` says so beforehand */
function start(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium();
  const [firefox, webKit] = [firefoxPath(), webKitPrograms()];
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webKit) return startWebKit(webKit);
  throw new Error(`${name} is not installed`);
}
