import type { TermRows } from '#src/domain/contract-terms.ts';
import { ownRows, type TermsMatrixRow, termsMatrix } from '#src/domain/terms-matrix.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Section, SectionOf } from '#src/schemas/content/sections.ts';
import { clausesIn, formattedTerms, type SharedPlace, withShared } from './clauses.ts';
import { withFacts } from './query.ts';
import { sectionPage, stepTo } from './section-pages.ts';
import { listServices } from './services.ts';

/** The page of the terms that all services share. */
const STANDARD = '/services/terms';

/** A service with contract terms: a column of the matrix. */
interface ServiceWithTerms {
  readonly label: string;
  readonly lang: Lang;
  /** The path of its page, without language, with the id of its terms as a fragment. */
  readonly path: string;
  readonly rows: TermRows;
}

/**
 * The rows of a section of terms. On the page of a service, only its own terms, with a link to the standard terms.
 */
export async function shownTerms(rows: TermRows, place: SharedPlace & { readonly service?: string | undefined }) {
  if (place.service === undefined) return { rows: await formattedTerms(rows, place), standard: [] };
  const own = ownRows(rows, rowsIn(await standardSections(place.lang)));
  const standard = own.length < rows.length ? await stepTo(STANDARD, place.lang) : [];
  return { rows: await formattedTerms(own, place), standard };
}

/** The services with a section of terms, in their order. */
export async function servicesWithTerms(lang: Lang): Promise<ServiceWithTerms[]> {
  const services = await Promise.all(
    (await listServices(lang)).map(async ({ label, path, sections, lang: written }) => {
      const terms = await termsAmong(sections, lang);
      const id = terms.find((section) => section.id !== undefined)?.id;
      return { label, lang: written, path: id === undefined ? path : `${path}#${id}`, rows: rowsIn(terms) };
    }),
  );
  return services.filter(({ rows }) => rows.length > 0);
}

/** The matrix of all terms by service. A row of the standard terms has the id of its section, for a link. */
export async function matrixOf(
  services: readonly ServiceWithTerms[],
  lang: Lang,
): Promise<(TermsMatrixRow & { readonly id: string | undefined })[]> {
  const clauses = await clausesIn(lang);
  const sections = await standardSections(lang);
  const ids = new Map(
    sections.flatMap(({ id, rows }) => termsMatrix(rows, [], clauses).map(({ name }) => [name, id] as const)),
  );
  const rows = termsMatrix(
    rowsIn(sections),
    services.map((service) => service.rows),
    clauses,
  );
  return withFacts(
    rows.map((row) => ({ ...row, id: ids.get(row.name) })),
    lang,
  );
}

/** The sections of terms on the page of standard terms; none if the site does not have that page. */
async function standardSections(lang: Lang): Promise<SectionOf<'terms'>[]> {
  return termsAmong((await sectionPage(STANDARD, lang))?.sections ?? [], lang);
}

async function termsAmong(sections: readonly Section[], lang: Lang): Promise<SectionOf<'terms'>[]> {
  return (await withShared(sections, { lang })).filter((section) => section.type === 'terms');
}

function rowsIn(sections: readonly SectionOf<'terms'>[]): TermRows {
  return sections.flatMap(({ rows }) => rows);
}
