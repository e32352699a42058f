import type { Env, MailMode } from '#src/server/env.ts';
import { GUARANTEES } from './delivery-guarantees.ts';
import { fileMail } from './file-mail.ts';
import type { MailService } from './ports.ts';
import { resendMail } from './resend-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/**
 * The way mail leaves in a mode.
 *
 * @param folder where `files` writes, created when missing
 */
export function mailService(mode: MailMode, env: Env, folder: string): MailService {
  const promise = GUARANTEES[mode];
  if (mode === 'files') return { ...promise, send: fileMail(folder, env) };
  if (mode === 'resend') return { ...promise, send: resendMail(env) };
  if (mode === 'smtp') return { ...promise, send: smtpMail(env) };
  const code = mode === 'preview' ? 'preview' : 'missing_api_key';
  return { ...promise, send: async () => ({ kind: 'rejected', code, retryAfterMs: 0 }) };
}
