import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_ON, DIST } from '#tests/support/built-site.ts';

test('security.txt names an address and is good for less than a year (RFC 9116)', () => {
  const text = readFileSync(`${DIST}/.well-known/security.txt`, 'utf8');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - BUILT_ON;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});
