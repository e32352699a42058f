import * as z from 'zod/mini';
import type { Log } from '#src/api/runtime.ts';
import type { Read, Store } from '#src/api/store.ts';

/**
 * Messages between the form and the mailboxes. One rule carries it: **a message has one key for its whole life, the mail service drops a
 * second mail under that key for 24 hours, and nothing is sent later than 20 hours after the first try.** So any process may repeat any step.
 *
 * - `pending/<message>` waits
 * - `done/<message>` is settled; the mark has no personal data, and nothing is sent again while it is there
 * - `sent/<message>` is the copy of a delivered inquiry, for the days in which its mail may come back
 * - `dead/<message>` is an inquiry that was given up
 * - `once/<day>/<mailbox>` was confirmed to on that day, `blocked/<mailbox>` never will be again
 *
 * A message is an inquiry (`contact/<id>`), its confirmation (`contact-confirmation/<id>`), or the alert that it was given up
 * (`contact-alert/<id>/<round>`). No key contains personal data.
 */

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The mail service remembers keys for 24 hours (https://resend.com/docs/dashboard/emails/idempotency-keys). */
const WINDOW_MS = 20 * HOUR_MS;
/** Clocks of two processes may differ by this much. Beyond it, nobody knows how old a message is. */
const SKEW_MS = 10 * 60_000;
/** The visitor waits for a direct send, nobody for the others. */
const DIRECT_MS = 2000;
const SEND_MS = 8000;
/** More confirmations in a day are a flood, to mailboxes that a program typed in. A company's form gets a few inquiries an hour. */
export const MOST_CONFIRMATIONS = 100;

const mailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** The visitor's address, validated; absent: the staff. */
  to: z.optional(z.string()),
  /** The visitor's address, validated. Nothing else of a visitor reaches a header but the cleaned subject. */
  replyTo: z.optional(z.string()),
});
/** A mail, rendered once: a deploy between two tries cannot change what is sent. The services know the sender and the staff. */
export type Mail = z.infer<typeof mailSchema>;

export const messageSchema = z.object({
  key: z.string().check(z.regex(/^contact(-confirmation|-alert)?\/[0-9a-f]{40}(\/\d+)?$/)),
  /** Eight characters by which visitor and staff name an inquiry. */
  reference: z.string().check(z.regex(/^[0-9A-F]{8}$/)),
  /** When it may have been tried first, ms since 1970. */
  from: z.number(),
  mail: mailSchema,
  /** The first try's key, where a visitor sends again so late that the mail service may have forgotten it. */
  repeatOf: z.optional(z.string()),
  /** What follows the delivery. `mailbox` is the keyed hash of the visitor's mailbox. */
  confirmation: z.optional(z.object({ mail: mailSchema, mailbox: z.string().check(z.regex(/^[0-9a-f]{40}$/)) })),
});
export type Message = z.infer<typeof messageSchema>;

const reasonSchema = z.enum(['expired', 'refused', 'conflict', 'bounced', 'complained']);
export type DeadReason = z.infer<typeof reasonSchema>;

export const markSchema = z.object({ at: z.number(), key: z.optional(z.string()) });
export const keptSchema = z.object({ message: messageSchema, at: z.number(), reason: z.optional(reasonSchema) });
/** A message that was delivered, or given up for a reason, and when. */
export type Kept = z.infer<typeof keptSchema>;

/** How a send ended. `refused`: its content, for good. `conflict`: the key was used for another text. `failed`: it may be delivered all the same. */
export interface SendResult {
  readonly kind: 'sent' | 'refused' | 'conflict' | 'failed';
  /** The mail service's name for it; never text of a visitor. */
  readonly code: string;
}

/** Sends a mail under a key, never throws. A service that gives no answer in time has failed. */
export type Send = (key: string, mail: Mail, timeoutMs: number) => Promise<SendResult>;

export interface Ports {
  readonly store: Store;
  readonly send: Send;
  readonly now: () => number;
  readonly log: Log;
  readonly alertOf: (reference: string, reason: DeadReason) => Mail;
}

