import type { Env, MailMode } from '#src/server/env.ts';
import { fileMail } from './file-mail.ts';
import type { MailService } from './ports.ts';
import { resendMail } from './resend-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** The mail services that the pipeline can be run with, and what each of them promises. */

const HOUR = 3_600_000;
const NOTHING = { remembersKeysMs: Number.POSITIVE_INFINITY, reports: false } as const;

export const PROMISES: Readonly<Record<MailMode, Pick<MailService, 'remembersKeysMs' | 'reports'>>> = {
  /** https://resend.com/docs/dashboard/emails/idempotency-keys */
  resend: { remembersKeysMs: 24 * HOUR, reports: true },
  /** A server that took a mail and lost the connection before it said so gets it again (RFC 5321 §6.1, RFC 1047). */
  smtp: { remembersKeysMs: 0, reports: false },
  files: NOTHING,
  preview: NOTHING,
  missing: NOTHING,
};

/**
 * The way mail leaves in a mode.
 *
 * @param folder where `files` writes, created when missing
 * @example mailService(mailMode(env, 'dev'), env, '.mail').send
 */
export function mailService(mode: MailMode, env: Env, folder: string): MailService {
  const promise = PROMISES[mode];
  if (mode === 'files') return { ...promise, send: fileMail(folder, env) };
  if (mode === 'resend') return { ...promise, send: resendMail(env) };
  if (mode === 'smtp') return { ...promise, send: smtpMail(env) };
  const code = mode === 'preview' ? 'preview' : 'missing_api_key';
  return { ...promise, send: async () => ({ kind: 'rejected', code, retryAfterMs: 0 }) };
}
