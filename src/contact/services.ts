import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env, MailMode } from '#src/api/env.ts';
import type { Mail, Send, SendResult } from './outbox.ts';

/**
 * The service of a mode. `preview` and `missing` send nothing.
 *
 * @param folder where `files` writes, created when missing
 */
export function mailService(mode: MailMode, env: Env, folder: string): Send {
  if (mode === 'resend') return resendMail(env);
  if (mode === 'smtp') return smtpMail(env);
  if (mode === 'files') return fileMail(folder, env);
  return async () => ({ kind: 'failed', code: mode });
}

/** The message's id is in its key, and what it is: an inquiry has no kind. */
function partsOf(key: string): { id: string; kind: 'confirmation' | 'alert' | undefined } {
  const [queue = '', id = ''] = key.split('/');
  if (queue === 'contact-confirmation') return { id, kind: 'confirmation' };
  return { id, kind: queue === 'contact-alert' ? 'alert' : undefined };
}

/** The parts of a mail that every service gets. Staff receives the answers to a confirmation. */
interface Envelope {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function envelopeOf(key: string, mail: Mail, staff: string): Envelope {
  const { kind } = partsOf(key);
  const { subject, text, html, to, replyTo } = mail;
  const answered = kind === 'confirmation' ? staff : replyTo;
  // So that no automatic answer answers it (RFC 3834 §5).
  const headers = { 'Auto-Submitted': kind === 'confirmation' ? 'auto-replied' : 'auto-generated' };
  return {
    subject,
    text,
    ...(html !== undefined && { html }),
    to: to ?? staff,
    ...(answered !== undefined && { replyTo: answered }),
    ...(kind !== undefined && { headers }),
  };
}

/** Mail by Resend, which drops a second mail under a key. The SDK reads `RESEND_BASE_URL`. */
function resendMail({ resendApiKey = '', from = '', to: staff = '' }: Env): Send {
  return async (key, mail, timeoutMs) => {
    // On demand: the SDK is larger than the rest of the function, and the visitor's answer does not need it.
    const { Resend } = await import('resend');
    const { id, kind } = partsOf(key);
    const tags = [{ name: 'ref', value: id }, ...(kind === undefined ? [] : [{ name: 'kind', value: kind }])];
    try {
      return resendResult(
        await new Resend(resendApiKey).emails.send(
          { ...envelopeOf(key, mail, staff), from, tags },
          { idempotencyKey: key, signal: AbortSignal.timeout(timeoutMs) },
        ),
      );
    } catch {
      return { kind: 'failed', code: 'exception' };
    }
  };
}

/** The SDK's answer, as far as it can be trusted: a broken answer of the service may have neither data nor error. */
interface SdkResponse {
  readonly data?: { readonly id?: unknown } | null;
  readonly error?: { readonly name?: unknown; readonly statusCode?: unknown } | null;
}

/** What an answer of Resend means: only an id is success. */
function resendResult({ data, error }: SdkResponse): SendResult {
  if (typeof data?.id === 'string') return { kind: 'sent', code: data.id };
  const code = typeof error?.name === 'string' ? error.name : 'no_id';
  if (code === 'invalid_idempotent_request') return { kind: 'conflict', code };
  return { kind: error?.statusCode === 400 || error?.statusCode === 422 ? 'refused' : 'failed', code };
}

/**
 * Mail over plain SMTP, for companies with a mail server and no mail service.
 *
 * SMTP knows no keys: where the connection breaks after the text was sent, the next try may double it (RFC 5321 §6.1). All tries of one
 * mail have one Message-ID, by which many mailboxes show it once.
 */
function smtpMail({ smtpUrl = '', from = '', to: staff = '' }: Env): Send {
  return async (key, mail, timeoutMs) => {
    try {
      // On demand: nobody waits for it, and most sites have another service.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
      const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
      const messageId = `<${key.replaceAll('/', '.')}@${domain}>`;
      const signal = AbortSignal.timeout(timeoutMs);
      await transport.sendMail({ ...envelopeOf(key, mail, staff), from, messageId, signal });
      return { kind: 'sent', code: messageId };
    } catch (error) {
      return smtpResult(error);
    }
  };
}

/** What a failed send over SMTP means: only the server's words about this mail refuse it, not those about our account or sender. */
function smtpResult(error: unknown): SendResult {
  const { code, responseCode, command } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'failed', code: 'smtp_auth' };
  if (command === 'MAIL FROM') return { kind: 'failed', code: 'smtp_sender' };
  if (typeof responseCode !== 'number')
    return { kind: 'failed', code: `smtp_${typeof code === 'string' ? code : 'error'}` };
  return { kind: responseCode >= 500 ? 'refused' : 'failed', code: `smtp_${responseCode}` };
}

/**
 * Mails as readable files, each named by its key, so that a second send of the same mail replaces it instead of doubling it. A mail with
 * HTML has a second file that a browser opens.
 */
function fileMail(folder: string, { to: staff = 'CONTACT_TO', from = 'CONTACT_FROM' }: Env): Send {
  return async (key, mail) => {
    const name = key.replaceAll('/', '-');
    const { to, replyTo, headers = {}, subject, text, html } = envelopeOf(key, mail, staff);
    const lines = [
      `From: ${from}`,
      `To: ${to}`,
      ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
      ...Object.entries(headers).map((header) => header.join(': ')),
      `Subject: ${subject}`,
    ];
    try {
      await mkdir(folder, { recursive: true });
      if (html !== undefined) await writeWhole(folder, `${name}.html`, html);
      await writeWhole(folder, `${name}.txt`, `${lines.join('\n')}\n\n${text}`);
      return { kind: 'sent', code: `${name}.txt` };
    } catch {
      return { kind: 'failed', code: 'file' };
    }
  };
}

/** Whole or not at all. What a killed process leaves begins with a dot, and goes when the local site starts again. */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const temporary = path.join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  await writeFile(temporary, text);
  await rename(temporary, path.join(folder, name));
}
