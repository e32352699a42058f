import type { Kind } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Company } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import type { Reference } from './reference.ts';
import { allSections } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/**
 * What pages made of sections name (rule sections.checked): figures, clauses, services, categories of questions.
 *
 * @example sectionReferences(content)[0]?.path // => ['sections', 2, 'rows', 1, 'clause']
 */
export function sectionReferences(content: SiteContent): Reference[] {
  const services = content.entries('services').filter(({ lang }) => lang === DEFAULT_LANG);
  const sections = allSections(content).flatMap(({ entry, at, section }): Reference[] => {
    switch (section.type) {
      case 'cells':
        return clausesOf(content, entry, section.figures ?? [], [...at, 'figures']);
      case 'conditions':
        return section.parts.flatMap(({ conditions }, part) =>
          clausesOf(content, entry, conditions, [...at, 'parts', part, 'conditions']),
        );
      case 'shared': {
        const file = fileIn(content, 'shared-sections', entry.lang);
        return [
          {
            entry,
            path: [...at, 'section'],
            found: section.section,
            known: ((file?.data['sections'] ?? []) as Section[]).flatMap((one) => ('id' in one ? (one.id ?? []) : [])),
            where: file?.file ?? `content/shared-sections/${DEFAULT_LANG}.yaml`,
          },
        ];
      }
      case 'figures': {
        const company = fileIn(content, 'company', entry.lang);
        return section.names.map((found, row) => ({
          entry,
          path: [...at, 'names', row],
          found,
          known: Object.keys((company?.data as Company | undefined)?.figures ?? {}),
          where: `${company?.file ?? 'content/company'} (figures)`,
        }));
      }
      case 'terms':
      case 'job-terms':
        return clausesOf(content, entry, section.rows, [...at, 'rows']);
      case 'service-plan':
        // Without a service the section is hidden.
        if (services.length === 0) return [];
        return (section.texts ?? []).map(({ service }, row) => ({
          entry,
          path: [...at, 'texts', row, 'service'],
          found: service,
          known: services.map(({ slug }) => slug),
          where: `content/services/${DEFAULT_LANG}`,
        }));
      case 'faq': {
        const questions = fileIn(content, 'faq', entry.lang);
        const known = ((questions?.data ?? []) as unknown as Faq).map(({ id }) => id);
        return [
          { entry, path: [...at, 'category'], found: section.category, known, where: questions?.file ?? 'content/faq' },
        ];
      }
      default:
        return [];
    }
  });
  const positions = content.entries('jobs').flatMap((entry) => {
    const { highlights = [], posting = {} } = entry.data as unknown as JobData;
    const { conditions = [], benefits = [], incentives = [], eligibility } = posting;
    const named = (keys: readonly string[], field: string) =>
      clausesOf(
        content,
        entry,
        keys.map((clause) => ({ clause })),
        ['posting', field],
      );
    return [
      ...clausesOf(content, entry, highlights, ['highlights']),
      ...named(conditions, 'conditions'),
      ...named(benefits, 'benefits'),
      ...named(incentives, 'incentives'),
      ...(eligibility === undefined ? [] : named([eligibility], 'eligibility')),
    ];
  });
  return [...sections, ...positions];
}

/** The clauses that rows name, and where. */
function clausesOf(
  content: SiteContent,
  entry: SourceEntry,
  rows: readonly { readonly clause?: string | undefined }[],
  at: readonly PropertyKey[],
): Reference[] {
  const clauses = fileIn(content, 'clauses', entry.lang);
  return rows.map(({ clause }, row) => ({
    entry,
    path: [...at, row, 'clause'],
    found: clause,
    known: Object.keys(clauses?.data ?? {}),
    where: clauses?.file ?? `content/clauses/${DEFAULT_LANG}.yaml`,
  }));
}

/** The file of a kind in a language, the default language's where there is none. */
function fileIn(content: SiteContent, kind: Kind, lang: Lang): SourceEntry | undefined {
  const files = content.entries(kind);
  return [lang, DEFAULT_LANG].flatMap((own) => files.find((file) => file.lang === own) ?? [])[0];
}
