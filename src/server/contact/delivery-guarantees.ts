import type { MailMode } from '#src/server/env.ts';
import type { MailService } from './ports.ts';

const HOUR = 3_600_000;
const NOTHING = { remembersKeysMs: Number.POSITIVE_INFINITY } as const;

export const GUARANTEES: Readonly<Record<MailMode, Pick<MailService, 'remembersKeysMs'>>> = {
  /** https://resend.com/docs/dashboard/emails/idempotency-keys */
  resend: { remembersKeysMs: 24 * HOUR },
  /** A server that took a mail and lost the connection before it said so gets it again (RFC 5321 §6.1, RFC 1047). */
  smtp: { remembersKeysMs: 0 },
  files: NOTHING,
  preview: NOTHING,
  missing: NOTHING,
};
