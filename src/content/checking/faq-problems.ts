import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Questions that stand in one language and not in the other: their links would lead nowhere, and readers would miss them.
 *
 * @returns a problem in the file that has the question, for each file that lacks it
 * @example faqProblems(readSite(root))[0]?.en // => '`parking` is not in content/faq/en.yaml; …'
 */
export function faqProblems(content: SiteContent): ContentProblem[] {
  const files = content.entries('faq');
  const japanese = files.find(({ lang }) => lang === DEFAULT_LANG);
  if (japanese === undefined) return [];
  return files
    .filter((other) => other !== japanese)
    .flatMap((other) => [...lacking(content, japanese, other), ...lacking(content, other, japanese)]);
}

function lacking(content: SiteContent, has: SourceEntry, other: SourceEntry): ContentProblem[] {
  const known = new Set(
    (other.data as unknown as Faq).flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
  );
  return (has.data as unknown as Faq).flatMap((category, at) => [
    ...(known.has(category.id) ? [] : [problem(content, has, [at, 'id'], category.id, other.file)]),
    ...category.items.flatMap(({ id }, row) =>
      known.has(id) ? [] : [problem(content, has, [at, 'items', row, 'id'], id, other.file)],
    ),
  ]);
}

function problem(
  content: SiteContent,
  has: SourceEntry,
  path: readonly PropertyKey[],
  id: string,
  other: string,
): ContentProblem {
  return {
    file: has.file,
    line: content.sourceOf(has).lineOf(path),
    field: path.join('.'),
    ja: `質問「${id}」が ${other} にありません。同じidで訳を足してください`,
    en: `\`${id}\` is not in ${other}; add it there with the same id`,
  };
}
