import { existsSync, statSync } from 'node:fs';
import { figure, median, table } from '#tools/bench/table.ts';
import { BUDGETS, heroWeight, type PageWeight, weigh } from '#tools/built-site/page-weight.ts';
import { DIST } from '#tools/built-site/place.ts';
import { command, refuse } from '#tools/command-line/command.ts';

async function main(): Promise<void> {
  command('bench:pages', 'Weighs every page of dist/ and prints the budgets.').parse();
  if (!existsSync(DIST)) refuse('dist/ is missing. Run npm run build first.');
  // Reads the build when it is imported.
  const { pages } = await import('#tools/built-site/pages.ts');
  const weights = pages.map(weigh);
  console.log(table(['budget', 'bytes', 'largest', 'page'], budgetRows(weights)));
  const kinds = [...Map.groupBy(weights, ({ kind }) => kind).values()].map((all) => largest(all, 'document'));
  kinds.sort((a, b) => b.document - a.document);
  const rows = kinds.map(({ kind, page, document, early, hydrated, blocking }) => [
    kind,
    `\`${page.address}\``,
    figure(document),
    figure(early),
    figure(hydrated),
    blocking.length,
  ]);
  console.log(
    `\n${table(['kind of page', 'largest', 'document', 'script at once', 'script in all', 'blocking'], rows)}`,
  );
}

function budgetRows(weights: readonly PageWeight[]): string[][] {
  const homes = weights.filter(({ page }) => page.path === '/');
  const others = weights.filter(({ page }) => page.path !== '/');
  const row = (name: string, budget: number, among: readonly PageWeight[], key: 'document' | 'early' | 'hydrated') => {
    const most = largest(among, key);
    return [name, figure(budget), figure(most[key]), `\`${most.page.address}\``];
  };
  const { document, early, hydrated, font, hero } = BUDGETS;
  return [
    row('document, home', document.home, homes, 'document'),
    row('document, other pages', document.other, others, 'document'),
    [
      'document, median',
      figure(document.median),
      figure(median(weights.map((weight) => weight.document))),
      `${weights.length} pages`,
    ],
    row(
      'script before interaction, no island',
      early.plain,
      weights.filter(({ hasIsland }) => !hasIsland),
      'early',
    ),
    row(
      'script before interaction, with one',
      early.island,
      weights.filter(({ hasIsland }) => hasIsland),
      'early',
    ),
    row('script in all, home', hydrated.home, homes, 'hydrated'),
    row('script in all, other pages', hydrated.other, others, 'hydrated'),
    [
      'render-blocking requests',
      '0',
      figure(Math.max(...weights.map(({ blocking }) => blocking.length))),
      'every page',
    ],
    ['font', figure(font), figure(statSync(`${DIST}/fonts/site-latin.woff2`).size), 'one file'],
    [
      'hero picture',
      figure(hero),
      figure(heroWeight(homes.map(({ page }) => page))),
      'slides of the home page, uncompressed',
    ],
  ];
}

function largest(weights: readonly PageWeight[], key: 'document' | 'early' | 'hydrated'): PageWeight {
  return weights.reduce((most, weight) => (weight[key] > most[key] ? weight : most));
}

await main();
