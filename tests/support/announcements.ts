import type { Page } from '@playwright/test';

/**
 * Write down every text that a live region of a page comes to hold, as a screen reader reads it out. Regions that are not shown are not read.
 *
 * @returns how often a text was read out since
 */
export async function listen(page: Page): Promise<(text: string | RegExp) => Promise<number>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    let last = '';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE) ?? element?.querySelector(LIVE);
        const text = region?.checkVisibility() ? (region.textContent?.trim() ?? '') : '';
        if (text !== '' && text !== last) heard.push(text);
        // A region that is emptied first reads the same text out again.
        last = text;
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async (text) => {
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    return heard.filter((one) => (typeof text === 'string' ? one.includes(text) : text.test(one))).length;
  };
}
