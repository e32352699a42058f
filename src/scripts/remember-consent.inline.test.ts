import { afterEach, expect, it, vi } from 'vitest';
import { rememberConsent } from './remember-consent.inline.ts';

const HERE = 'https://x.example/contact?job=a';

/** Presses the agree button; returns the stored value and the address of the button. */
function agree(referrer: string, stored: Record<string, string> = {}) {
  const link = { search: '', onclick: () => {} };
  vi.stubGlobal('document', { referrer, getElementById: () => link });
  vi.stubGlobal('location', { href: HERE, search: '?job=a' });
  vi.stubGlobal('sessionStorage', stored);
  rememberConsent('agree', 's.consent');
  link.onclick();
  return { stored, search: link.search };
}

afterEach(() => vi.unstubAllGlobals());

it('stores the referrer, and adds the query to the link', () => {
  const service = 'https://x.example/services/consulting';
  expect(agree(service)).toEqual({ stored: { 's.consent': service }, search: '?job=a' });
});

it('keeps the first referrer when the visitor comes back from the form', () => {
  const stored = { 's.consent': 'https://x.example/services/consulting' };
  expect(agree('https://x.example/contact/form', { ...stored }).stored).toEqual(stored);
});
