import type { Env } from '#src/server/env.ts';
import { envelopeOf } from './envelope.ts';
import type { Send, SendResult } from './ports.ts';

/** Mail by Resend's interface. */
export function resendMail({ resendApiKey = '', from = '', to: staff = '' }: Env): Send {
  return async (message, key, timeoutMs) => {
    // On demand: the SDK is larger than the rest of the function, and the visitor's answer does not need it.
    const { Resend } = await import('resend');
    const { to, replyTo, headers } = envelopeOf(message, staff);
    const mail = {
      from,
      to,
      subject: message.subject,
      text: message.text,
      ...(message.html !== undefined && { html: message.html }),
      ...(Object.keys(headers).length > 0 && { headers }),
      tags: [
        { name: 'ref', value: message.ref },
        ...(message.kind === undefined ? [] : [{ name: 'kind', value: message.kind }]),
      ],
      ...(replyTo !== undefined && { replyTo }),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await new Resend(resendApiKey).emails.send(mail, { idempotencyKey: key, signal });
      return sendResultOf(response);
    } catch {
      return { kind: 'unknown', code: 'exception', retryAfterMs: 0 };
    }
  };
}

/** The return value of the SDK, as far as it can be trusted: it never throws, and a broken answer may hold neither data nor error. */
interface SdkResponse {
  readonly data?: { readonly id?: unknown } | null;
  readonly error?: { readonly name?: unknown; readonly statusCode?: unknown } | null;
  readonly headers?: Readonly<Record<string, string>> | null;
}

/**
 * Classify an answer of the mail service. Only an id is success; whatever might have been delivered is `unknown`.
 *
 * @example sendResultOf({ data: {}, error: null }) // => { kind: 'unknown', code: 'no_id', retryAfterMs: 0 }
 * @example sendResultOf({ data: null, error: { name: 'validation_error', statusCode: 422 } }).kind // => 'refused'
 */
export function sendResultOf({ data, error, headers }: SdkResponse): SendResult {
  if (typeof data?.id === 'string') return { kind: 'sent', id: data.id };
  if (!error) return { kind: 'unknown', code: 'no_id', retryAfterMs: 0 };
  const status = typeof error.statusCode === 'number' ? error.statusCode : undefined;
  const name = typeof error.name === 'string' ? error.name : 'unnamed';
  const retryAfterMs = retryAfter(headers?.['retry-after']);
  if (name === 'invalid_idempotent_request') return { kind: 'conflict', code: name, retryAfterMs };
  if (status === 400 || status === 422) return { kind: 'refused', code: name, retryAfterMs };
  if (status === 401 || status === 403) return { kind: 'rejected', code: `http_${status}`, retryAfterMs };
  if (status === 429 || status === 404 || status === 405) return { kind: 'rejected', code: name, retryAfterMs };
  return { kind: 'unknown', code: status === undefined ? name : `http_${status}`, retryAfterMs };
}

/** Seconds or an HTTP date (RFC 9110 §10.2.3); the date form is ignored, backoff covers it. */
function retryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
