import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentGate, endInquiry, rememberConsent } from './consent.inline.ts';

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

describe('rememberConsent', () => {
  /** Presses the agree button; returns the stored value and the address of the button. */
  function agree(referrer: string, stored: Record<string, string> = {}) {
    const link = { search: '', onclick: () => {} };
    vi.stubGlobal('document', { referrer, getElementById: () => link });
    vi.stubGlobal('location', { href: `${ORIGIN}/contact?job=a`, search: '?job=a' });
    vi.stubGlobal('sessionStorage', stored);
    rememberConsent('agree', 's.consent');
    link.onclick();
    return { stored, search: link.search };
  }
  const service = `${ORIGIN}/services/consulting`;

  it('stores the referrer, and adds the query to the link', () => {
    expect(agree(service)).toEqual({ stored: { 's.consent': service }, search: '?job=a' });
  });

  it('keeps the first referrer when the visitor comes back from the form', () => {
    const stored = { 's.consent': service };
    expect(agree(`${ORIGIN}/contact/form`, { ...stored }).stored).toEqual(stored);
  });
});

describe('consentGate', () => {
  it('hides the form and redirects other visitors to the consent page of the language, with the job in the query', () => {
    expect(visit({ search: '?job=system-engineer' }).sentTo).toEqual(['/en/contact?job=system-engineer']);
    expect(document.documentElement.hidden).toBe(true);
  });

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

it('endInquiry deletes consent and draft', () => {
  const stored: Record<string, string> = { 's.consent': 'x', 's.draft': '{}', other: '1' };
  vi.stubGlobal('sessionStorage', stored);
  endInquiry(['s.consent', 's.draft']);
  expect(stored).toEqual({ other: '1' });
});
