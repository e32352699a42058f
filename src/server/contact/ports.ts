import type { StoredMail } from '#src/schemas/contact/outbox.ts';

/** `created` only when the store confirmed it; `exists` when the key was taken; `failed` for everything else. */
export type Write = 'created' | 'exists' | 'failed';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** The outbox's view of a store: create-once keys, no overwriting. No method throws. */
export interface Box {
  create(key: string, value: unknown): Promise<Write>;
  /** `undefined` when the key does not exist. */
  get(key: string): Promise<Read<unknown>>;
  list(prefix: string): Promise<Read<string[]>>;
  del(key: string): Promise<boolean>;
  /** Overwrite: for the heartbeat only. */
  put(key: string, value: unknown): Promise<boolean>;
}

/** How a send ended. Only an id from the mail service is success; `unknown` may or may not have been delivered. */
export type SendResult =
  | { readonly kind: 'sent'; readonly id: string }
  | {
      readonly kind: 'rejected' | 'refused' | 'conflict' | 'unknown';
      readonly code: string;
      readonly retryAfterMs: number;
    };

/** A mail to staff. `to` and `from` are the mailer's, never an input's. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  /** Full id of the inquiry, so that a bounce finds it. */
  readonly ref: string;
  /** So that a report of the mail service tells an alert from the inquiry it is about. */
  readonly kind?: 'alert';
}

/**
 * Send a letter under an idempotency key. Never throws.
 *
 * @param timeoutMs how long to wait for an answer before calling it unknown
 */
export type Send = (letter: Letter, key: string, timeoutMs: number) => Promise<SendResult>;

/** Writes one line: an event, a reference and a code. Never anything that a visitor typed. */
export type Log = (event: string, details: Readonly<Record<string, string | number | boolean>>) => void;

/** The outside world of the contact pipeline. */
export interface Ports {
  readonly box: Box;
  readonly send: Send;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * The letter of a stored mail. The plain variant carries nothing of the visitor in its headers.
 *
 * @example letterOf(mail, id, true).replyTo // => undefined
 */
export function letterOf(mail: StoredMail, id: string, plain: boolean): Letter {
  if (plain) return { subject: mail.plainSubject, text: mail.text, ref: id };
  return { subject: mail.subject, text: mail.text, replyTo: mail.replyTo, ref: id };
}
