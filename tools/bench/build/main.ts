import { buildSite, type SiteBuild } from '#tools/bench/site-build.ts';
import { makeCold, siteCopy } from '#tools/bench/site-copy.ts';
import { figure, median, table } from '#tools/bench/table.ts';

const RUNS = 3;

/** The command behind `npm run bench:build`: builds a copy of the real site without and with its caches, and prints medians of three. */
async function main(): Promise<void> {
  const root = siteCopy('real', []);
  const cold: SiteBuild[] = [];
  const warm: SiteBuild[] = [];
  for (let run = 0; run < RUNS; run++) {
    makeCold(root);
    cold.push(await buildSite(root));
    warm.push(await buildSite(root));
  }
  const head = ['build', 'pages', 'wall s', 'share images s', 'search s', 'CPU s', 'peak MB'];
  console.log(table(head, [row('without caches', cold), row('with its caches', warm)]));
}

function row(name: string, builds: readonly SiteBuild[]): string[] {
  const of = (value: (build: SiteBuild) => number, decimals = 1) => figure(median(builds.map(value)), decimals);
  return [
    name,
    of(({ pages }) => pages, 0),
    of(({ wall }) => wall),
    of(({ shareImages }) => shareImages),
    of(({ search }) => search),
    of(({ cpu }) => cpu),
    of(({ peak }) => peak ?? Number.NaN, 0),
  ];
}

await main();
