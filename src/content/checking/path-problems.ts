import { hasNeeds, isFilled, SECTION_NEEDS } from '#src/content/page-needs.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANGS, type PerLang } from '#src/i18n/langs.ts';
import type { Notice } from '#src/schemas/content/notice.ts';
import type { SearchWords } from '#src/schemas/content/search-words.ts';
import type { Section } from '#src/schemas/content/sections.ts';
import { isRoute } from '#src/site/routes.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { linkProblems } from './link-problems.ts';
import { lineOf } from './problem-at.ts';
import { pagesOfSections, sectionsOf } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

type Path = readonly (string | number)[];

/** A field with a path, and its place in the entry. */
interface Link {
  readonly at: Path;
  readonly to: string;
}

/** Problems of fields with a path, which must be the canonical path of a page, without language: in notices, search words and sections. */
export function pathProblems(content: SiteContent, known: KnownAddresses): ContentProblem[] {
  const problemsOf = (entries: readonly SourceEntry[], linksOf: (entry: SourceEntry) => Link[]) =>
    entries.flatMap((entry) => linksOf(entry).flatMap((link) => problemsAt(link, entry, known)));
  return [
    ...problemsOf(content.entries('notices'), noticeLinks),
    ...problemsOf(content.entries('search-words'), namedPages),
    ...problemsOf([...pagesOfSections(content), ...content.entries('page-texts')], (entry) =>
      shownLinks(entry, content),
    ),
  ];
}

function problemsAt({ at, to }: Link, entry: SourceEntry, known: KnownAddresses): ContentProblem[] {
  const line = lineOf(entry, at);
  const place = {
    lang: DEFAULT_LANG,
    line,
    status: 'published',
    ownAnchors: new Set<string>(),
    site: undefined,
  } as const;
  return linkProblems(to, place, known).map((problem) => ({ file: entry.file, field: at.join('.'), ...problem }));
}

function noticeLinks({ data }: SourceEntry): Link[] {
  return (data as unknown as Notice[]).flatMap(({ link }, row) =>
    link === undefined ? [] : [{ at: [row, 'link', 'path'], to: link.path }],
  );
}

/** The pages that search words name. Search leaves out a page of the route table without content. */
function namedPages({ data }: SourceEntry): Link[] {
  const words = data as unknown as PerLang<SearchWords>;
  return LANGS.flatMap((lang) =>
    Object.keys(words[lang]?.pages ?? {}).flatMap((to) => (isRoute(to) ? [] : [{ at: [lang, 'pages', to], to }])),
  );
}

/** Every field `to` at any depth, without those of hidden sections. */
function shownLinks(entry: SourceEntry, content: SiteContent): Link[] {
  const hidden = sectionsOf(entry).map((section) => isHidden(section, content));
  return linksIn(entry.data).filter(({ at: [list, row] }) => !(list === 'sections' && hidden[Number(row)]));
}

/** Whether a section and its links are hidden, because the content has none of the entries or pages that it needs. */
function isHidden(section: Section, { entries }: SiteContent): boolean {
  if (section.type === 'page-link') return isRoute(section.page.to) && !hasNeeds(section.page.to, entries);
  const kind = SECTION_NEEDS[section.type];
  return kind !== undefined && entries(kind).every(({ data }) => !isFilled(data));
}

function linksIn(value: unknown, at: Path = []): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(name) : name];
    return name === 'to' && typeof inner === 'string' ? [{ at: place, to: inner }] : linksIn(inner, place);
  });
}
