/** The messages of the form after sending, in the page's language. */
type SubmissionOutcome =
  | { readonly ok: true; readonly message: string; readonly reference: string | undefined }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** An answer as it came over the network. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** The catalogue's texts for what an answer does not say itself. */
export interface OutcomeTexts {
  /** Success without a message. */
  readonly received: string;
  /** An answer that says no more than that it failed; begins with `Submit failed`. */
  readonly submit: string;
  /** No answer at all. */
  readonly later: string;
  /** The platform's own 429, which has no JSON body. */
  readonly rate: string;
}

/**
 * Read what came back after sending an inquiry.
 *
 * Only an OK status together with `success: true` is a success; whatever else arrives, broken JSON and a 200 that says nothing
 * among them, is a failure, so that no lost inquiry is ever called sent.
 *
 * @param answer undefined when none came: offline, timed out, connection lost
 */
export function submissionOutcome(answer: RawAnswer | undefined, texts: OutcomeTexts): SubmissionOutcome {
  if (answer === undefined) return failure(texts.later);
  const body = objectIn(answer.body);
  if (body === undefined) return failure(answer.status === 429 ? texts.rate : texts.submit);
  if (isOk(answer.status) && body['success'] === true) {
    return { ok: true, message: textIn(body['message']) ?? texts.received, reference: textIn(body['reference']) };
  }
  return failure(textIn(body['error']) ?? texts.submit, body['fields']);
}

/** Whether the server may have accepted the post, so that the next one may be a repeat. Only a 4xx answer rules it out. */
export function mayBeTaken(answer: RawAnswer | undefined): boolean {
  return answer === undefined || answer.status < 400 || answer.status >= 500;
}

/**
 * The words of a message that are English whatever the page's language, and the rest.
 *
 * @example splitEnglish('Submit failed. もう一度お試しください。') // => ['Submit failed.', ' もう一度お試しください。']
 */
export function splitEnglish(message: string): readonly [english: string, rest: string] {
  const [english = ''] = /^Submit failed\.?/.exec(message) ?? [];
  return [english, message.slice(english.length)];
}

function failure(message: string, fields?: unknown): SubmissionOutcome {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return { ok: false, message, fields: Object.fromEntries(entries.filter(([, sentence]) => textIn(sentence))) };
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function objectIn(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
