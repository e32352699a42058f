import type { Lang } from '#src/i18n/langs.ts';
import type { Section, SectionOf, ShownType } from '#src/schemas/content/sections.ts';
import type { Clauses } from '#src/schemas/content/service.ts';
import type { FormattedFacts } from './facts.ts';
import { optionalDataOf, withFacts } from './query.ts';

interface SharedPlace {
  readonly lang: Lang;
  /** Names that texts of the page print besides facts. */
  readonly printed?: FormattedFacts | undefined;
}

/** A row of a table, or a condition as it is printed: the value large, the note small. */
interface Row {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** Numbers of people, to be drawn. */
  readonly people?: readonly string[] | undefined;
}

type OwnRow = { readonly [field in keyof Row | 'clause']?: (Row & { readonly clause: string })[field] | undefined };

/** Rows of terms with facts printed. A row that names a clause has its name and text; it is left out if there is no such clause. */
export function formattedTerms(rows: readonly OwnRow[], place: SharedPlace): Promise<Row[]> {
  return withClauses(rows, place, ({ name, text }) => ({ name, value: text }));
}

/** Conditions with facts printed. The text of a clause is the note; a clause without a value is left out. */
export function formattedConditions(conditions: readonly OwnRow[], place: SharedPlace): Promise<Row[]> {
  return withClauses(conditions, place, ({ name, value, text }) => value && { name, value, note: text });
}

async function withClauses(
  rows: readonly OwnRow[],
  { lang, printed }: SharedPlace,
  rowOf: (clause: Clauses[string]) => Row | '' | undefined,
): Promise<Row[]> {
  // A site may have no clauses.
  const clauses = (await optionalDataOf('clauses', lang)) ?? {};
  const all = rows.flatMap(({ clause, name = '', value = '', ...more }): Row[] => {
    if (clause === undefined) return [{ name, value, ...more }];
    const row = clauses[clause] && rowOf(clauses[clause]);
    return row ? [row] : [];
  });
  return withFacts(all, lang, printed);
}

/** The sections of a page, with those of `content/shared-sections` in place of sections of type `shared`. */
export async function withShared(
  sections: readonly Section[],
  { lang, printed }: SharedPlace,
): Promise<SectionOf<ShownType>[]> {
  const shared = (await optionalDataOf('shared-sections', lang))?.sections ?? [];
  const all = sections.map(async (section): Promise<SectionOf<ShownType>[]> => {
    if (section.type !== 'shared') return [section];
    const named = shared.find(({ id }) => id === section.section);
    return named === undefined ? [] : [await withFacts({ ...named, id: undefined }, lang, printed)];
  });
  return (await Promise.all(all)).flat();
}

/** Sections with an id each that is equal in all languages, so that the contents, the language switch and the search can name them. */
export const withIds = (sections: readonly SectionOf<ShownType>[]): SectionOf<ShownType>[] =>
  sections.map((section, at) => ({ ...section, id: section.id ?? `s${at + 1}` }));
