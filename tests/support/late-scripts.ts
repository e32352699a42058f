import type { Page } from '@playwright/test';

export interface LateScripts {
  /** What was asked of the API since, for what must happen just once. */
  readonly asked: readonly string[];
  /** Let the scripts of the present page arrive, when all else of it is there: those of the next page are held again. */
  arrive(): Promise<void>;
}

/**
 * Hold back every script file of the pages to come, as a slow network does, until the test lets them arrive, so that
 * what the test does before always happens before hydration.
 *
 * @param fate `lost` never lets one arrive
 */
export async function delayScripts(page: Page, fate: 'late' | 'lost' = 'late'): Promise<LateScripts> {
  const asked: string[] = [];
  let held = Promise.withResolvers<void>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      held = Promise.withResolvers<void>();
    }
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.route('**/*.js', async (route) => {
    if (fate === 'lost') return route.abort();
    await held.promise;
    return route.continue();
  });
  return {
    asked,
    arrive: async () => {
      await page.waitForFunction(() => document.readyState !== 'loading' && document.fonts.status === 'loaded');
      held.resolve();
    },
  };
}

/** How many islands of the page are still waiting for their script. */
export const waitingIslands = (page: Page): Promise<number> => page.locator('astro-island[ssr]').count();

/** Wait until all islands are alive. */
export const alive = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));

/** Go to a page, and wait until all its islands are alive. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}
