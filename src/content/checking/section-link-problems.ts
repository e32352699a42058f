import { hasNeeds, isFilled, SECTION_NEEDS } from '#src/content/page-needs.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import { isRoute } from '#src/site/routes.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { pathProblems } from './path-problems.ts';
import { pagesOfSections, sectionsOf } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/** Broken links in sections and other content: every field `to`, at any depth. */
export function sectionLinkProblems(content: SiteContent, known: KnownAddresses): ContentProblem[] {
  return [...pagesOfSections(content), ...content.entries('page-texts')].flatMap((entry) => {
    const hidden = sectionsOf(entry).map((section) => isHidden(section, content));
    return linksIn(entry.data)
      .filter(({ at: [list, row] }) => !(list === 'sections' && hidden[Number(row)]))
      .flatMap(({ at, to }) => pathProblems(to, at, entry, known));
  });
}

/** Whether a section and its links are hidden, because the content has none of the entries or pages that it needs (rule sections.empty). */
function isHidden(section: Section, { entries }: SiteContent): boolean {
  if (section.type === 'page-link') return isRoute(section.page.to) && !hasNeeds(section.page.to, entries);
  const kind = SECTION_NEEDS[section.type];
  return kind !== undefined && entries(kind).every(({ data }) => !isFilled(data));
}

type Path = readonly (string | number)[];

function linksIn(value: unknown, at: Path = []): { readonly at: Path; readonly to: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(name) : name];
    return name === 'to' && typeof inner === 'string' ? [{ at: place, to: inner }] : linksIn(inner, place);
  });
}
