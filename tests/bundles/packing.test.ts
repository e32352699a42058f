import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { FILLED_PAGES, pageFile } from '#src/server/contact/form-page.ts';
import type { BundledFile } from '#tools/function-bundles/bundles.ts';
import { BUNDLES, bundleOf } from './platform.ts';

/** What the platform's own packer makes of the build under the settings of netlify.toml (rule api.bundles). */

interface Expected {
  readonly name: string;
  readonly routes: readonly string[];
  /** Cron, UTC. */
  readonly schedule?: string;
  /** Requests a minute from one address. */
  readonly perMinute?: number;
  /** It sends mail: the services' libraries are loaded when one is needed. */
  readonly onDemand: boolean;
  /** Every file that it reads. */
  readonly data: RegExp;
  /** At least these. */
  readonly reads: readonly string[];
  /** Zipped, without the packer's own files and without texts of entries, which grow as editors write. */
  readonly mostKb: number;
}

const NOTHING = /^$/;
const ON_DEMAND = /^on-demand\/[\w-]+\.mjs$/;
const ENTRIES = new RegExp(`^data/(?:terms\\.json|(?:${LANGS.join('|')})(?:/[a-z0-9-]+)?\\.json)$`);
const LISTS = ['data/terms.json', ...LANGS.map((lang) => `data/${lang}.json`)];
const FILLED = FILLED_PAGES.flatMap((page) => LANGS.map((lang) => pageFile(page, lang)));

const EXPECTED: readonly Expected[] = [
  {
    name: 'contact',
    onDemand: true,
    routes: ['/api/contact', '/api/contact/:reference'],
    perMinute: 10,
    data: /^data\/(?:(?:\w{2}\/)?(?:contact\/(?:form|thanks)|500)\.html|(?:signatures|positions|topics)\.json)$/,
    reads: [...FILLED.map((file) => `data/${file}`), 'data/signatures.json', 'data/positions.json', 'data/topics.json'],
    mostKb: 600,
  },
  { name: 'contact-sweep', onDemand: true, routes: [], schedule: '*/5 * * * *', data: NOTHING, reads: [], mostKb: 400 },
  {
    name: 'health',
    onDemand: false,
    routes: ['/api/health'],
    perMinute: 30,
    data: /^data\/scheduled\.json$/,
    reads: ['data/scheduled.json'],
    mostKb: 400,
  },
  {
    name: 'news',
    onDemand: false,
    routes: ['/api/news', '/api/news/:slug'],
    perMinute: 120,
    data: ENTRIES,
    reads: LISTS,
    mostKb: 400,
  },
  {
    name: 'publish-due',
    onDemand: false,
    routes: [],
    schedule: '1 * * * *',
    data: /^data\/scheduled\.json$/,
    reads: ['data/scheduled.json'],
    mostKb: 400,
  },
  { name: 'resend-webhook', onDemand: false, routes: ['/api/resend-webhook'], data: NOTHING, reads: [], mostKb: 400 },
  {
    name: 'tech-articles',
    onDemand: false,
    routes: ['/api/tech-articles', '/api/tech-articles/:slug'],
    perMinute: 120,
    data: ENTRIES,
    reads: LISTS,
    mostKb: 400,
  },
];

test('exactly these functions are packed, one for each source, by names that the platform takes', () => {
  const names = BUNDLES.map(({ name }) => name).sort();
  expect(names).toEqual(EXPECTED.map(({ name }) => name).sort());
  expect(readdirSync('functions').sort()).toEqual(names.map((name) => `${name}.ts`).sort());
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]+$/);
});

describe.each(EXPECTED)('$name', ({ name, routes, schedule, perMinute, onDemand, data, reads, mostKb }) => {
  test('has its addresses, schedule and rate limit', () => {
    const bundle = bundleOf(name);
    expect([...bundle.routes]).toEqual(routes);
    expect(bundle.schedule).toBe(schedule);
    expect(bundle.rateLimit).toEqual(
      perMinute === undefined ? undefined : { limit: perMinute, seconds: 60, by: ['ip', 'domain'] },
    );
  });

  test('contains the built module, its modules loaded on demand, and its data, nothing else', () => {
    const paths = bundleOf(name).files.map((file) => file.path);
    expect(paths.filter((file) => !data.test(file) && !ON_DEMAND.test(file))).toEqual([`${name}.mjs`]);
    expect(paths.filter((file) => ON_DEMAND.test(file)).length > 0).toBe(onDemand);
    for (const file of reads) expect(paths).toContain(file);
  });

  test(`is at most ${mostKb} kB zipped`, () => {
    const isText = ({ path }: BundledFile) => /^data\/..\/.+\.json$/.test(path);
    const zipped = bundleOf(name)
      .files.filter((file) => !isText(file))
      .reduce((sum, file) => sum + file.zipped, 0);
    expect(zipped / 1000).toBeLessThanOrEqual(mostKb);
  });

  test('its module is the built file that the local server runs too', () => {
    const built = `.generated/functions/${name}/${name}.mjs`;
    expect(existsSync(built)).toBe(true);
    expect(readFileSync(bundleOf(name).module, 'utf8')).toBe(readFileSync(built, 'utf8'));
  });
});

test.each(FILLED)('%s: the contact function fills the page that visitors get', (file) => {
  const packed = readFileSync(path.join(path.dirname(bundleOf('contact').module), 'data', file), 'utf8');
  expect(packed).toBe(readFileSync(path.join('dist', file), 'utf8'));
});
