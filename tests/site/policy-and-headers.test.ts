import { readFileSync } from 'node:fs';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { LIST_PATHS, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { headerRules } from '#src/site/headers.ts';
import { redirects } from '#src/site/redirects.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { BUILT_ON, DIST, type Page, pages, published } from '#tests/support/built-site.ts';

const policyOf = ({ root }: Page) =>
  root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';

/** The build refuses a page with a wrong policy (`src/build/page-policy.ts`): here, that no page escaped it. */
test('every page has a policy, which allows frames and WebAssembly on the pages that need them only', () => {
  const without = pages.filter((page) => !policyOf(page).includes("default-src 'none'"));
  expect(without.map(({ address }) => address)).toEqual([]);
  const framed = pages.filter((page) => policyOf(page).includes('frame-src'));
  expect(framed).toEqual(pages.filter(({ root }) => root.querySelector('iframe') !== null));
  const wasm = pages.filter((page) => policyOf(page).includes('wasm-unsafe-eval'));
  expect(wasm.filter(({ path }) => path !== '/search')).toEqual([]);
});

/** What the platform's own parsers cannot read of these files, it drops with a warning in a log. */
describe('the platform reads', () => {
  const parsing = { configHeaders: [], configRedirects: [], minimal: true };

  test('every header as its table says, the protections on every file', async () => {
    const { headers, errors } = await parseAllHeaders({ ...parsing, headersFiles: [`${DIST}/_headers`] });
    expect(errors).toEqual([]);
    const isIndexable = !headers.some(({ for: path, values }) => path === '/*' && 'X-Robots-Tag' in values);
    expect(headers).toEqual(headerRules(isIndexable).map((rule) => ({ for: rule.path, values: rule.headers })));
    expect(headers.find(({ for: path }) => path === '/*')?.values).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(
        /^(?=.*require-trusted-types-for 'script'; trusted-types 'none')(?=.*frame-ancestors 'self')/,
      ),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    for (const path of ['/_astro/*', '/fonts/*'])
      expect(headers).toContainEqual({ for: path, values: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
    // Search engines are kept out of every deploy but production.
    expect(headerRules(false)[0]?.headers).toHaveProperty('X-Robots-Tag', 'noindex');
    expect(headers).toContainEqual({
      for: '/speculation-rules.json',
      values: expect.objectContaining({ 'Content-Type': 'application/speculationrules+json' }),
    });
  });

  test('every redirect as its table says, moved entries first', async () => {
    const parsed = await parseAllRedirects({ ...parsing, redirectsFiles: [`${DIST}/_redirects`] });
    expect(parsed.errors).toEqual([]);
    const rules = parsed.redirects.map((rule) => {
      const { from, to, status, query, conditions, force } = rule as Record<string, unknown>;
      // Nothing but an address decides, and a file always comes first.
      expect({ query, conditions, force }).toEqual({ query: {}, conditions: {}, force: false });
      return { from, to, status };
    });
    const prose = published('pages').map(({ slug }) => pageOf('pages', slug));
    const isThere = (path: string) => hasNeeds(path, published);
    const table = redirects([], LIST_PATHS.filter(isThere), [...ROUTE_PATHS.filter(isThere), ...prose]);
    expect(rules.slice(-table.length)).toEqual(table);
    for (const moved of rules.slice(0, -table.length)) expect(moved).toMatchObject({ status: 301 });
  });

  test('that it adds no slash to addresses', () => {
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(/^\[build\.processing\.html\]\npretty_urls = false$/m);
  });
});

test('security.txt names an address and is good for less than a year (RFC 9116)', () => {
  const text = readFileSync(`${DIST}/.well-known/security.txt`, 'utf8');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - BUILT_ON;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});