export type StorePorts = Pick<Ports, 'store' | 'now'>;
/** For what sends nothing itself. */
export type QuietPorts = Omit<Ports, 'send'>;

/**
 * Store an inquiry, or mail it at once if the store does not confirm.
 *
 * @param later runs work after the answer (the platform's `waitUntil`)
 * @returns only `unavailable` may not be shown as success
 */
export async function accept(
  p: Ports,
  inquiry: Message,
  later: (work: () => Promise<unknown>) => void,
): Promise<'stored' | 'delivered' | 'unavailable'> {
  const { key, mail, reference, repeatOf } = inquiry;
  if (repeatOf !== undefined && (await isKnown(p, [repeatOf, key]))) return 'stored';
  const written = await p.store.create(`pending/${key}`, inquiry);
  if (written !== 'failed') {
    later(async () => {
      await deliver(p, key);
      await deliver(p, confirmationKey(key));
    });
    return 'stored';
  }
  const result = await p.send(key, mail, DIRECT_MS);
  p.log('direct', { ref: reference, ...result });
  if (result.kind !== 'sent') return 'unavailable';
  // The write may have landed all the same: then the next sweep mails under the same key, which changes nothing.
  later(() => markDone(p, key));
  return 'delivered';
}

/** One attempt. Leaves a message pending unless it is known to be settled. */
export async function deliver(p: Ports, key: string): Promise<void> {
  const [pending, done, dead] = await readAll(p, key, ['pending', 'done', 'dead']);
  const message = valueIn(messageSchema, pending);
  if (message === undefined || !done?.ok || !dead?.ok) return;
  if (dead.value !== undefined) return giveUp(p, message, valueIn(keptSchema, dead)?.reason ?? 'expired');
  if (done.value === undefined) {
    const age = p.now() - message.from;
    if (age > WINDOW_MS || age < -SKEW_MS) return giveUp(p, message, 'expired');
    const result = await p.send(key, message.mail, SEND_MS);
    p.log('attempt', { ref: message.reference, queue: key.split('/')[0] ?? '', ...result });
    if (result.kind === 'refused' || result.kind === 'conflict') return giveUp(p, message, result.kind);
    if (result.kind !== 'sent' || !(await keepCopy(p, message)) || !(await markDone(p, key))) return;
  }
  await finish(p, message);
}

/** Before the mark: what is marked and posted again, perhaps after staff deleted it, leaves no new copy. */
async function keepCopy(p: Ports, { confirmation: _, ...message }: Message): Promise<boolean> {
  const copy: Kept = { message, at: p.now() };
  return !isInquiry(message.key) || (await p.store.create(`sent/${message.key}`, copy)) !== 'failed';
}

async function finish(p: Ports, message: Message): Promise<void> {
  const { key, confirmation } = message;
  if (confirmation !== undefined && !(await queueConfirmation(p, message, confirmation))) return;
  await p.store.del(`pending/${key}`);
}

/**
 * Put a confirmation into the outbox: one in 24 hours to a mailbox, none to one that bounced, and only so many a day on the whole site.
 *
 * @returns false when the store did not confirm
 */
async function queueConfirmation(
  p: Ports,
  { key, reference }: Message,
  { mail, mailbox }: NonNullable<Message['confirmation']>,
): Promise<boolean> {
  const now = p.now();
  const [today, yesterday] = [dayOf(now), dayOf(now - DAY_MS)];
  const names = [`blocked/${mailbox}`, `once/${today}/${mailbox}`, `once/${yesterday}/${mailbox}`];
  const [reads, list] = await Promise.all([Promise.all(names.map(p.store.get)), p.store.list(`once/${today}/`)]);
  if (!list.ok || !reads.every((read) => read.ok)) return false;
  if (reads[0]?.ok && reads[0].value !== undefined) return true;
  const marks = reads.slice(1).flatMap((read) => valueIn(markSchema, read) ?? []);
  if (!marks.some((mark) => mark.key === key)) {
    if (marks.some(({ at }) => now - at < DAY_MS)) return true;
    if (list.value.length >= MOST_CONFIRMATIONS) {
      p.log('confirmation-paused', { ref: reference });
      return true;
    }
    // Another inquiry was faster, or it was this one and the store does not know it yet: the next sweep sees.
    if ((await p.store.create(`once/${today}/${mailbox}`, { at: now, key })) !== 'created') return false;
  }
  const message: Message = { key: confirmationKey(key), reference, from: now, mail };
  return (await p.store.create(`pending/${message.key}`, message)) !== 'failed';
}

