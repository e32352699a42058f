import type { Page } from '@playwright/test';

/** What went wrong on a page while it was watched; empty when nothing did. */
type Trouble = string[];

/**
 * Watch a page from its first byte: script errors, policy and Trusted Types violations, failed requests, requests to other hosts.
 *
 * @returns a list that fills while the page is used
 */
export async function watch(page: Page): Promise<Trouble> {
  const trouble: Trouble = [];
  const note = (text: string) => void trouble.push(`${page.url()}: ${text}`);
  await page.exposeFunction('noteViolation', note);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      report(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => note(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') note(`foreign request: ${request.url()}`);
  });
  return trouble;
}
