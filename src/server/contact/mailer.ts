import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env, MailMode } from '#src/server/env.ts';
import type { Letter, Send, SendResult } from './ports.ts';

/**
 * The way mail leaves in a mode.
 *
 * @param folder where `files` writes, created when missing
 * @example createSend(mailMode(env, 'dev'), env, '.mail')
 */
export function createSend(mode: MailMode, env: Env, folder: string): Send {
  if (mode === 'files') return sendToFolder(folder, env);
  if (mode === 'resend') return sendByResend(env);
  const code = mode === 'preview' ? 'preview' : 'missing_api_key';
  return async () => ({ kind: 'rejected', code, retryAfterMs: 0 });
}

function sendByResend({ resendApiKey = '', from = '', to = '' }: Env): Send {
  return async (letter, key, timeoutMs) => {
    // On demand: the SDK is larger than the rest of the function, and the visitor's answer does not need it.
    const { Resend } = await import('resend');
    const mail = {
      from,
      to,
      subject: letter.subject,
      text: letter.text,
      tags: [
        { name: 'ref', value: letter.ref },
        ...(letter.kind === undefined ? [] : [{ name: 'kind', value: letter.kind }]),
      ],
      ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
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

/** What the SDK returns, as far as it can be trusted: it never throws, and a broken answer may hold neither data nor error. */
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

/** One readable file per mail, named by its key, so that a second send of the same mail replaces it instead of doubling it. */
function sendToFolder(folder: string, { to = 'CONTACT_TO', from = 'CONTACT_FROM' }: Env): Send {
  return async (letter, key) => {
    const name = `${key.replaceAll('/', '-')}.txt`;
    try {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
      await writeFile(temporary, asText(letter, from, to));
      await rename(temporary, join(folder, name));
      return { kind: 'sent', id: name };
    } catch {
      return { kind: 'unknown', code: 'file', retryAfterMs: 0 };
    }
  };
}

function asText({ subject, text, replyTo }: Letter, from: string, to: string): string {
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${subject}`,
  ];
  return `${headers.join('\n')}\n\n${text}`;
}
