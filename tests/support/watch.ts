import type { BrowserContext } from '@playwright/test';

/** A transition between two pages that the browser itself skips: no page has a script for transitions. */
const SKIPPED = /Transition was (?:aborted|skipped)|view transition/i;
/** How browsers call a request that a page gave up when it was left. */
const GIVEN_UP = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/**
 * Watch the pages of a browser context: script errors, policy and Trusted Types violations, failed requests, requests to other hosts.
 *
 * @returns a list that fills while the pages are used
 */
export async function watch(context: BrowserContext): Promise<readonly string[]> {
  const trouble: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy: ${violatedDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!SKIPPED.test(message)) trouble.push(`${error.page()?.url()}: script error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${message.page()?.url()}: console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (!GIVEN_UP.test(errorText)) trouble.push(`failed: ${request.url()} ${errorText}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') trouble.push(`foreign request: ${request.url()}`);
  });
  return trouble;
}
