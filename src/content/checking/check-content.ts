import { bothLanguages } from '#src/content/reading/both-languages.ts';
import { type ContentProblem, isError } from '#src/content/reading/problems.ts';
import { contentProblems } from './content-problems.ts';
import { livingSlugs, publishedSlugs, updatePublishedList } from './published-list.ts';
import { readSite, type SiteContent } from './site-content.ts';

interface CheckOptions {
  /** `YYYY-MM-DD` in the company's zone. */
  readonly today: string;
  /** Whether to update `content/published.json`: add new slugs, remove those of deleted entries. Off on CI, where nobody commits the file. */
  readonly updatesList: boolean;
  /** Whether to remove vanished slugs from the list, also if a new entry could be the vanished one under another name. */
  readonly acceptsLoss?: boolean;
}

interface CheckedContent {
  readonly content: SiteContent;
  readonly problems: readonly ContentProblem[];
  /** Whether there is no error; warnings do not stop a build. */
  readonly isBuildable: boolean;
  /** The change to `content/published.json`, as a message; undefined without a change. */
  readonly note: string | undefined;
}

/** Read and check all content, and update the list of published addresses. */
export async function checkContent(
  root: string,
  { today, updatesList, acceptsLoss = false }: CheckOptions,
): Promise<CheckedContent> {
  const content = readSite(root);
  const update = () => {
    const kept = acceptsLoss ? {} : livingSlugs(content);
    return noteOf(updatePublishedList(root, publishedSlugs(content), kept));
  };
  const accepted = acceptsLoss ? update() : undefined;
  const problems = await contentProblems(root, today, content);
  const isBuildable = !problems.some(isError);
  const note = isBuildable && updatesList && !acceptsLoss ? update() : accepted;
  return { content, problems, isBuildable, note };
}

function noteOf({ added, removed }: { readonly added: number; readonly removed: number }): string | undefined {
  if (added + removed === 0) return undefined;
  const ja = `追加${added}件、削除${removed}件。一緒にコミットしてください`;
  const en = `${added} added, ${removed} removed; commit it too`;
  return `content/published.json: ${bothLanguages({ ja, en })}`;
}
