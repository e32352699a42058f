import type { Catalogue } from '#src/i18n/catalogue.ts';

/** The function responds within 6 s; a phone's network may need the rest. */
const WAIT_MS = 15_000;

type Failures = Pick<Catalogue['contact']['failures'], 'submit' | 'later' | 'rate'>;

/** What the form shows after sending, in the page's language. */
type Outcome =
  | { readonly ok: true; readonly message: string; readonly reference: string }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/**
 * Post the form as JSON, once: no retry, credentials included. The time of the first attempt that may have been accepted is stored with
 * the draft before the post, because the page may close before the answer. Only a 4xx answer rules out that an attempt was accepted.
 *
 * @returns success only for an OK status together with `success: true`, so that no lost inquiry is ever called sent
 */
export async function sendInquiry(form: HTMLFormElement, texts: Failures): Promise<Outcome> {
  const firstTry = form.elements.namedItem('first-try') as HTMLInputElement;
  const isFirst = firstTry.value === '';
  const now = Date.now();
  if (isFirst) storeInDraft(form, firstTry, `${now}`);
  const sinceFirstTry = Math.max(0, Math.floor((now - Number(firstTry.value)) / 1000));
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), sinceFirstTry }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { ok, status } = response;
    if (isFirst && status >= 400 && status < 500) storeInDraft(form, firstTry, '');
    const answer = await response.json().catch(() => undefined);
    if (ok && answer?.success === true) return { ok, message: answer.message, reference: answer.reference };
    // The platform's own 429 has no JSON body.
    const unexplained = status === 429 ? texts.rate : texts.submit;
    return { ok: false, message: answer?.error || unexplained, fields: answer?.fields ?? {} };
  } catch {
    return { ok: false, message: texts.later, fields: {} };
  }
}

/**
 * The words of a message that are English whatever the page's language, and the rest.
 *
 * @example splitEnglish('Submit failed. もう一度お試しください。') // => ['Submit failed.', 'もう一度お試しください。']
 */
export function splitEnglish(message: string): readonly [english: string, rest: string] {
  const [english = ''] = /^Submit failed\.?/.exec(message) ?? [];
  return [english, message.slice(english.length).trim()];
}

/** The draft's script (`form-draft.inline.ts`) saves all fields at each input. */
function storeInDraft(form: HTMLFormElement, field: HTMLInputElement, value: string): void {
  field.value = value;
  form.dispatchEvent(new Event('input'));
}
