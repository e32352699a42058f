import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';

/** What each part of the policy allows. */
function policyOf(usesGithub: boolean): Record<string, string[]> {
  const parts = headersOf(usesGithub)['content-security-policy']?.split('; ') ?? [];
  return Object.fromEntries(parts.map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

const hostsOf = (usesGithub: boolean) =>
  Object.values(policyOf(usesGithub))
    .flat()
    .filter((source) => source.includes('//'));

test('the editor of a working copy reaches its own origin only', () => {
  expect(hostsOf(false)).toEqual([]);
});

test('the deployed editor reaches GitHub besides, and nobody else', () => {
  expect(hostsOf(true).sort()).toEqual(['https://api.github.com', 'https://avatars.githubusercontent.com']);
});

test.each([true, false])(
  'no script from a text, no frame around it, in no search engine (deployed: %s)',
  (deployed) => {
    const { 'script-src': script, 'frame-ancestors': around, 'default-src': rest } = policyOf(deployed);
    expect(script).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect([around, rest]).toEqual([["'none'"], ["'none'"]]);
    expect(headersOf(deployed)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  },
);
