import * as z from 'zod/mini';
import { LANGS } from '#src/i18n/langs.ts';

/**
 * Records in the store. Only the *values* of pending, sent, dead and quarantined records contain personal data (in the visitors' queue
 * too); no key does.
 */

const mail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** The visitor's address, validated, as the addressee of a confirmation; absent: the staff. */
  to: z.optional(z.string()),
  /** The visitor's address, validated, in a mail to staff; nothing else of a visitor reaches a header but the cleaned subject. */
  replyTo: z.optional(z.string()),
  /** Subject and text for the plain retry: nothing of the visitor in any header, and no promise that replying works. */
  plainSubject: z.string(),
  plainText: z.optional(z.string()),
});

const origin = z.object({
  lang: z.enum(LANGS),
  page: z.optional(z.string()),
  job: z.optional(z.string()),
  topic: z.optional(z.string()),
});

/** Keyed hashes of a visitor's mailbox: with the day, with the day before, and without a day. */
const marks = z.object({
  once: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  before: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
  blocked: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
});

/** An inquiry with its mail, rendered once: a deploy between two attempts cannot change what is sent. Times are ms since 1970. */
export const recordSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  reference: z.string().check(z.regex(/^[0-9A-F]{8}$/)),
  acceptedAt: z.number(),
  /** When the first try with this inquiry's mail key may have been: the retry window counts from here. */
  windowFrom: z.number(),
  /** In a late repeat: the id of the same text under the same key, whose mail staff may already have. */
  repeatOf: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
  origin,
  mail,
  /** The confirmation that follows this mail; absent when none may. */
  confirmation: z.optional(z.object({ mail, marks })),
  /** In a confirmation's own record. */
  marks: z.optional(marks),
});
export type OutboxRecord = z.infer<typeof recordSchema>;
export type StoredMail = OutboxRecord['mail'];
export type Confirmation = NonNullable<OutboxRecord['confirmation']>;

/** Who may confirm to an address on a day: the inquiry that wrote this first. */
export const onceSchema = z.object({ at: z.number(), id: z.string() });

/** The right to try once: who creates `try/<id>/<n>` sends, nobody else. */
export const claimSchema = z.object({ at: z.number() });

export const sentSchema = z.object({ record: recordSchema, sentAt: z.number(), mailId: z.string() });
export type SentRecord = z.infer<typeof sentSchema>;

export const deadReasonSchema = z.enum(['expired', 'refused', 'conflict', 'clock', 'bounced', 'complained']);
export type DeadReason = z.infer<typeof deadReasonSchema>;

export const deadSchema = z.object({
  record: recordSchema,
  deadAt: z.number(),
  reason: deadReasonSchema,
  /** True when some attempt's outcome is unknown: staff should look before sending again. */
  maybeDelivered: z.boolean(),
});
export type DeadRecord = z.infer<typeof deadSchema>;

const suspicionSchema = z.enum(['honeypot', 'too-fast']);
export type Suspicion = z.infer<typeof suspicionSchema>;

export const quarantineSchema = z.object({ record: recordSchema, at: z.number(), reasons: z.array(suspicionSchema) });
export type QuarantineRecord = z.infer<typeof quarantineSchema>;

/** The rest of an inquiry after its personal data is purged. */
export const countSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  lang: z.string(),
  page: z.string(),
  job: z.string(),
  topic: z._default(z.string(), '-'),
});
export type Count = z.infer<typeof countSchema>;

/** Results of the last sweep; the only value that is ever overwritten. */
export const heartbeatSchema = z.object({
  at: z.number(),
  /** Values under the names of inquiries that are none: no listing shows them. */
  corrupt: z.number(),
  purgedAt: z.number(),
  /** The longest time that a record was kept past its day, as the last purge met it. */
  purgeDelayMs: z.optional(z.number()),
  /** The week whose mail about quarantined inquiries was taken: its Monday, `YYYY-MM-DD`. */
  digest: z.optional(z.string()),
});
export type Heartbeat = z.infer<typeof heartbeatSchema>;
