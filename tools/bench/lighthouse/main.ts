import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type EntryKind, pageOf } from '#src/content/kinds.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { eleventySite } from '#tools/bench/scale/baseline-sites.ts';
import { figure, table } from '#tools/bench/table.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { type Audit, auditor } from './audit.ts';
import { builtPlainAstro } from './plain-astro.ts';
import { serve } from './serve.ts';

const ARTICLE = entryOf('tech-articles');
/** One page of each kind that search engines show. */
const PAGES = [
  '/',
  '/about-us',
  entryOf('services'),
  '/challenged',
  entryOf('case-studies'),
  entryOf('jobs'),
  '/news',
  ARTICLE,
  '/faq',
  '/contact',
];
/** Measured once more with every header of the platform. */
const WITH_HEADERS = ['/', '/about-us', ARTICLE];
const PEER_ARTICLE = '/articles/ja/bench-00012';
const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'failed'];

async function main(runs: number, pages: readonly string[]): Promise<void> {
  if (!existsSync('dist')) refuse('dist/ is missing. Run npm run build first.');
  const audit = await auditor(runs);
  const own = pages.flatMap((page) => LANGS.map((lang) => localizePath(page, lang)));
  const rows = await audited(audit, 'dist', '', own);
  rows.push(...(await audited(audit, 'dist', 'all headers ', WITH_HEADERS, false)));
  rows.push(...(await audited(audit, builtPlainAstro(), 'plain Astro ', ['/', PEER_ARTICLE])));
  rows.push(...(await audited(audit, builtEleventy(), 'Eleventy ', ['/', `${PEER_ARTICLE}/`])));
  console.log(table(HEAD, rows));
}

/** The page of an entry that is published: the first by its file name. */
function entryOf(kind: EntryKind): string {
  const { entries } = readCollection(kind, process.cwd());
  const first = entries.find(({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true);
  return pageOf(kind, first?.slug ?? '');
}

async function audited(
  audit: (url: string) => Promise<Audit>,
  folder: string,
  label: string,
  addresses: readonly string[],
  isPlain = true,
): Promise<(string | number)[][]> {
  const site = await serve(folder, isPlain);
  const rows: (string | number)[][] = [];
  try {
    for (const address of addresses) {
      const { scores, lcp, tbt, cls, failed } = await audit(site.origin + address);
      const row = [
        `${label}\`${address}\``,
        ...scores,
        figure(lcp),
        figure(tbt),
        figure(cls, 3),
        failed.join(' ') || '–',
      ];
      console.error(row.join('  '));
      rows.push(row);
    }
  } finally {
    site.stop();
  }
  return rows;
}

function builtEleventy(): string {
  const { root, command, args, out } = eleventySite(99);
  if (spawnSync(command, args, { cwd: root }).status !== 0)
    throw new Error(`Eleventy's site in ${root}: the build failed`);
  return out;
}

const [runs, pages] = command('bench:lighthouse', 'Runs Lighthouse on the built site, plain Astro and Eleventy.')
  .argument('[runs]', 'of each page', Number, 5)
  .argument('[pages...]', 'addresses without language', PAGES)
  .parse().processedArgs as [number, readonly string[]];
await main(runs, pages);
