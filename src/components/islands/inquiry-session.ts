/** What the contact flow keeps in session storage, as the form's scripts left it; storage that throws holds nothing. */

/**
 * The path of this site's page that led to the contact pages, which the consent flag remembers; undefined for any other origin.
 */
export function originPage(consentKey: string): string | undefined {
  const address = read(consentKey);
  return address.startsWith(`${location.origin}/`) ? new URL(address).pathname : undefined;
}

/** A post of the form that is about to be sent. */
interface Try {
  /** Seconds since the first try with the form's key that may have been taken; 0 when this is the first. */
  readonly sinceFirstTry: number;
  /** Call it when the post was certainly not taken: the next one is the first again. */
  takeBack(): void;
}

/**
 * Note the time of a post before it is sent, because the page may close before the answer (rule outbox.late-repeat).
 *
 * @param now ms since 1970
 */
export function beginTry(draftKey: string, now: number): Try {
  const { tried } = draftIn(draftKey);
  const firstAt = typeof tried === 'number' ? tried : now;
  note(firstAt);
  return {
    sinceFirstTry: Math.max(0, Math.floor((now - firstAt) / 1000)),
    takeBack: () => {
      if (tried === undefined) note(undefined);
    },
  };

  function note(time: number | undefined): void {
    try {
      sessionStorage.setItem(draftKey, JSON.stringify({ ...draftIn(draftKey), tried: time }));
    } catch {
      // Every try is then the first.
    }
  }
}

/**
 * Seconds since the visitor first saw the form that is being sent: since this page was opened, or, where what was typed survived a
 * reload, since the page it was begun on.
 */
export function secondsSeen(draftKey: string, now: number): number {
  const { begun } = draftIn(draftKey);
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

function draftIn(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(read(key) || '{}') ?? {};
  } catch {
    return {};
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
