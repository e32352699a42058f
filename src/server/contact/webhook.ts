import * as z from 'zod/mini';
import { inquiryKey, type Queue, queueKey } from '#src/domain/contact/keys.ts';
import { type DeadReason, type OutboxRecord, recordSchema, sentSchema } from '#src/schemas/contact/outbox.ts';
import { readBounded } from '#src/server/bounded-body.ts';
import { methodNotAllowed, ok, problem } from '#src/server/http.ts';
import { noteAlerted } from './alerts.ts';
import { giveUp } from './delivery.ts';
import type { Read, StorePorts } from './ports.ts';

/**
 * POST /api/resend-webhook: a mail that came back becomes a dead letter, so that staff hears of it; an alert that was taken is
 * noted, so that it is not sent again when the answer to it was lost; an address whose confirmation came back gets no other.
 */

const MAX_BYTES = 131_072;
const TOLERANCE_MS = 5 * 60_000;
const ID = /^[0-9a-f]{40}$/;

/** Events that mean "staff did not get it". `email.delivered` never deletes anything: a bounce may still follow. */
const REASONS: ReadonlyMap<string, DeadReason> = new Map([
  ['email.bounced', 'bounced'],
  ['email.suppressed', 'bounced'],
  ['email.failed', 'bounced'],
  ['email.complained', 'complained'],
]);

/** Events that block an address for confirmations; a mail that failed for our own account's sake does not. */
const BLOCKING: readonly string[] = ['email.bounced', 'email.suppressed', 'email.complained'];

/** Tags come back as an object, in older payloads as a list. */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    tags: z.optional(
      z.union([z.record(z.string(), z.string()), z.array(z.object({ name: z.string(), value: z.string() }))]),
    ),
  }),
});

/**
 * Answer one webhook call. The answer is 2xx only if everything was written; the sender repeats all other calls.
 *
 * @param secret `whsec_…` from the mail service; without it every call is refused
 */
export async function handleWebhook(
  request: Request,
  ports: StorePorts,
  secret: string | undefined,
): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST', 'en');
  const body = await readBounded(request, MAX_BYTES);
  if (body === 'too-large') return problem(413, 'too-large', 'en');
  if (body === 'broken') return problem(400, 'bad-request', 'en');
  const raw = new TextDecoder().decode(body);
  const call = signatureOf(request);
  if (secret === undefined || !(await isSigned(raw, call, secret, ports.now())))
    return problem(401, 'bad-signature', 'en');

  const event = z.safeParse(eventSchema, parsed(raw));
  if (!event.success) return problem(400, 'bad-request', 'en');
  const reason = REASONS.get(event.data.type);
  const id = tagIn(event.data.data.tags, 'ref');
  const kind = tagIn(event.data.data.tags, 'kind');
  const isAlert = kind === 'alert';
  if (id === undefined || !ID.test(id)) return ok({ ok: true, handled: false });
  if (isAlert && event.data.type === 'email.sent') {
    return (await noteAlerted(ports, id)) ? ok({ ok: true, handled: true }) : problem(503, 'unavailable', 'en');
  }
  if (kind === 'confirmation') {
    if (!BLOCKING.includes(event.data.type)) return ok({ ok: true, handled: false });
    const blocked = await blockAddress(ports, id);
    return blocked === 'failed' ? problem(503, 'unavailable', 'en') : ok({ ok: true, handled: blocked === 'blocked' });
  }
  if (kind !== undefined || reason === undefined) return ok({ ok: true, handled: false });

  const { createHash } = await import('node:crypto');
  const hookKey = inquiryKey('hook', createHash('sha256').update(call.id).digest('hex').slice(0, 40));
  const seen = await ports.store.get(hookKey);
  if (!seen.ok) return problem(503, 'unavailable', 'en');
  if (seen.value !== undefined) return ok({ ok: true, handled: false });
  const outcome = await buryBounced(ports, id, reason);
  if (outcome === 'failed' || outcome === 'early') return problem(503, 'unavailable', 'en');
  if (outcome === 'known') return ok({ ok: true, handled: false });
  // Last, or a crash in between would swallow the bounce.
  if ((await ports.store.create(hookKey, { at: ports.now() })) === 'failed') return problem(503, 'unavailable', 'en');
  return ok({ ok: true, handled: true });
}

