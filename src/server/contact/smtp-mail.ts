import type { Env } from '#src/server/env.ts';
import { envelopeOf } from './envelope.ts';
import type { Send, SendResult } from './ports.ts';

/**
 * Mail over plain SMTP, for companies with a mail server and no mail service.
 *
 * SMTP knows no keys: where the connection breaks after the text was sent, nobody knows whether it was taken, and the next try may
 * double it. All tries of one mail have one Message-ID, by which many mailboxes show it once.
 */
export function smtpMail({ smtpUrl = '', from = '', to: staff = '' }: Env): Send {
  return async (message, key, timeoutMs) => {
    try {
      // On demand: nobody waits for it, and most sites have another service.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
      const { to, replyTo, headers } = envelopeOf(message, staff);
      const { messageId } = await transport.sendMail({
        from,
        to,
        subject: message.subject,
        text: message.text,
        ...(message.html !== undefined && { html: message.html }),
        ...(replyTo !== undefined && { replyTo }),
        headers,
        messageId: messageIdOf(key, from),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: 'sent', id: messageId };
    } catch (error) {
      return smtpResultOf(error);
    }
  };
}

/** `contact/ab…/plain` → `<contact.ab….plain@domain>`, the domain that the sender's address has. */
function messageIdOf(key: string, from: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return `<${key.replaceAll('/', '.')}@${domain}>`;
}

/** The fields of nodemailer's errors that are used here. */
interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** The server was never reached: nothing can have been taken. */
const UNREACHED: readonly unknown[] = ['EDNS', 'ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ECONFIG'];

/** Classify a failed send. A message that the server refused in words was not taken; after any other failure it may have been. */
export function smtpResultOf(error: unknown): SendResult {
  const { code, originalCode, responseCode, command } = (error ?? {}) as SmtpError;
  const result = (kind: 'rejected' | 'refused' | 'unknown', name: string): SendResult => ({
    kind,
    code: name,
    retryAfterMs: 0,
  });
  if (code === 'EAUTH' || code === 'ENOAUTH') return result('rejected', 'smtp_auth');
  if (typeof responseCode === 'number' && responseCode >= 500) {
    return command === 'MAIL FROM' ? result('rejected', 'smtp_sender') : result('refused', `smtp_${responseCode}`);
  }
  if (typeof responseCode === 'number' && responseCode >= 400) return result('rejected', `smtp_${responseCode}`);
  if (UNREACHED.includes(code) || UNREACHED.includes(originalCode)) return result('rejected', 'smtp_unreached');
  return result('unknown', typeof code === 'string' ? `smtp_${code}` : 'smtp_error');
}
