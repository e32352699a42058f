import { markedPieces, type Piece, spellings } from '#src/domain/search/fold.ts';
import { readings } from '#src/domain/search/readings.ts';
import { excerptPieces, type FoundText, type SearchedPage, searchOrder } from '#src/domain/search/site-search.ts';
import { latinWords, mended } from '#src/domain/search/word-forms.ts';

/** The part of Pagefind's interface that is used (`pagefind.js`, made by the build). */
export interface Pagefind {
  options(options: { noWorker: boolean; excerptLength?: number; basePath?: string; baseUrl?: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: readonly { data(): Promise<Fragment> }[] }>;
}

/** What Pagefind knows of a page that holds words. */
interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  /** The content in words, those of Japanese and Chinese divided by spaces of no width. */
  readonly raw_content: string;
  /** The words found, by their places among these words; those in headings weigh more than 1. */
  readonly weighted_locations: readonly { readonly weight: number; readonly location: number }[];
}

/** What is searched, in one language. */
export interface SearchSources {
  readonly pages: readonly SearchedPage[];
  readonly pagefind: Pagefind;
  /** Words that mean the same (rule search.words). */
  readonly same: readonly (readonly string[])[];
  /** The language's tag. */
  readonly tag: string;
}

/** A result as the page prints it. */
export interface FoundPage {
  readonly address: string;
  readonly title: string;
  readonly excerpt: readonly Piece[];
}

/** What a query found. */
export interface Answer {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** What was looked for instead, where only another spelling finds anything. */
  readonly instead?: string;
  /** The single words of the query that find something, where all together find nothing. */
  readonly alone: readonly string[];
}

/** Results of the index that are looked at, of all readings together. */
const INDEX_LIMIT = 30;

/**
 * The pages that answer a query (rule search.order). Where none does, a slip of the finger is mended (rule search.slips); where that
 * helps neither, the words that find something alone are named.
 *
 * @example (await findPages(sources, 'offshroe')).instead // => 'offshore'
 */
export async function findPages(sources: SearchSources, query: string): Promise<Answer> {
  const pages = await resultsOf(sources, query);
  if (pages.length > 0) return { pages, alone: [] };
  const known = latinWords(
    sources.pages.flatMap(({ title, summary, names }) => [title, summary, ...names]).concat(sources.same.flat()),
  );
  const instead = mended(query, known);
  const mendedPages = instead === undefined ? [] : await resultsOf(sources, instead);
  if (instead !== undefined && mendedPages.length > 0) return { pages: mendedPages, instead, alone: [] };
  const words = query.split(/\s+/).filter(Boolean);
  const alone = words.length < 2 ? [] : await Promise.all(words.map((word) => resultsOf(sources, word)));
  return { pages: [], alone: words.filter((_, at) => (alone[at]?.length ?? 0) > 0) };
}

async function resultsOf(sources: SearchSources, query: string): Promise<FoundPage[]> {
  const ways = readings(query, sources.same, sources.tag);
  const limit = Math.ceil(INDEX_LIMIT / Math.max(ways.length, 1));
  const found = await Promise.all(ways.map((way) => indexed(sources.pagefind, way, limit)));
  const known = new Map(sources.pages.map((page) => [page.address, page]));
  return searchOrder(sources.pages, ways, found).flatMap(({ address, reading }) => {
    const page = known.get(address);
    const excerpt = found[reading]?.find((one) => one.address === address)?.excerpt;
    if (page === undefined) return [];
    const pieces = excerpt ? excerptPieces(excerpt) : markedPieces(page.summary, ways[reading] ?? '');
    return { address, title: page.title, excerpt: pieces };
  });
}

/**
 * What the index finds for a reading, best first.
 *
 * It knows words as they are written on the pages, so that it is asked for each way of writing the kana.
 */
async function indexed(
  pagefind: Pagefind,
  reading: string,
  limit: number,
): Promise<(FoundText & { excerpt: string })[]> {
  const answers = await Promise.all(spellings(reading).map((spelling) => pagefind.search(spelling)));
  // The best of each spelling, then the second of each, and so on.
  const ranks = Array.from({ length: limit }, (_, rank) => answers.flatMap(({ results }) => results[rank] ?? []));
  const data = await Promise.all(
    ranks
      .flat()
      .slice(0, limit)
      .map((result) => result.data()),
  );
  return data.map((page) => ({
    address: page.url,
    excerpt: page.excerpt,
    text: page.content,
    headings: headings(page),
  }));
}

/** The words that were found in headings, apart or joined as they stand there. */
function headings({ raw_content, weighted_locations }: Fragment): string {
  const words = raw_content.match(/[^\s\u200b]+[\s\u200b]*/g) ?? [];
  const weighty = weighted_locations.filter(({ weight }) => weight > 1);
  return weighty.map(({ location }) => words[location]?.replaceAll('\u200b', '') ?? '').join('');
}