/**
 * Turn the inquiry of a bounced mail into a dead letter. The report may arrive before the record that the mail was sent: the answer of the
 * mail service may be late or lost, and then the inquiry is still pending.
 *
 * @returns `early` if there is no record of the inquiry yet: the sender repeats the call
 */
async function buryBounced(
  ports: StorePorts,
  id: string,
  reason: DeadReason,
): Promise<'buried' | 'known' | 'early' | 'failed'> {
  const read = await recordOf(ports, 'staff', id);
  if (!read.ok) return 'failed';
  const { value: record } = read;
  ports.log('bounce', { ref: id.slice(0, 8).toUpperCase(), reason, found: record !== undefined });
  if (record !== undefined) return (await giveUp(ports, 'staff', record, reason, false)) ? 'buried' : 'failed';
  return isKnown(ports, id);
}

/** Whether staff knows of the inquiry already, or it is purged. */
async function isKnown({ store }: StorePorts, id: string): Promise<'known' | 'early' | 'failed'> {
  const notes = await Promise.all(
    (['dead', 'alerted', 'count'] as const).map((note) => store.get(inquiryKey(note, id))),
  );
  if (notes.some((note) => note.ok && note.value !== undefined)) return 'known';
  return notes.every((note) => note.ok) ? 'early' : 'failed';
}

/** Note that nothing may be confirmed to this address again. The answer to the mail may be lost, its record then still waits. */
async function blockAddress(ports: StorePorts, id: string): Promise<'blocked' | 'unknown' | 'failed'> {
  const read = await recordOf(ports, 'visitor', id);
  if (!read.ok) return 'failed';
  const marks = read.value?.marks;
  ports.log('address-blocked', { ref: id.slice(0, 8).toUpperCase(), found: marks !== undefined });
  if (marks === undefined) return 'unknown';
  const written = await ports.store.create(inquiryKey('blocked', marks.blocked), { at: ports.now() });
  return written === 'failed' ? 'failed' : 'blocked';
}

/** The record of a mail that was sent or still waits; undefined if there is none. */
async function recordOf({ store }: StorePorts, queue: Queue, id: string): Promise<Read<OutboxRecord | undefined>> {
  const [sent, pending] = await Promise.all([
    store.get(queueKey(queue, 'sent', id)),
    store.get(queueKey(queue, 'pending', id)),
  ]);
  if (!sent.ok || !pending.ok) return { ok: false };
  const { data: taken } = z.safeParse(sentSchema, sent.value);
  return { ok: true, value: taken?.record ?? z.safeParse(recordSchema, pending.value).data };
}

interface Call {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: string;
}

function signatureOf({ headers }: Request): Call {
  const header = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '';
  return { id: header('id'), timestamp: header('timestamp'), signatures: header('signature') };
}

/** Check a Standard Webhooks signature: HMAC-SHA256 over `id.timestamp.body`, at most five minutes old. */
async function isSigned(raw: string, call: Call, secret: string, now: number): Promise<boolean> {
  const sentAt = Number(call.timestamp) * 1000;
  if (call.id === '' || !(Math.abs(now - sentAt) <= TOLERANCE_MS)) return false;
  const { createHmac, timingSafeEqual } = await import('node:crypto');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // With an empty key, anybody could sign.
  if (key.length === 0) return false;
  const expected = createHmac('sha256', key).update(`${call.id}.${call.timestamp}.${raw}`).digest();
  return call.signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function tagIn(tags: z.infer<typeof eventSchema>['data']['tags'], name: string): string | undefined {
  return Array.isArray(tags) ? tags.find((tag) => tag.name === name)?.value : tags?.[name];
}
