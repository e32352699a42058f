import type { Kind } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Company } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { Hero } from '#src/schemas/content/home.ts';
import type { Reference } from './reference.ts';
import { allSections, pagesOfSections } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/**
 * What pages made of sections name (rule sections.checked): drawings, figures, clauses, services, categories of questions.
 *
 * @param art names of the drawings; undefined where there is no folder of them
 * @example sectionReferences(content, ['skills'])[0]?.path // => ['sections', 2, 'rows', 1, 'clause']
 */
export function sectionReferences(content: SiteContent, art: readonly string[] | undefined): Reference[] {
  const drawn = (entry: SourceEntry, path: readonly PropertyKey[], found: unknown): Reference[] =>
    art === undefined ? [] : [{ entry, path, found, known: art, where: 'src/assets/art' }];
  const pages = pagesOfSections(content).flatMap((entry) => drawn(entry, ['drawing'], entry.data['drawing']));
  const slides = content
    .entries('home')
    .flatMap((entry) =>
      ((entry.data['hero'] as Hero | undefined)?.slides?.items ?? []).flatMap(({ drawing }, row) =>
        drawn(entry, ['hero', 'slides', 'items', row, 'drawing'], drawing),
      ),
    );
  const services = content.entries('services').filter(({ lang }) => lang === DEFAULT_LANG);
  const sections = allSections(content).flatMap(({ entry, at, section }): Reference[] => {
    switch (section.type) {
      case 'image':
      case 'positions':
        return drawn(entry, [...at, 'drawing'], section.drawing);
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
      case 'terms': {
        const clauses = fileIn(content, 'clauses', entry.lang);
        return section.rows.map(({ clause }, row) => ({
          entry,
          path: [...at, 'rows', row, 'clause'],
          found: clause,
          known: Object.keys(clauses?.data ?? {}),
          where: clauses?.file ?? `content/clauses/${DEFAULT_LANG}.yaml`,
        }));
      }
      case 'service-plan':
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
  return [...pages, ...slides, ...sections];
}

/** The file of a kind in a language, the default language's where there is none. */
function fileIn(content: SiteContent, kind: Kind, lang: Lang): SourceEntry | undefined {
  const files = content.entries(kind);
  return [lang, DEFAULT_LANG].flatMap((own) => files.find((file) => file.lang === own) ?? [])[0];
}
