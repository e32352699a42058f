import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, type Page, pages } from '#tests/support/built-site.ts';

const policyOf = ({ html }: Page) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** What a policy must say is asked by the page validator (`src/build/page-policy.ts`) during the build: here, that no page escaped it. */
test('every page has a policy, which allows other frames and WebAssembly on the pages that need them only', () => {
  expect(pages.filter((page) => !policyOf(page).includes("default-src 'none'")).map(({ address }) => address)).toEqual(
    [],
  );
  const framed = pages.filter((page) => policyOf(page).includes('frame-src'));
  expect(framed).toEqual(pages.filter(({ root }) => root.querySelector('iframe') !== null));
  const wasm = pages.filter((page) => policyOf(page).includes('wasm-unsafe-eval'));
  expect(wasm.filter(({ path }) => path !== '/search')).toEqual([]);
});

test('the headers of every file carry Trusted Types and what a meta policy cannot', () => {
  const everywhere = readFileSync(`${DIST}/_headers`, 'utf8').split('\n\n')[0] ?? '';
  for (const part of [
    "require-trusted-types-for 'script'; trusted-types 'none'",
    "frame-ancestors 'self'",
    'Strict-Transport-Security: max-age=63072000; includeSubDomains\n',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: SAMEORIGIN',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: ',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ])
    expect(everywhere).toContain(part);
});
