import { expect, test } from 'vitest';
import { securityContact } from './security-contact.ts';

test('names the contact, and expires in less than a year (RFC 9116)', () => {
  const now = Date.UTC(2026, 10, 21, 5);
  const text = securityContact({ email: 'a@x.example', site: 'https://x.example', languages: ['ja', 'en'] }, now);
  expect(text).toBe(
    [
      'Contact: mailto:a@x.example',
      'Expires: 2027-11-06T00:00:00Z',
      'Preferred-Languages: ja, en',
      'Canonical: https://x.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
