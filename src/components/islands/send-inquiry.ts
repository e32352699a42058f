import type { RawAnswer } from '#src/domain/contact/form.ts';

/** The function responds within 6 s; a phone's network may need the rest. */
const WAIT_MS = 15_000;

/**
 * Post an inquiry as JSON, once: no retry, credentials included.
 *
 * @returns the answer with any status; undefined without an answer (offline, timed out)
 */
export async function sendInquiry(fields: Readonly<Record<string, unknown>>): Promise<RawAnswer | undefined> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}
