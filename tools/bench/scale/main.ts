import { rmSync } from 'node:fs';
import path from 'node:path';
import { measuredRun } from '#tools/bench/measured-run.ts';
import { installedPeers } from '#tools/bench/peers.ts';
import { buildSite, countPages } from '#tools/bench/site-build.ts';
import { makeCold, siteCopy } from '#tools/bench/site-copy.ts';
import { figure, table } from '#tools/bench/table.ts';
import { articleFiles } from './articles.ts';
import { bounds } from './bounds.ts';
import { eleventySite, hugoSite, type PeerSite } from './peer-sites.ts';

const HEAD = [
  'articles, builder',
  'pages',
  'cold s',
  'ms/page',
  'warm s',
  'ms/page',
  'CPU s cold',
  'peak MB',
  'share images s',
  'search s',
];
type Row = readonly (string | number)[];

/**
 * The command behind `npm run bench:scale`: builds this site, Eleventy's and Hugo's of the same articles, cold and warm, and prints a table.
 *
 * Figures of this site are without share images and search, which stand beside them; the others make neither.
 */
async function main(counts: readonly number[]): Promise<void> {
  installedPeers('scale');
  const rows: Row[] = [];
  let limits: ReturnType<typeof bounds> = [];
  for (const count of counts) {
    const own = await ownRow(count);
    limits = own.limits;
    rows.push(
      own.row,
      await peerRow('Eleventy', count, eleventySite(count)),
      await peerRow('Hugo', count, hugoSite(count)),
    );
    console.error(table(HEAD, rows.slice(-3)));
  }
  console.log(`\n${table(HEAD, rows)}`);
  console.log(`\n${table([`at ${figure(counts.at(-1) ?? 0)} articles`, 'largest'], limits)}`);
}

async function ownRow(count: number): Promise<{ row: Row; limits: ReturnType<typeof bounds> }> {
  const root = siteCopy(`scale-${count}`, contentFiles(count));
  makeCold(root);
  const cold = await buildSite(root);
  const warm = await buildSite(root);
  const limits = bounds(path.join(root, 'dist'));
  // Kept to be profiled.
  if (process.env['KEEP'] !== '1') rmSync(root, { recursive: true, force: true });
  const [first, second] = [cold, warm].map(({ wall, shareImages, search }) => wall - shareImages - search) as [
    number,
    number,
  ];
  return {
    limits,
    row: [
      `${figure(count)}, this site`,
      figure(cold.pages),
      ...timesOf(first, second, cold.pages),
      figure(cold.cpu, 1),
      memory(Math.max(cold.peak ?? Number.NaN, warm.peak ?? Number.NaN)),
      `${figure(cold.shareImages, 1)}, warm ${figure(warm.shareImages, 1)}`,
      `${figure(cold.search, 1)}, warm ${figure(warm.search, 1)}`,
    ],
  };
}

async function peerRow(name: string, count: number, site: PeerSite | undefined): Promise<Row> {
  const label = `${figure(count)}, ${name}`;
  if (site === undefined) return [label, 'not installed: `apt-get install hugo`', ...Array(8).fill('–')];
  const { root, command, args, out } = site;
  const cold = await measuredRun(command, args, { cwd: root });
  const warm = await measuredRun(command, args, { cwd: root });
  const pages = countPages(out);
  rmSync(root, { recursive: true, force: true });
  const peak = Math.max(cold.peak ?? Number.NaN, warm.peak ?? Number.NaN);
  return [label, figure(pages), ...timesOf(cold.wall, warm.wall, pages), figure(cold.cpu, 1), memory(peak), '–', '–'];
}

function timesOf(cold: number, warm: number, pages: number): string[] {
  return [cold, warm].flatMap((seconds) => [figure(seconds, 1), figure((seconds * 1000) / pages, 2)]);
}

function memory(megabytes: number): string {
  return Number.isNaN(megabytes) ? '–' : figure(megabytes);
}

function* contentFiles(count: number): Generator<readonly [string, string]> {
  for (const { lang, slug, text } of articleFiles(count)) yield [`content/tech-articles/${lang}/${slug}.md`, text];
}

const asked = process.argv.slice(2).map(Number);
await main(asked.length > 0 ? asked : [100, 1000, 10_000]);
