/** What the contact flow keeps in session storage, as the form's scripts left it; storage that throws holds nothing. */

/**
 * The path of this site's page that led to the contact pages, which the consent flag remembers; undefined for any other origin.
 *
 * @example originPage('example.consent') // => '/services/architect'
 */
export function originPage(consentKey: string): string | undefined {
  const address = read(consentKey);
  return address.startsWith(`${location.origin}/`) ? new URL(address).pathname : undefined;
}

/**
 * Seconds since the first try with the form's key; the first call notes the time and answers 0.
 *
 * @example sinceFirstTry('example.draft', Date.now()) // => 0
 */
export function sinceFirstTry(draftKey: string, now: number): number {
  try {
    const draft = JSON.parse(read(draftKey) || '{}');
    draft.tried ??= now;
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
    return Math.max(0, Math.floor((now - draft.tried) / 1000));
  } catch {
    return 0;
  }
}

/**
 * Seconds since the visitor first saw the form that is being sent: since this page was opened, or, where what was typed survived a
 * reload, since the page it was begun on.
 *
 * @example secondsSeen('example.draft', Date.now()) // => 42
 */
export function secondsSeen(draftKey: string, now: number): number {
  let begun: unknown;
  try {
    begun = JSON.parse(read(draftKey) || '{}').begun;
  } catch {
    // As if nothing was stored.
  }
  return Math.max(0, Math.floor((now - (typeof begun === 'number' ? begun : performance.timeOrigin)) / 1000));
}

/** Forget consent and draft: the inquiry is on its way (rule inquiry.consent). */
export function endSession(keys: readonly string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
