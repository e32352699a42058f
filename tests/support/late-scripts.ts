import type { Page } from '@playwright/test';

/** How long after a page was asked for its script files arrive, at the earliest. */
const LATE_MS = 3_000;

export interface LateScripts {
  /** What was asked of the API since, for what must happen just once. */
  readonly asked: readonly string[];
  /** Let the scripts of the present page arrive, three seconds after it was asked for: those of the next page are held again. */
  arrive(): Promise<void>;
}

/**
 * Hold back every script file of the pages to come, as a slow network does, until the test lets them arrive, so that
 * what the test does before always happens before hydration.
 *
 * @param fate `lost` never lets one arrive
 * @example const scripts = await delayScripts(page);
 */
export async function delayScripts(page: Page, fate: 'late' | 'lost' = 'late'): Promise<LateScripts> {
  const asked: string[] = [];
  let began = Date.now();
  let held = Promise.withResolvers<void>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      began = Date.now();
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
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + LATE_MS - Date.now())));
      held.resolve();
    },
  };
}

/** How many islands of the page are still waiting for their script. */
export const waitingIslands = (page: Page): Promise<number> => page.locator('astro-island[ssr]').count();
