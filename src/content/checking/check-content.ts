import { type ContentProblem, isError } from '#src/content/reading/problems.ts';
import { contentProblems } from './content-problems.ts';
import { livingSlugs, publishedSlugs, updatePublishedList } from './published-list.ts';
import { readSite, type SiteContent } from './site-content.ts';

/** How a content check is run. */
interface CheckOptions {
  /** `YYYY-MM-DD` in the company's zone. */
  readonly today: string;
  /** Whether `content/published.json` follows: new slugs are added, those of deleted entries removed. Not on CI, where nobody would commit it. */
  readonly updatesList: boolean;
  /** Whether published slugs that are gone are forgotten, also where a new entry could be one of them under another name. */
  readonly acceptsLoss?: boolean;
}

/** What a content check found. */
interface CheckedContent {
  readonly content: SiteContent;
  readonly problems: readonly ContentProblem[];
  /** Whether the site may be built: warnings stop nothing. */
  readonly isBuildable: boolean;
  /** What was changed in `content/published.json`, for the person who commits it; undefined where nothing was. */
  readonly note: string | undefined;
}

/**
 * Read all content, check it, and bring the list of published addresses up to date.
 *
 * @param root the project's folder
 */
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
  return `content/published.json: 追加${added}件、削除${removed}件。一緒にコミットしてください / ${added} added, ${removed} removed; commit it too`;
}
