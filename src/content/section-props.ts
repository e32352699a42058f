import type { Lang } from '#src/i18n/langs.ts';
import type { Section, SectionOf, SectionType, ShownType } from '#src/schemas/content/sections.ts';
import { formattedConditions, formattedTerms, type SharedPlace, withShared } from './clauses.ts';
import { figureParts } from './facts.ts';
import { type JobEntry, listJobs } from './jobs.ts';
import { SECTION_NEEDS } from './page-needs.ts';
import { companyIn, faqIn, listCases } from './query.ts';
import { activeServices, listServices } from './services.ts';
import { hasContent } from './shown-pages.ts';

export interface SectionPlace extends SharedPlace {
  /** Slug of the service, on the page of a service. */
  readonly service?: string | undefined;
}

/** Default number of results in a section. */
const CASES = 3;

/**
 * The list of each section type that shows content from elsewhere, as props of its component. If the list is empty, the section shows
 * its text for that case, or is hidden.
 */
const SECTION_LISTS = {
  figures: async ({ names, plain = false }: SectionOf<'figures'>, { lang }: SectionPlace) => {
    const { figures } = await companyIn(lang);
    const named = names.flatMap((name) => figures.filter(({ key }) => key === name));
    return { figures: plain ? named.map(({ note: _, ...figure }) => figure) : named };
  },
  beliefs: async (_: SectionOf<'beliefs'>, { lang }: SectionPlace) => {
    const { beliefs = [] } = await companyIn(lang);
    return { items: beliefs };
  },
  certificates: async (_: SectionOf<'certificates'>, { lang }: SectionPlace) => {
    const { certifications = [] } = await companyIn(lang);
    return { certifications };
  },
  clients: async (_: SectionOf<'clients'>, { lang }: SectionPlace) => {
    const { clients = [] } = await companyIn(lang);
    return { clients };
  },
  'related-services': async (_: SectionOf<'related-services'>, { lang, service }: SectionPlace) => ({
    services: (await activeServices(lang)).filter(({ slug }) => slug !== service),
  }),
  'service-plan': async (_: SectionOf<'service-plan'>, { lang }: SectionPlace) => ({
    services: await listServices(lang),
  }),
  'fact-table': async ({ rows }: SectionOf<'fact-table'>, place: SectionPlace) => ({
    rows: await formattedTerms(rows, place),
  }),
  cells: async ({ items, figures = [] }: SectionOf<'cells'>, place: SectionPlace) => ({
    items,
    figures: (await formattedConditions(figures, place)).map(({ name, value: printed, note }) => {
      const [value = '', suffix = ''] = figureParts(printed).map(({ text }) => text);
      return { value, suffix, label: name, note };
    }),
  }),
  conditions: async ({ parts }: SectionOf<'conditions'>, place: SectionPlace) => ({
    parts: await Promise.all(
      parts.map(async ({ title, conditions }) => ({ title, conditions: await formattedConditions(conditions, place) })),
    ),
  }),
  'position-sheets': async (_: SectionOf<'position-sheets'>, { lang }: SectionPlace) => ({
    jobs: await listJobs(lang),
  }),
  results: async ({ cases }: SectionOf<'results'>, { lang }: SectionPlace) => {
    const measured = (await listCases(lang)).filter((one) => one.measured !== undefined);
    const named = cases?.flatMap((slug) => measured.filter((one) => one.slug === slug));
    return { cases: named ?? measured.slice(0, CASES) };
  },
  faq: async ({ category }: SectionOf<'faq'>, { lang }: SectionPlace) => ({
    faq: (await faqIn(lang)).filter(({ id }) => category === undefined || id === category),
  }),
} as const satisfies {
  [T in SectionType]?: (section: SectionOf<T>, place: SectionPlace) => Promise<Record<string, readonly unknown[]>>;
};

/** The props of a section's component: its own fields, its list, and the page that it is shown on. */
export type SectionProps<T extends SectionType> = ShownSection<T> & {
  readonly lang: Lang;
  /** The position whose page it is. */
  readonly job?: JobEntry | undefined;
};

type ShownSection<T extends SectionType> = {
  [Type in T]: Type extends keyof typeof SECTION_LISTS
    ? Omit<SectionOf<Type>, keyof Listed<Type>> & Listed<Type>
    : SectionOf<Type>;
}[T];

type Listed<T extends keyof typeof SECTION_LISTS> = Awaited<ReturnType<(typeof SECTION_LISTS)[T]>>;

/** The sections of a page that have content, each with its list. */
export async function shownSections(
  sections: readonly Section[],
  place: SectionPlace,
): Promise<ShownSection<ShownType>[]> {
  const all = await Promise.all(
    (await withShared(sections, place)).map(async (section) => {
      if (!(await isShown(section))) return [];
      const list = (SECTION_LISTS as Partial<Record<SectionType, AnyList>>)[section.type];
      if (list === undefined) return [section];
      const listed = await list(section, place);
      const isEmpty = Object.values(listed).every((rows) => rows.length === 0);
      return isEmpty ? withoutRows(section, listed) : [{ ...section, ...listed }];
    }),
  );
  return all.flat() as ShownSection<ShownType>[];
}

/** A section with the text for an empty list (`none`), without scale and note, which are about rows. */
function withoutRows(section: Section, listed: object): object[] {
  const hasWords = 'none' in section && section.none !== undefined;
  return hasWords ? [{ ...section, ...listed, scale: undefined, note: undefined }] : [];
}

/** Whether a section has entries to show. */
async function isShown({ type }: Section): Promise<boolean> {
  const kind = SECTION_NEEDS[type];
  return kind === undefined || hasContent(kind);
}

type AnyList = (section: Section, place: SectionPlace) => Promise<Record<string, readonly unknown[]>>;
