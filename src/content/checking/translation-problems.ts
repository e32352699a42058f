import { type EntryKind, fileOf, KINDS } from '#src/content/kinds.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { figuresOf } from '#src/domain/articles/infographic.ts';
import { shapesOf } from '#src/domain/diagram.ts';
import { statusOf } from '#src/domain/publishing/publication.ts';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import type { InfographicData } from '#src/schemas/content/infographic.ts';
import type { Measured } from '#src/schemas/content/measured.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Contradictions between a translation and its original: no such original, other keys or dates, published while the original is a draft,
 * or made from a future version. Outdated translations are no problem here: `npm run check:messages -- --outdated` and the preview dashboard list them.
 */
export function translationProblems(content: SiteContent, kind: EntryKind, today: string): ContentProblem[] {
  const entries = content.entries(kind);
  const originals = new Map(entries.filter(({ lang }) => lang === DEFAULT_LANG).map((entry) => [entry.slug, entry]));
  return entries.flatMap((entry) => {
    if (entry.lang === DEFAULT_LANG) {
      if (kind === 'jobs' && entry.data['draft'] !== true) {
        const lacking = PUBLISHED_LANGS.filter(
          (lang) => !entries.some((other) => other.slug === entry.slug && other.lang === lang),
        );
        const broken = lacking.every((lang) =>
          content.problems.some(({ file }) => file === fileOf(kind, lang, entry.slug)),
        );
        if (!broken)
          return [
            problemAt(
              entry,
              [],
              `募集職種は公開中のすべての言語で要ります。足りない言語: ${lacking.join(', ')}`,
              `a position needs every language that is published; missing: ${lacking.join(', ')}`,
            ),
          ];
      }
      return originalProblems(entry);
    }
    const original = originals.get(entry.slug);
    if (original === undefined) {
      // The schema reports a broken original. It is not missing.
      if (content.problems.some(({ file }) => file === fileOf(kind, DEFAULT_LANG, entry.slug))) return [];
      const meant = closest(entry.slug, [...originals.keys()]);
      const hint = didYouMean(meant, NO_ORIGINAL);
      const ja = `同じ名前の原文のファイルがありません${hint.ja}`;
      return [problemAt(entry, [], ja, `there is no original of this name${hint.en}`)];
    }
    return pairProblems(kind, entry, original, today);
  });
}

/** Contradictions between the dates of an original. */
export function originalProblems(entry: SourceEntry): ContentProblem[] {
  if (entry.data['translatedFrom'] === undefined) return datesOf(entry);
  return [
    ...datesOf(entry),
    problemAt(
      entry,
      ['translatedFrom'],
      'これは原文なので、訳した時点の日付（translatedFrom）は書きません',
      'this is the original: remove `translatedFrom`',
    ),
  ];
}

/** Contradictions between a translation and its original, or between its own dates. */
export function pairProblems(
  kind: EntryKind,
  entry: SourceEntry,
  original: SourceEntry,
  today: string,
): ContentProblem[] {
  return [...datesOf(entry), ...differences(kind, entry, original), ...early(entry, original, today)];
}

const NO_ORIGINAL = {
  ja: '。原文のファイルと同じ名前にするか、このファイルを削除してください',
  en: '; give it the name of the original, or delete it',
};

function datesOf(entry: SourceEntry): ContentProblem[] {
  const { date, updated } = entry.data;
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return [];
  const ja = `更新日 ${updated} が公開日 ${date} より前です`;
  return [problemAt(entry, ['updated'], ja, `updated ${updated} is before the date ${date}`)];
}

function differences(kind: EntryKind, entry: SourceEntry, original: SourceEntry): ContentProblem[] {
  return KINDS[kind].shared.flatMap((field) => {
    const [found, expected] = [shared(field, entry.data[field]), shared(field, original.data[field])];
    if (found === expected) return [];
    const ja = `原文では ${expected} です（ここでは ${found}）。どの言語でも同じにしてください`;
    return [problemAt(entry, [field], ja, `found ${found}, expected ${expected} as in ${original.file}`)];
  });
}

function early(entry: SourceEntry, original: SourceEntry, today: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (statusOf(entry.data, today) === 'published' && statusOf(original.data, today) === 'draft') {
    problems.push(
      problemAt(
        entry,
        [],
        '原文が下書きなのに、この翻訳は公開されます。翻訳も下書き（draft: true）にしてください',
        'this translation would be published while the original is a draft; add `draft: true`',
      ),
    );
  }
  const newest = original.data['updated'] ?? original.data['date'];
  const from = entry.data['translatedFrom'];
  if (typeof from === 'string' && typeof newest === 'string' && from > newest) {
    problems.push(
      problemAt(
        entry,
        ['translatedFrom'],
        `${from} は原文の最新の日付 ${newest} より後です`,
        `found ${from}, expected at most ${newest}, the newest date of the original`,
      ),
    );
  }
  return problems;
}

/** The parts of translated fields that must be equal in all languages. */
const SAME: Readonly<Record<string, (value: never) => unknown>> = {
  infographic: (sheet: InfographicData) => [sheet.slug, ...figuresOf(sheet)],
  measured: ({ before, after, unit, afterUnit }: Measured) => [before, after, unit, afterUnit],
  diagram: shapesOf,
};

function shared(field: string, value: unknown): string {
  if (value === undefined) return '—';
  return JSON.stringify((SAME[field] as ((value: unknown) => unknown) | undefined)?.(value) ?? value);
}
