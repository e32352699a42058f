import { contentProblems } from '#src/content/checking/content-problems.ts';
import { livingSlugs, publishedSlugs, updatePublishedList } from '#src/content/checking/published-list.ts';
import { readTexts } from '#src/content/checking/read-texts.ts';
import { readSite } from '#src/content/checking/site-content.ts';
import { ENTRY_KINDS, KIND_NAMES } from '#src/content/kinds.ts';
import { keepFields } from '#src/content/reading/known-fields.ts';
import { formatProblems, isError } from '#src/content/reading/problems.ts';
import { deployOf } from '#src/site/deploy.ts';
import { annotation } from './annotations.ts';

/**
 * The command behind `npm run check:content`, with which every build begins: every problem of every content file at once.
 * Errors stop the build, warnings do not; a workflow on GitHub shows both beside the lines of a pull request.
 *
 * `--accept` forgets published slugs that are gone, also where a new entry could be one of them under another name. Elsewhere than on
 * CI, `content/published.json` follows: new slugs are added, those of deleted entries are removed.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const accept = process.argv.includes('--accept');
  const texts = readTexts(root);
  const content = readSite(root);
  if (accept) note(updatePublishedList(root, publishedSlugs(content), {}));
  const { today } = deployOf(process.env, false, Date.now());
  const problems = await contentProblems(root, today, content, await texts);
  if (problems.length > 0) console.error(formatProblems(problems));
  if (process.env['GITHUB_ACTIONS']) for (const problem of problems) console.log(annotation(problem));
  if (problems.some(isError)) {
    process.exitCode = 1;
    return;
  }
  for (const kind of ENTRY_KINDS) keepFields(kind, content.entries(kind), root);
  if (!accept && !process.env['CI']) note(updatePublishedList(root, publishedSlugs(content), livingSlugs(content)));
  console.log(`content: ${KIND_NAMES.length} kinds of content without a problem`);
}

function note({ added, removed }: { readonly added: number; readonly removed: number }): void {
  if (added + removed === 0) return;
  console.log(
    `content/published.json: 追加${added}件、削除${removed}件。一緒にコミットしてください / ${added} added, ${removed} removed; commit it too`,
  );
}

await main();
