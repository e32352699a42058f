import { LANGS } from '#src/i18n/langs.ts';
import { langStaticPaths } from '#src/i18n/paths.ts';
import { pathsOfPage, type RoutePath } from '#src/site/routes.ts';
import { entriesOf, once, optionalDataOf } from './collections.ts';
import { type EntryKind, KINDS, type Kind, LIST_KINDS } from './kinds.ts';
import { isFilled, needsOf, needsOfRecord } from './page-needs.ts';

/**
 * Whether the site has a page of the route table; true for any other path.
 *
 * @param path without language; a query or fragment is ignored
 */
export async function hasPage(path: string): Promise<boolean> {
  const found = await Promise.all(needsOf(path).map(hasContent));
  return !found.includes(false);
}

/** Whether a kind has content: an entry that this build shows, or a record that is not empty. */
export function hasContent(kind: Kind): Promise<boolean> {
  return once(`content of ${kind}`, async () => {
    if (KINDS[kind].form === 'entries') return (await entriesOf(kind as EntryKind)).length > 0;
    const ids = KINDS[kind].form === 'table' ? [kind] : LANGS;
    const records: unknown[] = await Promise.all(ids.map((id) => optionalDataOf(kind, id)));
    const needed = new Set(records.flatMap((data) => needsOfRecord(kind, data)));
    return records.some(isFilled) && !(await Promise.all([...needed].map(hasContent))).includes(false);
  });
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
