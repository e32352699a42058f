import { fold, markedPieces, type Piece, spellings } from '#src/domain/search/fold.ts';
import { askedFor, patternsOf, type QueryVariant, queryVariants } from '#src/domain/search/query-variants.ts';
import { type Result, type SearchedPage, searchOrder } from '#src/domain/search/site-search.ts';
import { opening, type PageLanguage, type Snippet, snippetOf } from '#src/domain/search/snippet.ts';
import { corrected, latinWords } from '#src/domain/search/spelling-correction.ts';
import { type Anchor, type TextBlock, textBlocksOf } from '#src/domain/search/text-blocks.ts';

/** The part of Pagefind's interface that is used (`pagefind.js`, made by the build). */
export interface Pagefind {
  options(options: { noWorker: boolean; basePath?: string; baseUrl?: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: readonly { id: string; data(): Promise<Fragment> }[] }>;
}

/** Pagefind's data of a page. All searches share the object, so this code reads nothing from it that depends on a search. */
interface Fragment {
  readonly url: string;
  /** The content. Zero-width spaces divide words of Japanese and Chinese; `<` and `>` are entities. */
  readonly raw_content: string;
  readonly anchors: readonly Anchor[];
}

/** The search data of one language. */
export interface SearchSources extends PageLanguage {
  readonly pages: readonly SearchedPage[];
  readonly pagefind: Pagefind;
  /** Words that mean the same. */
  readonly same: readonly (readonly string[])[];
}

/** A result as the page prints it. */
export interface FoundPage {
  readonly address: string;
  /** Address of the page, or of the part that the snippet comes from. */
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** The result of a query. */
export interface Answer {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** The corrected spelling, if the query itself finds nothing. */
  readonly instead?: string;
  /** The single words of the query that find something, if all together find nothing. */
  readonly alone: readonly string[];
}

/** Index results that are checked, for all query variants together. */
const INDEX_LIMIT = 30;

/**
 * The pages that match a query. If none does, search for the query with a typo corrected. If
 * that finds nothing either, name the single words that find something.
 */
export async function findPages(sources: SearchSources, query: string): Promise<Answer> {
  const pages = await resultsOf(sources, query);
  if (pages.length > 0) return { pages, alone: [] };
  const names = sources.pages.flatMap((page) => page.names.map(({ name }) => name));
  const texts = sources.pages.flatMap(({ title, summary }) => [title, summary]);
  const instead = corrected(query, latinWords([...texts, ...names, ...sources.same.flat()]));
  const correctedPages = instead === undefined ? [] : await resultsOf(sources, instead);
  if (instead !== undefined && correctedPages.length > 0) return { pages: correctedPages, instead, alone: [] };
  const words = askedFor(query);
  const alone = words.length < 2 ? [] : await Promise.all(words.map((word) => resultsOf(sources, word)));
  return { pages: [], alone: words.filter((_, at) => (alone[at]?.length ?? 0) > 0) };
}

async function resultsOf(sources: SearchSources, query: string): Promise<FoundPage[]> {
  const { pages, pagefind, same, tag } = sources;
  const ways = queryVariants(query, same, tag);
  const found = await indexed(pagefind, ways, tag);
  const results = searchOrder(pages, ways, found);
  // A part found by its name need not contain the words. Its page is in the index under its title.
  const [first] = results;
  const isUnread = first && !found.has(first.page.address) && partOf(first.page, first.variant) !== undefined;
  const titled = isUnread ? await indexed(pagefind, [{ terms: [first.page.title], by: 'same' }], tag) : found;
  return results.map((result) => {
    const { address } = result.page;
    return shown(result, found.get(address) ?? titled.get(address) ?? [], ways, sources);
  });
}

/**
 * Candidates from the index for the query variants, best first. The index also matches words with the same beginning, so the caller
 * checks the texts of the pages. The index does not fold kana, so each kana spelling is a search of its own.
 */
async function indexed(
  pagefind: Pagefind,
  ways: readonly QueryVariant[],
  tag: string,
): Promise<Map<string, TextBlock[]>> {
  const asked = new Set(ways.flatMap(({ terms }) => wholeSpellings(terms.join(' '), tag)));
  const answers = await Promise.all([...asked].map((query) => pagefind.search(query)));
  // The best result of each search, then the second of each, and so on.
  const most = Math.max(0, ...answers.map(({ results }) => results.length));
  const ranks = Array.from({ length: most }, (_, rank) => answers.flatMap(({ results }) => results[rank] ?? []));
  const offered = [...new Map(ranks.flat().map((result) => [result.id, result])).values()].slice(0, INDEX_LIMIT);
  const data = await Promise.all(offered.map((result) => result.data()));
  return new Map(data.map((page) => [page.url, textBlocksOf(withoutEntities(page.raw_content), page.anchors)]));
}

/**
 * The spellings of a query that are words. A spelling that splits into more words than another is left out, unless it is the typed one
 * and does not split into single characters.
 *
 * Pagefind splits a query with the browser's segmenter. Chromium and WebKit split しすてむ into four words, and half of the results
 * match only those characters.
 */
function wholeSpellings(query: string, tag: string): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const ways = spellings(query).map((text) => ({ text, words: [...segmenter.segment(text)] }));
  const fewest = Math.min(...ways.map(({ words }) => words.length));
  return ways
    .filter(({ words }, at) => words.length === fewest || (at === 0 && words.some(({ segment }) => segment.length > 1)))
    .map(({ text }) => text);
}

/**
 * A match in the title leads to the whole page. Other matches lead to a part of it: the one with that name, or the one with the
 * words.
 */
function shown(
  { page, variant, place }: Result,
  blocks: readonly TextBlock[],
  ways: readonly QueryVariant[],
  language: PageLanguage,
): FoundPage {
  const { address, title, summary } = page;
  const patterns = patternsOf(variant);
  const others =
    variant.by === 'words' ? [] : ways.filter((way) => way !== variant && way.by !== 'words').map(patternsOf);
  const meant = [patterns, ...others];
  const isWhole = place === 'summary' || meant.some((one) => isIn([{ text: title }], one));
  const part = place === 'is the name' ? partOf(page, variant) : undefined;
  const inText = isWhole ? undefined : snippetOf(blocks, meant, language);
  const snippet = part === undefined ? inText : snippetOfPart(part, blocks, meant, language);
  return {
    address,
    href: address + (snippet?.fragment ?? ''),
    title: markedPieces(title, meant.flat()),
    excerpt: snippet?.pieces ?? markedPieces(summary, meant.flat()),
  };
}

/** A snippet of a part of a page: the block with the searched words, else the beginning. */
function snippetOfPart(
  part: string,
  blocks: readonly TextBlock[],
  meant: readonly RegExp[][],
  language: PageLanguage,
): Partial<Snippet> {
  const own = blocks.filter(({ section }) => section === part);
  const whole = meant.filter((patterns) => isIn(own, patterns));
  return snippetOf(own, whole, language) ?? opening(own, language) ?? { fragment: `#${part}` };
}

function partOf({ names }: SearchedPage, { terms }: QueryVariant): string | undefined {
  const asked = fold(terms.join(' '));
  return names.find(({ name }) => fold(name) === asked)?.section;
}

function isIn(blocks: readonly Pick<TextBlock, 'text'>[], patterns: readonly RegExp[]): boolean {
  return blocks.some(({ text }) => patterns.every((pattern) => pattern.test(fold(text))));
}

function withoutEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
