import { markedPieces, type Piece, spellings } from '#src/domain/search/fold.ts';
import { excerptPieces, type SearchedPage, searchOrder } from '#src/domain/search/site-search.ts';

/** The part of Pagefind's interface that is used (`pagefind.js`, made by the build). */
export interface Pagefind {
  options(options: { noWorker: boolean; excerptLength?: number; basePath?: string; baseUrl?: string }): Promise<void>;
  init(): Promise<void>;
  search(
    query: string,
  ): Promise<{ results: readonly { data(): Promise<{ url: string; excerpt: string; content: string }> }[] }>;
}

/** A result as the page prints it. */
export interface FoundPage {
  readonly address: string;
  readonly title: string;
  readonly excerpt: readonly Piece[];
}

/** Results of the index that are looked at. */
const INDEX_LIMIT = 30;

/**
 * The pages that answer a query, best first: what the list of titles and summaries holds and what the index finds.
 *
 * The index knows words as they are written on the pages, so that it is asked for each way of writing the query's kana.
 *
 * @example await findPages(pages, pagefind, 'りもーと') // => [{ address: '/faq', title: 'よくある質問', excerpt: [ … ] }]
 */
export async function findPages(
  pages: readonly SearchedPage[],
  pagefind: Pagefind,
  query: string,
): Promise<FoundPage[]> {
  const answers = await Promise.all(spellings(query).map((spelling) => pagefind.search(spelling)));
  // The best of each spelling, then the second of each, and so on.
  const ranks = Array.from({ length: INDEX_LIMIT }, (_, rank) => answers.flatMap(({ results }) => results[rank] ?? []));
  const data = await Promise.all(
    ranks
      .flat()
      .slice(0, INDEX_LIMIT)
      .map((result) => result.data()),
  );
  const excerpts = new Map<string, string>();
  for (const { url, excerpt } of data) if (!excerpts.has(url)) excerpts.set(url, excerpt);
  const known = new Map(pages.map((page) => [page.address, page]));
  return searchOrder(pages, [...excerpts.keys()], query).flatMap((address) => {
    const page = known.get(address);
    if (page === undefined) return [];
    const excerpt = excerpts.get(address);
    return {
      address,
      title: page.title,
      excerpt: excerpt ? excerptPieces(excerpt) : markedPieces(page.summary, query),
    };
  });
}