/** Give up a message: an inquiry becomes a dead letter with an alert, an alert is tried under another key, a confirmation is left out. */
async function giveUp(p: QuietPorts, { confirmation: _, ...message }: Message, reason: DeadReason): Promise<void> {
  const { key, reference } = message;
  p.log('given-up', { ref: reference, queue: key.split('/')[0] ?? '', reason });
  if (!(await (isInquiry(key) ? bury(p, message, reason) : replace(p, message)))) return;
  for (const name of ['sent', 'pending']) await p.store.del(`${name}/${key}`);
}

async function bury(p: QuietPorts, message: Message, reason: DeadReason): Promise<boolean> {
  const { key, reference } = message;
  const dead: Kept = { message, reason, at: p.now() };
  if ((await p.store.create(`dead/${key}`, dead)) === 'failed') return false;
  const alert: Message = { key: `${alertsOf(key)}1`, reference, from: p.now(), mail: p.alertOf(reference, reason) };
  return (await p.store.create(`pending/${alert.key}`, alert)) !== 'failed';
}

/** The alert has to arrive, perhaps twice; a confirmation need not, because the visitor saw the reference on the page. */
async function replace(p: QuietPorts, message: Message): Promise<boolean> {
  const [queue, id, round] = message.key.split('/');
  if (queue !== 'contact-alert') return markDone(p, message.key);
  const next: Message = { ...message, key: `${queue}/${id}/${Number(round) + 1}`, from: p.now() };
  return (await p.store.create(`pending/${next.key}`, next)) !== 'failed';
}

/**
 * Give up an inquiry whose mail came back.
 *
 * @returns `early` if nothing is known of it yet: the call has to be repeated, as after `failed`
 */
export async function takeBack(
  p: QuietPorts,
  id: string,
  reason: DeadReason,
): Promise<'dead' | 'known' | 'early' | 'failed'> {
  const key = `contact/${id}`;
  const reads = await readAll(p, key, ['sent', 'pending', 'dead', 'done']);
  if (!reads.every((read) => read.ok)) return 'failed';
  const [sent, pending] = reads;
  const message = valueIn(keptSchema, sent)?.message ?? valueIn(messageSchema, pending);
  if (message === undefined) return reads.some((read) => read.ok && read.value !== undefined) ? 'known' : 'early';
  await giveUp(p, message, reason);
  const [left, stays] = await readAll(p, key, ['sent', 'pending']);
  return left?.ok && stays?.ok && left.value === undefined && stays.value === undefined ? 'dead' : 'failed';
}

async function isKnown(p: StorePorts, keys: readonly string[]): Promise<boolean> {
  const reads = await Promise.all(keys.map((key) => readAll(p, key, ['pending', 'done', 'dead'])));
  return reads.flat().some((read) => read.ok && read.value !== undefined);
}

export async function markDone({ store, now }: StorePorts, key: string): Promise<boolean> {
  return (await store.create(`done/${key}`, { at: now() })) !== 'failed';
}

function readAll({ store }: StorePorts, key: string, names: readonly string[]): Promise<Read<unknown>[]> {
  return Promise.all(names.map((name) => store.get(`${name}/${key}`)));
}

/** A stored value of ours; undefined for every other, and where there is none. */
export function valueIn<T>(schema: z.ZodMiniType<T>, read: Read<unknown> | undefined): T | undefined {
  return read?.ok ? z.safeParse(schema, read.value).data : undefined;
}

function isInquiry(key: string): boolean {
  return key.startsWith('contact/');
}

export function confirmationKey(key: string): string {
  return key.replace('contact/', 'contact-confirmation/');
}

export function alertsOf(key: string): string {
  return `${key.replace('contact/', 'contact-alert/')}/`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
