import type { Lang } from '#src/i18n/langs.ts';
import type { Section, SectionOf, ShownType } from '#src/schemas/content/sections.ts';
import type { Clauses } from '#src/schemas/content/service.ts';
import { optionalDataOf } from './collections.ts';
import type { FormattedFacts } from './facts.ts';
import { withFacts } from './query.ts';

/** The page that a shared text is printed on. */
export interface SharedPlace {
  readonly lang: Lang;
  /** Names that texts of the page print besides facts. */
  readonly printed?: FormattedFacts | undefined;
}

/** Rows of terms with facts printed. A row that names a clause has its name and text; it is left out if there is no such clause. */
export async function formattedTerms(rows: SectionOf<'fact-table'>['rows'], { lang, printed }: SharedPlace) {
  const clauses = await clausesIn(lang);
  const terms = rows.flatMap(({ clause, name = '', value = '' }) => {
    if (clause === undefined) return [{ name, value }];
    const named = clauses[clause];
    return named === undefined ? [] : [{ name: named.name, value: named.text }];
  });
  return withFacts(terms, lang, printed);
}

/** A condition as it is printed: the value large, the note small. */
interface Condition {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** Conditions with facts printed. The text of a clause is the note; a clause without a value is left out. */
export async function formattedConditions(
  conditions: SectionOf<'conditions'>['parts'][number]['conditions'],
  { lang, printed }: SharedPlace,
): Promise<Condition[]> {
  const clauses = await clausesIn(lang);
  const all = conditions.flatMap(({ clause, name = '', value = '', note }): Condition[] => {
    if (clause === undefined) return [{ name, value, note }];
    const named = clauses[clause];
    return named?.value === undefined ? [] : [{ name: named.name, value: named.value, note: named.text }];
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

/** The clauses of a language by their keys; none if the site has no such file. */
async function clausesIn(lang: Lang): Promise<Clauses> {
  return (await optionalDataOf('clauses', lang)) ?? {};
}
