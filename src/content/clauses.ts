import type { Lang } from '#src/i18n/langs.ts';
import type { Section, SectionOf, ShownType } from '#src/schemas/content/sections.ts';
import type { Clauses } from '#src/schemas/content/service.ts';
import { optionalDataOf } from './collections.ts';
import { type Condition, conditionsOf, type TermRows, termRows } from './contract-terms.ts';
import type { FormattedFacts } from './facts.ts';
import { withFacts } from './query.ts';

/** The page that a shared text is printed on. */
export interface SharedPlace {
  readonly lang: Lang;
  /** Names that texts of the page print besides facts. */
  readonly printed?: FormattedFacts | undefined;
}

/** Rows of terms with the texts of their clauses, and with facts printed. */
export async function formattedTerms(rows: TermRows, { lang, printed }: SharedPlace) {
  return withFacts(termRows(rows, await clausesIn(lang)), lang, printed);
}

/** Conditions with the texts of their clauses, and with facts printed. */
export async function formattedConditions(
  conditions: Parameters<typeof conditionsOf>[0],
  { lang, printed }: SharedPlace,
): Promise<Condition[]> {
  return withFacts(conditionsOf(conditions, await clausesIn(lang)), lang, printed);
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
