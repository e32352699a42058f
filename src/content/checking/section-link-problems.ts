import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { pathProblems } from './path-problems.ts';
import { pagesOfSections } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Links of pages made of sections that lead nowhere: every field called `to`, wherever it stands.
 *
 * @example sectionLinkProblems(content, known)[0]?.field // => 'sections.0.link.to'
 */
export function sectionLinkProblems(content: SiteContent, known: KnownAddresses): ContentProblem[] {
  return pagesOfSections(content).flatMap((entry) =>
    linksIn(entry.data).flatMap(({ at, to }) => pathProblems(to, at, entry, content, known)),
  );
}

type Path = readonly (string | number)[];

function linksIn(value: unknown, at: Path = []): { readonly at: Path; readonly to: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(name) : name];
    return name === 'to' && typeof inner === 'string' ? [{ at: place, to: inner }] : linksIn(inner, place);
  });
}
