import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentGate } from './consent.inline.ts';

const ORIGIN = 'https://x.example';

/** The browser globals that the script uses; returns the redirects, and functions that fire later events. */
function visit({
  stored = {} as Record<string, string> | null,
  search = '',
  referrer = '',
  prerendering = false,
} = {}) {
  const sentTo: string[] = [];
  const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
  const listen = (name: string, act: (event: { persisted: boolean }) => void) => {
    listeners[name] = act;
  };
  vi.stubGlobal('location', { origin: ORIGIN, search, replace: (address: string) => sentTo.push(address) });
  vi.stubGlobal('document', { referrer, prerendering, documentElement: { hidden: false }, addEventListener: listen });
  vi.stubGlobal('addEventListener', listen);
  if (stored) vi.stubGlobal('sessionStorage', stored);
  consentGate('s.consent', '/en/contact');
  return { sentTo, fire: (name: string, persisted = false) => listeners[name]?.({ persisted }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('consentGate', () => {
  it.each([
    ['from the consent page', `${ORIGIN}/en/contact?job=a`, []],
    ['from elsewhere', 'https://y.example/en/contact', ['/en/contact']],
  ])('if storage throws, decides by the referrer: %s', (_, referrer, sentTo) => {
    // Without the stub there is no `sessionStorage`, and reading it throws.
    expect(visit({ stored: null, referrer }).sentTo).toEqual(sentTo);
  });

  it('waits while the page is only prerendered', () => {
    const { sentTo, fire } = visit({ prerendering: true });
    expect(sentTo).toEqual([]);
    fire('prerenderingchange');
    expect(sentTo).toEqual(['/en/contact']);
  });

  it('checks again when the page is restored from the back/forward cache', () => {
    const stored: Record<string, string> = { 's.consent': '/en' };
    const { sentTo, fire } = visit({ stored });
    delete stored['s.consent'];
    fire('pageshow', false);
    expect(sentTo).toEqual([]);
    fire('pageshow', true);
    expect(sentTo).toEqual(['/en/contact']);
  });
});
