import { describe, expect, test } from 'vitest';
import { headerRules, pageHeaders } from './headers.ts';

/** The headers of a file: the platform combines those of all matching rules. */
function headersOf(path: string, indexable = true): Readonly<Record<string, string>> {
  const holds = (rule: string) => new RegExp(`^${rule.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(path);
  const held = headerRules(indexable).filter((rule) => holds(rule.path));
  return Object.assign({}, ...held.map(({ headers }) => headers));
}

const ALWAYS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringMatching(/^(\w+(-\w+)*=\(\)(, )?)+$/),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The sources of a policy by directive. */
const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

const FILE_POLICY = {
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

describe('a file', () => {
  test.each([
    ['/_astro/page.hash.js', true],
    ['/fonts/sans.hash.woff2', true],
    ['/en/news', false],
    ['/favicon.svg', false],
  ])('%s never changes under its name: %s', (path, isFixed) => {
    expect(headersOf(path)['Cache-Control']).toBe(isFixed ? 'public, max-age=31536000, immutable' : undefined);
  });

  test('search engines are kept out of every deploy but production', () => {
    expect(headersOf('/news', true)).not.toHaveProperty('X-Robots-Tag');
    expect(headersOf('/news', false)['X-Robots-Tag']).toBe('noindex');
  });
});

test('a page from a function has the policy of all pages, and `noindex`', () => {
  expect(pageHeaders()).toMatchObject({ ...ALWAYS, 'X-Robots-Tag': 'noindex' });
  expect(policyOf(pageHeaders())).toEqual(FILE_POLICY);
});
