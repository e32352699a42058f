import { Resend } from 'resend';
import * as z from 'zod/mini';
import { methodNotAllowed, ok, problem, readBounded } from '#src/api/http.ts';
import { mailboxHash } from './mailbox.ts';
import { type DeadReason, type QuietPorts, takeBack } from './outbox.ts';

/**
 * POST /api/resend-webhook: an inquiry whose mail came back is given up, so that staff hears of it; a mailbox whose confirmation came
 * back gets no other. A call that is repeated changes nothing.
 */

const MAX_BYTES = 131_072;

/** Events that mean "nobody got it". `email.delivered` never deletes anything: a bounce may still follow. */
const REASONS: Readonly<Record<string, DeadReason>> = {
  'email.bounced': 'bounced',
  'email.suppressed': 'bounced',
  'email.failed': 'bounced',
  'email.complained': 'complained',
};

/** Tags come back as an object, in older payloads as a list. */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.optional(z.array(z.string())),
    tags: z.optional(
      z.union([z.record(z.string(), z.string()), z.array(z.object({ name: z.string(), value: z.string() }))]),
    ),
  }),
});

interface Secrets {
  readonly webhookSecret: string | undefined;
  readonly hashKey: string;
}

/**
 * Answer one webhook call. The answer is 2xx only if everything was written; the sender repeats all other calls.
 *
 * @param secrets without a webhook secret every call is refused
 */
export async function handleWebhook(request: Request, ports: QuietPorts, secrets: Secrets): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST', 'en');
  const body = await readBounded(request, MAX_BYTES);
  if (body === 'too-large') return problem(413, 'too-large', 'en');
  if (body === 'broken') return problem(400, 'bad-request', 'en');
  const event = signedEvent(new TextDecoder().decode(body), request.headers, secrets.webhookSecret);
  if (event === undefined) return problem(401, 'bad-signature', 'en');
  const { data } = z.safeParse(eventSchema, event);
  if (data === undefined) return problem(400, 'bad-request', 'en');
  const reason = REASONS[data.type];
  const tags = data.data.tags ?? {};
  const tag = (name: string) => (Array.isArray(tags) ? tags.find((one) => one.name === name)?.value : tags[name]);
  const [id, kind] = [tag('ref') ?? '', tag('kind')];
  if (reason === undefined || !/^[0-9a-f]{40}$/.test(id)) return ok({ ok: true, handled: false });
  const outcome =
    kind === 'confirmation' ? await block(ports, data, secrets.hashKey) : await giveUp(ports, id, kind, reason);
  ports.log('bounce', { ref: id.slice(0, 8).toUpperCase(), kind: kind ?? 'inquiry', reason, outcome });
  if (outcome === 'failed' || outcome === 'early') return problem(503, 'unavailable', 'en');
  return ok({ ok: true, handled: outcome === 'dead' || outcome === 'blocked' });
}

/** The event, if the mail service signed it in the last five minutes (Standard Webhooks). */
function signedEvent(payload: string, headers: Headers, webhookSecret: string | undefined): unknown {
  const header = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '';
  // With an empty key, anybody could sign.
  if (!webhookSecret?.replace(/^whsec_/, '')) return undefined;
  try {
    const signed = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') };
    // The SDK wants a key of the account for its other calls.
    return new Resend('unused').webhooks.verify({ payload, headers: signed, webhookSecret });
  } catch {
    return undefined;
  }
}

/** An alert that came back is not given up: its dead letter keeps the health check red. */
async function giveUp(ports: QuietPorts, id: string, kind: string | undefined, reason: DeadReason) {
  return kind === undefined ? takeBack(ports, id, reason) : 'known';
}

/** A mail that failed for our own account's sake says nothing about its mailbox. */
async function block(
  { store, now }: QuietPorts,
  { type, data: { to = [] } }: z.infer<typeof eventSchema>,
  hashKey: string,
) {
  if (type === 'email.failed') return 'known';
  const writes = await Promise.all(
    to.map((address) => store.create(`blocked/${mailboxHash(address, hashKey)}`, { at: now() })),
  );
  return writes.includes('failed') ? 'failed' : writes.includes('created') ? 'blocked' : 'known';
}
