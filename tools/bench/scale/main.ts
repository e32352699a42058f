import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measuredRun, type Run } from '#tools/bench/measured-run.ts';
import { siteCopy } from '#tools/bench/site-copy.ts';
import { figure, table } from '#tools/bench/table.ts';
import { command } from '#tools/command-line/command.ts';
import { articleFiles } from './articles.ts';
import { type BaselineSite, eleventySite, hugoSite } from './baseline-sites.ts';

const HEAD = [
  'articles, builder',
  'pages',
  'cold s',
  'ms/page',
  'warm s',
  'CPU s cold',
  'peak MB',
  'images and search s',
];
type Row = readonly string[];

function main(counts: readonly number[]): void {
  const rows: Row[] = [];
  for (const count of counts) {
    rows.push(ownRow(count));
    if (count > 0)
      rows.push(baselineRow('Eleventy', count, eleventySite(count)), baselineRow('Hugo', count, hugoSite(count)));
    console.error(table(HEAD, rows));
  }
  console.log(`\n${table(HEAD, rows)}`);
}

function ownRow(count: number): Row {
  const files = [...articleFiles(count)];
  const root = siteCopy(
    `scale-${count}`,
    files.map(({ lang, slug, text }) => [`content/tech-articles/${lang}/${slug}.md`, text] as const),
  );
  const [cold, warm] = [1, 2].map(() => measuredRun(process.execPath, ['--run', 'build'], root)) as [Run, Run];
  const [first, second] = [cold, warm].map(lastSteps) as [number, number];
  const row = rowOf(`${figure(count)}, this site`, path.join(root, 'dist'), cold, warm, [first, second]);
  // Kept to be profiled.
  if (process.env['KEEP'] !== '1') rmSync(root, { recursive: true, force: true });
  return [...row, `${figure(first, 1)}, warm ${figure(second, 1)}`];
}

function baselineRow(name: string, count: number, site: BaselineSite | undefined): Row {
  const label = `${figure(count)}, ${name}`;
  if (site === undefined) return [label, 'not installed: `apt-get install hugo`', ...Array(6).fill('–')];
  const { root, command, args, out } = site;
  const [cold, warm] = [1, 2].map(() => measuredRun(command, args, root)) as [Run, Run];
  const row = rowOf(label, out, cold, warm, [0, 0]);
  rmSync(root, { recursive: true, force: true });
  return [...row, '–'];
}

/** @param apart seconds of the cold and the warm run for share images and search */
function rowOf(label: string, out: string, cold: Run, warm: Run, apart: readonly [number, number]): Row {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
  const seconds = cold.wall - apart[0];
  return [
    label,
    figure(pages),
    figure(seconds, 1),
    figure((seconds * 1000) / pages, 2),
    figure(warm.wall - apart[1], 1),
    figure(cold.cpu, 1),
    figure(Math.max(cold.peak, warm.peak)),
  ];
}

/** Seconds for share images and search, as the build itself prints them. */
function lastSteps({ output }: Run): number {
  return Number(/share images and search index written in (\d+) ms/.exec(output)?.[1] ?? Number.NaN) / 1000;
}

const [counts] = command('bench:scale', 'Builds the site with more articles, beside Eleventy and Hugo.')
  .argument('[articles...]', 'how many (default: 0 1000 10000)')
  .parse().processedArgs as [readonly string[]];
main(counts.length > 0 ? counts.map(Number) : [0, 1000, 10_000]);
