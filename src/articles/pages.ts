import type { Lang } from '#src/i18n/langs.ts';

export const PAGE_SIZE = 12;

/** The entries of a list in a language, newest first, fallbacks included. */
interface List<E> {
  readonly lang: Lang;
  readonly entries: readonly E[];
}

/** Path of a page of a list. The first page has the list's own address. */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** The address of an infographic's page, without language; it is the only page that is linked with its ending. */
export function infographicPath(slug: string): string {
  return `/infographics/${slug}.html`;
}

interface ListPage<E> extends List<E> {
  /** 1 or more. */
  readonly page: number;
  readonly last: number;
  /** Languages whose list is long enough to have this page. */
  readonly langs: readonly Lang[];
}

/** Every page of a list in each language; an empty list is one empty page. */
export function listPages<E>(lists: readonly List<E>[]): ListPage<E>[] {
  const lastOf = ({ entries }: List<E>) => Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  return lists.flatMap((list) =>
    Array.from({ length: lastOf(list) }, (_, at) => ({
      lang: list.lang,
      page: at + 1,
      last: lastOf(list),
      langs: lists.filter((other) => lastOf(other) > at).map(({ lang }) => lang),
      entries: list.entries.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
    })),
  );
}

export interface EntryPage<E> {
  readonly lang: Lang;
  readonly entry: E;
  /** Languages in which the entry is really written, in the site's order. */
  readonly langs: readonly Lang[];
  readonly newer: E | undefined;
  readonly older: E | undefined;
  /** Place in the list from the oldest on, 1 or more: the number of its sheet. */
  readonly number: number;
}

/** The pages of all entries in all languages. */
export function entryPages<E extends { readonly slug: string; readonly lang: Lang }>(
  lists: readonly List<E>[],
): EntryPage<E>[] {
  const own = lists.flatMap(({ lang, entries }) => entries.filter((entry) => entry.lang === lang));
  const written = Map.groupBy(own, ({ slug }) => slug);
  return lists.flatMap(({ lang, entries }) =>
    entries.map((entry, at) => ({
      lang,
      entry,
      langs: (written.get(entry.slug) ?? [entry]).map((version) => version.lang),
      newer: entries[at - 1],
      older: entries[at + 1],
      number: entries.length - at,
    })),
  );
}

/** The articles that share most tags with one; those that share equally many keep the order of the list. */
export function relatedTo<A extends { readonly tags: readonly string[] }>(
  article: A,
  articles: readonly A[],
  limit: number,
): A[] {
  const shared = ({ tags }: A) => tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter((other) => other !== article && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}
