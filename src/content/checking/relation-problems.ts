import { fileOf } from '#src/content/kinds.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { problemAt } from './problem-at.ts';
import { type Reference, references } from './references.ts';
import type { SiteContent } from './site-content.ts';

/** Problems of names that another file must have (cases, positions, offices, stations), of repeated ranks, and of positions without the careers page. */
export function relationProblems(content: SiteContent): ContentProblem[] {
  return [...references(content).flatMap(unknownName), ...rankProblems(content), ...careersProblems(content)];
}

/** The addresses of positions are below the careers page, and buttons of other pages lead to it. */
function careersProblems(content: SiteContent): ContentProblem[] {
  const [job] = content.entries('jobs');
  const isThere = content.entries('careers').length + content.problems.filter(isOfCareers).length > 0;
  if (job === undefined || isThere) return [];
  const file = fileOf('careers', DEFAULT_LANG);
  const source = `tools/init/starter/${file}`;
  const ja = `募集職種には採用のページ ${file} が要ります。${source} を写して、言葉を直してください`;
  return [problemAt(job, [], ja, `a position needs the careers page, ${file}; copy ${source} and change its words`)];
}

function isOfCareers({ file }: ContentProblem): boolean {
  return file.startsWith('content/careers/');
}

function unknownName({ entry, path, found, known, where }: Reference): ContentProblem[] {
  if (typeof found !== 'string' || known.includes(found)) return [];
  const hint = didYouMean(closest(found, known));
  const ja = `「${found}」が ${where} にありません${hint.ja}`;
  return [problemAt(entry, path, ja, `\`${found}\` is not in ${where}${hint.en}`)];
}

/** Kinds with unique ranks, and the field of the rank. */
const RANKED = [
  { name: 'case-studies', field: 'rank' },
  { name: 'challenged', field: 'rank' },
  { name: 'services', field: 'order' },
  { name: 'jobs', field: 'order' },
] as const;

function rankProblems(content: SiteContent): ContentProblem[] {
  return RANKED.flatMap(({ name, field }) =>
    LANGS.flatMap((lang) => {
      const entries = content.entries(name).filter((entry) => entry.lang === lang);
      const first = new Map<unknown, SourceEntry>();
      return entries.flatMap((entry) => {
        const rank = entry.data[field];
        const other = first.get(rank);
        first.set(rank, other ?? entry);
        if (other === undefined) return [];
        const ja = `順位 ${rank} は ${other.file} と重なっています`;
        return [problemAt(entry, [field], ja, `${field} ${rank} is taken by ${other.file}`)];
      });
    }),
  );
}
