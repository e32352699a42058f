import { KIND_NAMES } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import type { SiteContent } from './site-content.ts';

/** A section, and where it stands in its file. */
export interface PlacedSection {
  readonly entry: SourceEntry;
  readonly at: readonly PropertyKey[];
  readonly section: Section;
}

/** The sections of every page that is made of them. */
export function allSections(content: SiteContent): PlacedSection[] {
  return pagesOfSections(content).flatMap((entry) =>
    sectionsOf(entry).map((section, row) => ({ entry, at: ['sections', row], section })),
  );
}

/** Every page that is made of sections, whatever its kind. */
export function pagesOfSections(content: SiteContent): SourceEntry[] {
  return KIND_NAMES.flatMap((kind) => content.entries(kind)).filter((entry) => sectionsOf(entry).length > 0);
}

/** The sections of one entry; none of an entry that is not made of them. */
export function sectionsOf({ data }: SourceEntry): readonly Section[] {
  return (data['sections'] ?? []) as readonly Section[];
}
