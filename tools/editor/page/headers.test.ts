import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';

/** What each part of the policy allows. */
function policyOf(isLocal: boolean): Record<string, string[]> {
  const parts = headersOf(isLocal)['content-security-policy']?.split('; ') ?? [];
  return Object.fromEntries(parts.map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

const hostsOf = (isLocal: boolean) =>
  Object.values(policyOf(isLocal))
    .flat()
    .filter((source) => source.includes('//'));

test('the editor of a working copy reaches its own origin only', () => {
  expect(hostsOf(true)).toEqual([]);
});

test('the deployed editor reaches GitHub besides, and nobody else', () => {
  expect(hostsOf(false).sort()).toEqual(['https://api.github.com', 'https://avatars.githubusercontent.com']);
});

test.each([true, false])(
  'no script from a text, no frame around it, in no search engine (working copy: %s)',
  (isLocal) => {
    const { 'script-src': script, 'frame-ancestors': around, 'default-src': rest } = policyOf(isLocal);
    expect(script).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect([around, rest]).toEqual([["'none'"], ["'none'"]]);
    expect(headersOf(isLocal)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  },
);
