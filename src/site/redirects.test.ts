import { describe, expect, test } from 'vitest';
import { redirects } from './redirects.ts';
import { ROUTE_PATHS } from './routes.ts';

/** The target of an address: the platform uses the first rule that matches. */
function leadsTo(address: string, rules: ReturnType<typeof redirects>): string | undefined {
  for (const { from, to, status } of rules) {
    const stem = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (stem === undefined ? address === from : address.startsWith(stem)) {
      return `${status} ${to.replace(':splat', address.slice((stem ?? '').length))}`;
    }
  }
  return undefined;
}

describe('redirects', () => {
  const rules = redirects(
    [{ from: '/news/old', to: '/news/new' }],
    ['/news', '/tech-articles'],
    [...ROUTE_PATHS, '/terms'],
  );
  test.each([
    ['/news/old', '301 /news/new'],
    ['/en/news/old', '301 /en/news/new'],
    ['/ja/news/old', '301 /news/new'],
    ['/ja', '301 /'],
    ['/ja/infographics/a.html', '301 /infographics/a.html'],
    ['/ja/infographics', undefined],
    ['/ja/terms', '301 /terms'],
    ['/ja/unknown', undefined],
    ['/ja//evil.example', undefined],
    ['/ja/%2Fevil.example', undefined],
    ['/ja/\\evil.example', undefined],
    ['/ja/news//evil.example', '301 /news//evil.example'],
    ['/news/unknown', '404 /news/not-found'],
    ['/zh/tech-articles/unknown', '404 /zh/tech-articles/not-found'],
    ['/en/unknown', '404 /en/404'],
    ['/unknown', undefined],
  ])('%s: %s', (address, expected) => {
    expect(leadsTo(address, rules)).toBe(expected);
  });

  test('no rule takes the first folder of its target from the request: the target could be another site', () => {
    expect(rules.filter(({ to }) => /^(\/:|:|\/\/|[a-z]+:)/.test(to))).toEqual([]);
  });
});
