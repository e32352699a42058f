import type { Page } from '@playwright/test';

/** How long after a page was asked for its script files arrive. */
export const LATE_MS = 3_000;

/**
 * Hold back every script file of the pages to come, as a slow network does.
 *
 * @param fate `lost` never lets one arrive
 * @returns addresses that were asked of the API since, for what must happen just once
 */
export async function delayScripts(page: Page, fate: 'late' | 'lost' = 'late'): Promise<string[]> {
  const asked: string[] = [];
  let arrival = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) arrival = Date.now() + LATE_MS;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.route('**/*.js', async (route) => {
    if (fate === 'lost') return route.abort();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, arrival - Date.now())));
    // The page may have been left meanwhile.
    return route.continue().catch(() => undefined);
  });
  return asked;
}

/** How many islands of the page are still waiting for their script. */
export const waitingIslands = (page: Page): Promise<number> => page.locator('astro-island[ssr]').count();
