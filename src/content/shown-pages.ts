import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { langParam, langStaticPaths } from '#src/i18n/paths.ts';
import { pathsOfPage, type RoutePath } from '#src/site/routes.ts';
import { type DataOf, type EntryKind, KINDS, type Kind, LIST_KINDS } from './kinds.ts';
import { hasNeeds, needsOf, SECTION_PAGES } from './page-needs.ts';
import { entriesOf, once, optionalDataOf, withFacts } from './query.ts';

type SectionPath = keyof typeof SECTION_PAGES;
type PageAt<P extends SectionPath> = DataOf<(typeof SECTION_PAGES)[P]>;

/** Whether the site has a page of the route table; true for any other path. */
export async function hasPage(path: string): Promise<boolean> {
  const records = new Map<Kind, readonly { data: unknown }[]>();
  for (const kind of needsOf(path))
    records.set(
      kind,
      KINDS[kind].form === 'entries'
        ? (await entriesOf(kind as EntryKind)).map((data) => ({ data }))
        : [{ data: await optionalDataOf(kind, DEFAULT_LANG) }],
    );
  return hasNeeds(path, (kind) => records.get(kind) ?? []);
}

/** Astro's `getStaticPaths` for a page that shows content: a page in every language, or none. */
export async function pathsOf(path: string): Promise<ReturnType<typeof langStaticPaths>> {
  return (await hasPage(path)) ? langStaticPaths() : [];
}

/** Astro's `getStaticPaths` for a page below each list, under `pages/[...lang]/[list]/`. */
export async function listPaths() {
  const kinds = LIST_KINDS.map(async (kind) => {
    const paths = await pathsOf(KINDS[kind].path);
    return paths.map(({ params, props }) => ({ params: { ...params, list: kind }, props: { ...props, kind } }));
  });
  return (await Promise.all(kinds)).flat();
}

/**
 * The result of `getStaticPaths` for a page at each of its paths, which is a prop too.
 *
 * @param name the parameter of the route: the path without its slash
 */
export function atEachPath<Page extends { params: object; props: object }>(
  pages: readonly Page[],
  path: RoutePath,
  name: string,
) {
  return pages.flatMap(({ params, props }: Page) =>
    pathsOfPage(path).map((own) => ({
      params: { ...params, [name]: own.slice(1) },
      props: { ...(props as Page['props']), path: own },
    })),
  );
}

/** The links that lead to a page of this site. */
export async function shownLinks<Link extends { readonly path: string }>(links: readonly Link[]): Promise<Link[]> {
  const found = await Promise.all(links.map(({ path }) => hasPage(path)));
  return links.filter((_, at) => found[at]);
}

function sectionPage<P extends SectionPath>(path: P, lang: Lang): Promise<PageAt<P> | undefined> {
  // Every page needs it, for its menus.
  return once(`sections of ${path} in ${lang}`, async () => {
    const page = (await hasPage(path)) ? await optionalDataOf(SECTION_PAGES[path], lang) : undefined;
    return page && withFacts(page, lang);
  });
}

/** Astro's `getStaticPaths` for a page made of sections: a page in every language, or none. */
export async function sectionPaths<P extends SectionPath>(
  path: P,
): Promise<{ params: { lang: string | undefined }; props: { lang: Lang; page: PageAt<P> } }[]> {
  const pages = LANGS.map(async (lang) => {
    const page = await sectionPage(path, lang);
    return page === undefined ? [] : [{ params: langParam(lang), props: { lang, page } }];
  });
  return (await Promise.all(pages)).flat();
}

/** The breadcrumb step to a page made of sections; none for other pages, and if the site does not have that page. */
export async function stepTo(path: string, lang: Lang): Promise<{ path: string; title: string; lang: Lang }[]> {
  const page = path in SECTION_PAGES ? await sectionPage(path as SectionPath, lang) : undefined;
  return page === undefined ? [] : [{ path, title: page.title, lang }];
}
