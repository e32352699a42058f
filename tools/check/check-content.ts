import { checkContent } from '#src/content/check/check-content.ts';
import { type ContentProblem, formatProblems, isError } from '#src/content/check/problem.ts';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { deployOf } from '#src/site/deploy.ts';
import { command } from '#tools/command-line/command.ts';

/**
 * A problem as GitHub shows it next to the line of a pull request.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
function annotation(problem: ContentProblem): string {
  const escaped = (text: string, special: RegExp) => text.replace(special, (letter) => encodeURIComponent(letter));
  const place = `file=${escaped(problem.file, /[%\r\n:,]/g)},line=${problem.line}`;
  return `::${isError(problem) ? 'error' : 'warning'} ${place}::${escaped(`${problem.field} ${problem.ja}\n${problem.en}`, /[%\r\n]/g)}`;
}

command('check:content', 'Lists every problem of every content file.').parse();
const { today, isPublic } = deployOf(process.env, false, Date.now());
const { problems } = await checkContent(process.cwd(), today, isPublic);
if (problems.length > 0) console.error(formatProblems(problems));
if (process.env['GITHUB_ACTIONS']) for (const problem of problems) console.log(annotation(problem));
if (problems.some(isError)) process.exitCode = 1;
else console.log(`Content check passed: ${KIND_NAMES.length} collections.`);
