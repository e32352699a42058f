import { bothLanguages } from '#src/content/reading/both-languages.ts';
import { type ContentProblem, isError } from '#src/content/reading/problems.ts';

/**
 * A problem as GitHub shows it beside the line of a pull request.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function annotation(problem: ContentProblem): string {
  const { file, line, field } = problem;
  const place = { file, line: String(line), ...(field !== '' && { title: field }) };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escaped(value, /[%\r\n:,]/g)}`);
  return `::${isError(problem) ? 'error' : 'warning'} ${properties.join(',')}::${escaped(bothLanguages(problem, '\n'), /[%\r\n]/g)}`;
}

function escaped(text: string, special: RegExp): string {
  return text.replace(
    special,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
