import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { isPublished } from '#src/i18n/langs.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Questions that exist in one language but not in another. Links to them would be broken in the other language.
 *
 * @returns a problem for each question, in the first file that has it
 */
export function faqProblems(content: SiteContent): ContentProblem[] {
  const files = content.entries('faq').map((entry) => ({ entry, ids: idsOf(entry) }));
  return files.flatMap(({ entry, ids }, at) =>
    [...ids].flatMap(([id, path]): ContentProblem[] => {
      // A language in preparation may have only some of the questions.
      const asked = files.filter(({ entry: { lang } }) => isPublished(lang));
      const lacking = asked.filter((other) => !other.ids.has(id)).map((other) => other.entry.file);
      const isToldAlready = files.slice(0, at).some((other) => other.ids.has(id));
      if (lacking.length === 0 || isToldAlready) return [];
      const ja = `質問「${id}」が ${lacking.join(' と ')} にありません。同じidで訳を足してください`;
      return [
        problemAt(entry, path, ja, `\`${id}\` is not in ${lacking.join(' and ')}; add it there with the same id`),
      ];
    }),
  );
}

function idsOf({ data }: SourceEntry): ReadonlyMap<string, readonly PropertyKey[]> {
  const ids = new Map<string, readonly PropertyKey[]>();
  for (const [at, { id, items }] of (data as unknown as Faq).entries()) {
    ids.set(id, [at, 'id']);
    for (const [row, item] of items.entries()) ids.set(item.id, [at, 'items', row, 'id']);
  }
  return ids;
}
