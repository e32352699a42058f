import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { LIST_PATHS, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { headerRules } from '#src/site/headers.ts';
import { redirects } from '#src/site/redirects.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { DIST, PROJECT, published } from '#tests/support/built-site.ts';

/** `_headers` and `_redirects` as the platform's own parsers read them: what they cannot read, it drops with a warning in a log. */

test('every header means what its table says (rules headers.table, headers.noindex)', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [`${DIST}/_headers`],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const isIndexable = !headers.some(({ values }) => 'X-Robots-Tag' in values);
  expect(headers).toEqual(headerRules(isIndexable).map((rule) => ({ for: rule.path, values: rule.headers })));
});

test('every redirect means what its table says, moved entries first (rule headers.not-found)', async () => {
  const parsed = await parseAllRedirects({
    redirectsFiles: [`${DIST}/_redirects`],
    configRedirects: [],
    minimal: true,
  });
  expect(parsed.errors).toEqual([]);
  const rules = parsed.redirects.map((rule) => {
    const { from, to, status, query, conditions, force } = rule as Record<string, unknown>;
    // Nothing but an address decides, and a file always comes first.
    expect({ query, conditions, force }).toEqual({ query: {}, conditions: {}, force: false });
    return { from, to, status };
  });
  const pages = published('pages').map(({ slug }) => pageOf('pages', slug));
  const isThere = (path: string) => hasNeeds(path, published);
  const table = redirects([], LIST_PATHS.filter(isThere), [...ROUTE_PATHS.filter(isThere), ...pages]);
  expect(rules.slice(-table.length)).toEqual(table);
  for (const moved of rules.slice(0, -table.length)) expect(moved).toMatchObject({ status: 301 });
});

test('the platform publishes the folder that the build writes', async () => {
  const { config, buildDir } = await resolveConfig({
    config: 'netlify.toml',
    mode: 'require',
    offline: true,
    buffer: true,
  });
  expect([config.build.command, path.relative(buildDir, config.build.publish)]).toEqual([
    'npm run build',
    path.relative(PROJECT, DIST),
  ]);
});

test('the platform leaves addresses as they are (rule headers.not-found)', async () => {
  const { config } = await resolveConfig({ config: 'netlify.toml', mode: 'require', offline: true, buffer: true });
  expect(config.build.processing?.html).toEqual({ pretty_urls: false });
});
