import { build, run, type SiteTree, siteTree, vitest } from '#tests/support/site-tree.ts';
import { acme, empty, missingFolders } from './company.ts';
import { SITES } from './sites.ts';

const CONFIG = 'tests/second-company/vitest.config.ts';
const [year, day] = [new Date().getFullYear(), new Date().toISOString().slice(4, 10).replace('02-29', '03-01')];

/** The next day that only leap years have, and a day far ahead: every contract holds on them as on today. */
const LEAP_DAY = `${year + 4 - (year % 4)}-02-29`;
const FIVE_YEARS_ON = `${year + 5}${day}`;

/**
 * `npm run test:second-company`: lays another company over two copies of the project, builds them as the platform does, and runs the contracts
 * of `tests/site` and its own tests in each. Options are Vitest's; `--build` only builds.
 */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (missingFolders.length > 0)
    return console.info(`skipped on a site without ${missingFolders.join(', ')}: tests/second-company`);
  const trees = [siteTree(acme(), SITES.acme), siteTree(empty(), SITES.empty)] as const;
  await Promise.all([built(trees[0], LEAP_DAY), built(trees[1], FIVE_YEARS_ON)]);
  if (options.includes('--build')) return;
  // No editor changes this content: tests may depend on how it is written.
  process.env['FIXED_CONTENT'] = 'yes';
  await Promise.all(trees.map((tree) => tested(tree, options)));
}

async function built(tree: SiteTree, at: string): Promise<void> {
  for (const step of [() => run(tree, 'check:content'), () => build(tree, 'production', at)]) {
    const { code, output } = await step();
    if (code !== 0) throw new Error(`${tree.root}: not built\n${output}`);
  }
  console.log(`${tree.root}: ${tree.files().filter((file) => file.endsWith('.html')).length} pages of ${at}`);
}

async function tested(tree: SiteTree, options: readonly string[]): Promise<void> {
  const { code, output } = await vitest(tree, ['--config', CONFIG, '--maxWorkers=1', ...options]);
  console.log(output);
  if (code !== 0) process.exitCode = 1;
}

await main();
