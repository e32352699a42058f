import type { Message } from './ports.ts';

/** Whom a message goes to, whom an answer reaches, and what else its head says; the same with every mail service. */
interface Envelope {
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** So that no automatic answer answers it (RFC 3834 §5). */
const AUTO_SUBMITTED = 'Auto-Submitted';

/** The envelope of a message. A confirmation is answered by the staff. */
export function envelopeOf({ to, replyTo, kind }: Message, staff: string): Envelope {
  if (kind === 'confirmation') {
    return { to: to ?? staff, replyTo: staff, headers: { [AUTO_SUBMITTED]: 'auto-replied' } };
  }
  return { to: staff, replyTo, headers: kind === undefined ? {} : { [AUTO_SUBMITTED]: 'auto-generated' } };
}
