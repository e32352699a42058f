import { SKEW_MS, WINDOW_MS } from './outbox.ts';

/**
 * When the alert about a dead letter may be sent. The mail service may take it, lose its answer, stay away, and forget the key
 * after 24 h; sending again would then alert twice, not sending might alert never. So an alert goes out in *rounds*: an odd
 * round is open, its mail is sent under one key for 20 h; an even round is silence, until the mail service would have
 * reported that it took the mail (the webhook's `email.sent`). Only then the next round opens, under a new key. Health is red
 * all the time.
 */

/**
 * How long an even round lasts: the mail service repeats a report that was not answered for 27 h 35 min, and the clocks of two
 * instances may be two days apart.
 *
 * @see https://resend.com/docs/webhooks/retries-and-replays
 */
export const SILENCE_MS = 76 * 3_600_000;

type AlertStep =
  | { readonly do: 'wait' }
  /** Under the key of the round that is open. */
  | { readonly do: 'send'; readonly round: number }
  /** Claim a round first. After `open` you may send; after `close` you may not. */
  | { readonly do: 'open' | 'close'; readonly round: number };

/**
 * Decide the next step for a dead letter that staff may not have been alerted to.
 *
 * @param round the highest round claimed, 0 when none
 * @param claimedAt when it was claimed, ms since 1970
 */
export function alertStep(round: number, claimedAt: number, now: number): AlertStep {
  if (round % 2 === 1) {
    const isOpen = now <= claimedAt + WINDOW_MS && claimedAt <= now + SKEW_MS;
    return isOpen ? { do: 'send', round } : { do: 'close', round: round + 1 };
  }
  const isOver = round === 0 || now > claimedAt + SILENCE_MS;
  return isOver ? { do: 'open', round: round + 1 } : { do: 'wait' };
}
