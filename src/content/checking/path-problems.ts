import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { linkProblems } from './link-problems.ts';
import { lineOf } from './problem-at.ts';

/** Problems of a field with a path: it must be the canonical path of a page, without language. */
export function pathProblems(
  path: string,
  field: readonly (string | number)[],
  entry: SourceEntry,
  known: KnownAddresses,
): ContentProblem[] {
  const place = {
    lang: DEFAULT_LANG,
    line: lineOf(entry, field),
    status: 'published',
    ownAnchors: new Set<string>(),
    site: undefined,
  } as const;
  return linkProblems(path, place, known).map((problem) => ({ file: entry.file, field: field.join('.'), ...problem }));
}
