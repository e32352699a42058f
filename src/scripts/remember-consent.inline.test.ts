import { afterEach, expect, it, vi } from 'vitest';
import { rememberConsent } from './remember-consent.inline.ts';

const HERE = 'https://x.example/contact?job=a';

/** Press the agree button; gives what is stored, and where the button leads. */
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

it('stores where the visitor came from, and carries the query on', () => {
  const service = 'https://x.example/services/consulting';
  expect(agree(service)).toEqual({ stored: { 's.consent': service }, search: '?job=a' });
});

it('stores the page itself for who came from nowhere', () => {
  expect(agree('').stored).toEqual({ 's.consent': HERE });
});

it('keeps where the visitor came from when the form led back here', () => {
  const stored = { 's.consent': 'https://x.example/services/consulting' };
  expect(agree('https://x.example/contact/form', { ...stored }).stored).toEqual(stored);
});
