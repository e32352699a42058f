import { checkContent } from '#src/content/checking/check-content.ts';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { formatProblems } from '#src/content/reading/problems.ts';
import { deployOf } from '#src/site/deploy.ts';
import { command } from '#tools/command-line/command.ts';
import { annotation } from './annotations.ts';

async function main(): Promise<void> {
  const { today } = deployOf(process.env, false, Date.now());
  const { accept: acceptsLoss = false } = command('check:content', 'Lists every problem of every content file.')
    .option('--accept', 'forget published addresses that are gone')
    .parse()
    .opts<{ accept?: boolean }>();
  const options = { today, updatesList: !process.env['CI'], acceptsLoss };
  const { problems, isBuildable, note } = await checkContent(process.cwd(), options);
  if (problems.length > 0) console.error(formatProblems(problems));
  if (process.env['GITHUB_ACTIONS']) for (const problem of problems) console.log(annotation(problem));
  if (note !== undefined) console.log(note);
  if (isBuildable) console.log(`Content check passed: ${KIND_NAMES.length} collections.`);
  else process.exitCode = 1;
}

await main();
