import { fileOf, type Kind } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { officeKeys } from '#src/domain/company.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import { allSections } from './sections-of.ts';
import { fileIn, type SiteContent } from './site-content.ts';

/** Names that a field may have, and the file or folder that has them. */
interface Names {
  readonly known: readonly string[];
  readonly where: string;
}

/** A field with the name of something that must exist. */
export interface Reference extends Names {
  readonly entry: SourceEntry;
  readonly path: readonly PropertyKey[];
  /** Anything but a string is no reference: the field is empty, or its schema reports it. */
  readonly found: unknown;
}

/** All references between files: cases, clauses, offices, figures, services, categories of questions, shared sections. */
export function references(content: SiteContent): Reference[] {
  const cases = slugsOf(content, 'case-studies');
  const records = slugsOf(content, 'challenged');
  return [
    ...content.entries('case-studies').flatMap((entry) => rows(entry, ['related'], entry.data['related'], cases)),
    ...content
      .entries('challenged')
      .flatMap((entry) => [
        { entry, path: ['case'], found: entry.data['case'], ...cases },
        ...rows(entry, ['related'], entry.data['related'], records),
      ]),
    ...sectionReferences(content),
    ...jobReferences(content),
    ...companyReferences(content),
  ];
}

/** References in pages made of sections. */
function sectionReferences(content: SiteContent): Reference[] {
  return allSections(content).flatMap(({ entry, at, section }): Reference[] => {
    const within = (kind: Kind, names?: (data: never) => string[]) => namesIn(content, kind, entry.lang, names);
    const clauses = (list: unknown, path: readonly PropertyKey[]) =>
      rows(entry, [...at, ...path], list, within('clauses'), 'clause');
    switch (section.type) {
      case 'cells':
        return clauses(section.figures, ['figures']);
      case 'conditions':
        return section.parts.flatMap(({ conditions }, part) => clauses(conditions, ['parts', part, 'conditions']));
      case 'terms':
      case 'job-terms':
        return clauses(section.rows, ['rows']);
      case 'shared': {
        const ids = ({ sections = [] }: { readonly sections?: readonly Section[] }) =>
          sections.flatMap((one) => ('id' in one ? (one.id ?? []) : []));
        return [{ entry, path: [...at, 'section'], found: section.section, ...within('shared-sections', ids) }];
      }
      case 'figures': {
        const { known, where } = within('company', ({ figures = {} }: Company) => Object.keys(figures));
        return rows(entry, [...at, 'names'], section.names, { known, where: `${where} (figures)` });
      }
      case 'service-plan': {
        const services = slugsOf(content, 'services');
        // Without a service the section is hidden.
        return services.known.length === 0 ? [] : rows(entry, [...at, 'texts'], section.texts, services, 'service');
      }
      case 'results': {
        // Without a case the section is hidden.
        if (slugsOf(content, 'case-studies').known.length === 0) return [];
        const { known, where } = slugsOf(content, 'case-studies', ({ data }) => data['measured'] !== undefined);
        return rows(entry, [...at, 'cases'], section.cases, { known, where: `${where} (measured)` });
      }
      case 'faq': {
        const ids = within('faq', (questions: Faq) => Object.values(questions).map(({ id }) => id));
        return [{ entry, path: [...at, 'category'], found: section.category, ...ids }];
      }
      default:
        return [];
    }
  });
}

/** References in the typed fields of positions: offices, and clauses. */
function jobReferences(content: SiteContent): Reference[] {
  const facts = content.entries('company/facts')[0];
  const company = content.entries('company')[0]?.data as Company | undefined;
  return content.entries('jobs').flatMap((entry): Reference[] => {
    const { office, highlights, posting = {} } = entry.data as unknown as JobData;
    const clauses = namesIn(content, 'clauses', entry.lang);
    return [
      // Undefined if a file of the company could not be read.
      ...(facts === undefined || company === undefined
        ? []
        : [
            {
              entry,
              path: ['office'],
              found: office,
              known: officeKeys(facts.data as unknown as Facts, company),
              where: facts.file,
            },
          ]),
      ...rows(entry, ['highlights'], highlights, clauses, 'clause'),
      ...(['conditions', 'benefits', 'incentives'] as const).flatMap((list) =>
        rows(entry, ['posting', list], posting[list], clauses),
      ),
      { entry, path: ['posting', 'eligibility'], found: posting.eligibility, ...clauses },
    ];
  });
}

/** Lists of `company/facts.yaml` whose names are in each `company/{lang}.yaml` under the same heading. */
const NAMED = ['stations', 'offices', 'partners'] as const;

function companyReferences(content: SiteContent): Reference[] {
  return content.entries('company/facts').flatMap((facts) =>
    content.entries('company').flatMap(({ data, file }) =>
      NAMED.flatMap((list) => {
        const names = { known: Object.keys((data[list] ?? {}) as object), where: `${file} (${list})` };
        // A problem is about the row, whose only name is its key.
        return rows(facts, [list], facts.data[list], names, 'key').map((row) => ({
          ...row,
          path: row.path.slice(0, 2),
        }));
      }),
    ),
  );
}

function slugsOf(content: SiteContent, kind: Kind, isMeant: (entry: SourceEntry) => boolean = () => true): Names {
  const entries = content.entries(kind).filter((entry) => entry.lang === DEFAULT_LANG && isMeant(entry));
  return { known: entries.map(({ slug }) => slug), where: `content/${kind}/${DEFAULT_LANG}` };
}

/** The names in the file of a kind and a language: by default those of its fields. */
function namesIn(content: SiteContent, kind: Kind, lang: Lang, names: (data: never) => string[] = Object.keys): Names {
  const file = fileIn(content.entries(kind), lang);
  return { known: names((file?.data ?? {}) as never), where: file?.file ?? fileOf(kind, DEFAULT_LANG) };
}

/** A reference for each row of a list: the row itself, or one of its fields. */
function rows(
  entry: SourceEntry,
  path: readonly PropertyKey[],
  list: unknown,
  names: Names,
  field?: string,
): Reference[] {
  return ((list ?? []) as readonly unknown[]).map((row, at) =>
    field === undefined
      ? { entry, path: [...path, at], found: row, ...names }
      : { entry, path: [...path, at, field], found: (row as Record<string, unknown>)[field], ...names },
  );
}
