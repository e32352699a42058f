/** The contact flow's data in session storage, which the form's scripts write. Storage that throws counts as empty. */

/** The path of this site's page that led to the contact pages, which the consent flag remembers; undefined for any other origin. */
export function originPage(consentKey: string): string | undefined {
  const address = read(consentKey);
  return address.startsWith(`${location.origin}/`) ? new URL(address).pathname : undefined;
}

/** A post of the form before it is sent. */
interface Try {
  /** Seconds since the first attempt with the form's key that may have been accepted; 0 for the first attempt. */
  readonly sinceFirstTry: number;
  /** Call it if the post was certainly not accepted: the next attempt counts as the first. */
  takeBack(): void;
}

/** Store the time of a post before it is sent, because the page may close before the answer. */
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
      // Without storage every attempt counts as the first.
    }
  }
}

/** Seconds since the visitor first saw the form: since this page was opened, or since the draft was begun if it survived a reload. */
export function secondsSeen(draftKey: string, now: number): number {
  const { begun } = draftIn(draftKey);
  return Math.max(0, Math.floor((now - (typeof begun === 'number' ? begun : performance.timeOrigin)) / 1000));
}

/** Deletes consent and draft after success. */
export function endSession(keys: readonly string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage that throws has nothing to delete.
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
