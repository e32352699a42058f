import type { Suspicion } from '#src/schemas/contact/outbox.ts';

/** Nobody reads, fills in and sends the form faster than this. */
const MIN_SECONDS = 2;

/**
 * Why an inquiry should be looked at by a person before it is mailed. The text itself is never judged: a wrong guess would
 * cost a customer. Clients that do not measure time are not suspected.
 *
 * @param hints `website` is the honeypot; `elapsed` is seconds from first seeing the form to sending it
 * @returns an empty array for an inquiry to be mailed at once
 */
export function suspicionsOf(hints: { website?: boolean | undefined; elapsed?: number | undefined }): Suspicion[] {
  const reasons: Suspicion[] = [];
  if (hints.website === true) reasons.push('honeypot');
  if (hints.elapsed !== undefined && hints.elapsed < MIN_SECONDS) reasons.push('too-fast');
  return reasons;
}
