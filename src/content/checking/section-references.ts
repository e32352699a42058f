import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Company } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import { clauseReference } from './clause-reference.ts';
import type { Reference } from './reference.ts';
import { allSections } from './sections-of.ts';
import { fileIn, type SiteContent } from './site-content.ts';

/** References in pages made of sections (rule sections.checked): figures, clauses, services, cases, categories of questions. */
export function sectionReferences(content: SiteContent): Reference[] {
  const services = content.entries('services').filter(({ lang }) => lang === DEFAULT_LANG);
  return allSections(content).flatMap(({ entry, at, section }): Reference[] => {
    /** Rows that may name a clause. */
    const named = (rows: readonly { readonly clause?: string | undefined }[], list: readonly PropertyKey[]) =>
      rows.map(({ clause }, row) => clauseReference(content, entry, [...list, row, 'clause'], clause));
    switch (section.type) {
      case 'cells':
        return named(section.figures ?? [], [...at, 'figures']);
      case 'conditions':
        return section.parts.flatMap(({ conditions }, part) => named(conditions, [...at, 'parts', part, 'conditions']));
      case 'shared': {
        const file = fileIn(content.entries('shared-sections'), entry.lang);
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
        const company = fileIn(content.entries('company'), entry.lang);
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
        return named(section.rows, [...at, 'rows']);
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
      case 'results': {
        const cases = content.entries('case-studies').filter(({ lang }) => lang === DEFAULT_LANG);
        // Without a case the section is hidden.
        if (cases.length === 0) return [];
        return (section.cases ?? []).map((found, row) => ({
          entry,
          path: [...at, 'cases', row],
          found,
          known: cases.filter(({ data }) => data['measured'] !== undefined).map(({ slug }) => slug),
          where: `content/case-studies/${DEFAULT_LANG} (measured)`,
        }));
      }
      case 'faq': {
        const questions = fileIn(content.entries('faq'), entry.lang);
        const known = ((questions?.data ?? []) as unknown as Faq).map(({ id }) => id);
        return [
          { entry, path: [...at, 'category'], found: section.category, known, where: questions?.file ?? 'content/faq' },
        ];
      }
      default:
        return [];
    }
  });
}
