import { KIND_NAMES } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import type { SiteContent } from './site-content.ts';

export interface PlacedSection {
  readonly entry: SourceEntry;
  readonly at: readonly PropertyKey[];
  readonly section: Section;
}

/** The sections of all pages. */
export function allSections(content: SiteContent): PlacedSection[] {
  return pagesOfSections(content).flatMap((entry) =>
    sectionsOf(entry).map((section, row) => ({ entry, at: ['sections', row], section })),
  );
}

/** All pages made of sections, of any kind. */
export function pagesOfSections(content: SiteContent): SourceEntry[] {
  return KIND_NAMES.flatMap((kind) => content.entries(kind)).filter((entry) => sectionsOf(entry).length > 0);
}

/** The sections of an entry; none if it has no sections. */
export function sectionsOf({ data }: SourceEntry): readonly Section[] {
  return (data['sections'] ?? []) as readonly Section[];
}
