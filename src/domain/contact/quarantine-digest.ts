import type { Catalogue } from '#src/i18n/catalogue.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import type { Suspicion } from '#src/schemas/contact/outbox.ts';
import { WINDOW_MS } from './outbox.ts';

/** The weekly mail to staff about inquiries that were set aside: nobody has to remember to look. */

/** The words of the mail: the key `mailDigest` of the catalogue `contact`. */
export type DigestWords = Catalogue['contact']['mailDigest'];

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** A Monday, 9:00 where the company is. */
const FIRST = Date.parse(inCompanyZone('1970-01-05', '09:00:00'));

/**
 * The week whose mail may be sent now: from Monday 9:00 where the company is for as long as the mail service surely remembers a key, so that
 * tries may be repeated and the mail still comes once.
 *
 * @returns the Monday, `YYYY-MM-DD`; undefined outside those hours
 */
export function digestWeek(now: number): string | undefined {
  const since = (now - FIRST) % WEEK;
  return since >= 0 && since <= WINDOW_MS ? new Date(now - since).toISOString().slice(0, 10) : undefined;
}

/** The data about a quarantined inquiry that the mail contains: no text of the inquiry, and no name. */
export interface Held {
  readonly reference: string;
  readonly reasons: readonly Suspicion[];
}

/** More than these are counted, not listed. */
const MOST_LISTED = 50;

/** The mail: references, reasons and commands. */
export function digestMail(
  held: readonly Held[],
  days: number,
  words: DigestWords,
): { readonly subject: string; readonly text: string } {
  const lines = held
    .slice(0, MOST_LISTED)
    .map(
      ({ reference, reasons }) =>
        `${reference}  ${reasons.map((reason) => words.reasons[reason]).join(LANG_INFO[DEFAULT_LANG].hasSpaces ? ', ' : '、')}`,
    );
  const more = held.length - lines.length;
  const text = [
    interpolate(words.intro, { count: held.length, days }),
    '',
    ...lines,
    ...(more > 0 ? [interpolate(words.more, { more })] : []),
    '',
    words.commands,
    'npm run outbox -- quarantine list',
    'npm run outbox -- show <reference>',
    'npm run outbox -- quarantine release <reference>',
    '',
  ].join('\n');
  return { subject: interpolate(words.subject, { count: held.length }), text };
}
