import { expect } from '@playwright/test';

/** Milliseconds between looks. Those of Playwright grow to a second, which a test that looks twenty times would pay twenty times. */
const INTERVALS = [20, 40, 80, 160];

/**
 * Look again and again until the answer is right.
 *
 * @param look fails the test when it throws; what may be asked while a page goes away gives nothing then, so wait for what is there
 *   and not for what is gone
 */
export function soon<T>(
  look: () => T | Promise<T>,
  how: { readonly message?: string; readonly timeout?: number } = {},
) {
  return expect.poll(look, { intervals: INTERVALS, ...how });
}
