import type { Queue } from '#src/domain/contact/keys.ts';
import type { StoredMail } from '#src/schemas/contact/outbox.ts';

/** `created` only when the store confirmed it; `exists` when the key was taken; `failed` for everything else. */
export type Write = 'created' | 'exists' | 'failed';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** The outbox's view of a store: create-once keys, no overwriting. No method throws. */
export interface OutboxStore {
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

/** A mail. `from` is the mailer's, and so is `to` but in a confirmation, which goes to the visitor's validated address. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Absent: the staff. */
  readonly to?: string | undefined;
  readonly replyTo?: string | undefined;
  /** Full id of the inquiry, so that a bounce finds it. */
  readonly ref: string;
  /** Distinguishes an alert or a confirmation from the inquiry itself in reports of the mail service. */
  readonly kind?: 'alert' | 'confirmation' | 'digest';
}

/**
 * Send a message under an idempotency key. Never throws.
 *
 * @param timeoutMs how long to wait for an answer before calling it unknown
 */
export type Send = (message: Message, key: string, timeoutMs: number) => Promise<SendResult>;

/**
 * The interface of any mail service. `delivery-guarantees.ts` lists what each service guarantees, and docs/operate/runbook.md what
 * that means for operators.
 */
export interface MailService {
  readonly send: Send;
  /**
   * For how long a second mail under one key is dropped, ms. Tries end well before (`WINDOW_MS`), so an inquiry becomes one mail. 0:
   * keys mean nothing to it; a mail whose answer was lost may come twice.
   */
  readonly remembersKeysMs: number;
}

/** Writes one line: an event, a reference and a code. Never anything that a visitor typed. */
export type Log = (event: string, details: Readonly<Record<string, string | number | boolean>>) => void;

/** The outside world of the contact pipeline, as far as nothing is sent. */
export interface StorePorts {
  readonly store: OutboxStore;
  readonly now: () => number;
  readonly log: Log;
}

/** The outside world of the contact pipeline. */
export interface Ports extends StorePorts {
  readonly send: Send;
}

/**
 * The message of a stored mail. The plain variant carries nothing of the visitor in its headers but the address of a confirmation,
 * and no HTML.
 */
export function messageOf(queue: Queue, mail: StoredMail, id: string, plain: boolean): Message {
  const { subject, text, html, to, replyTo, plainSubject, plainText = text } = mail;
  const common = { ref: id, ...(queue === 'visitor' && { to, kind: 'confirmation' as const }) };
  if (plain) return { subject: plainSubject, text: plainText, ...common };
  return { subject, text, ...(html !== undefined && { html }), ...(replyTo !== undefined && { replyTo }), ...common };
}
