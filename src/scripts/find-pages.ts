import { fold, markedPieces, type Piece, spellings } from '#src/domain/search/fold.ts';
import { type Anchor, type Passage, passagesOf } from '#src/domain/search/passages.ts';
import { opening, type Quote, quote } from '#src/domain/search/quote.ts';
import { askedFor, findersOf, type Reading, readings } from '#src/domain/search/readings.ts';
import { type Result, type SearchedPage, searchOrder } from '#src/domain/search/site-search.ts';
import { latinWords, mended } from '#src/domain/search/word-forms.ts';

/** The part of Pagefind's interface that is used (`pagefind.js`, made by the build). */
export interface Pagefind {
  options(options: { noWorker: boolean; basePath?: string; baseUrl?: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: readonly { id: string; data(): Promise<Fragment> }[] }>;
}

/** What Pagefind knows of a page. The same object answers every search, so that what tells of one search is not read from it. */
interface Fragment {
  readonly url: string;
  /** The content in words, those of Japanese and Chinese divided by spaces of no width, with `<` and `>` as entities. */
  readonly raw_content: string;
  readonly anchors: readonly Anchor[];
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
  /** Where it leads: to the page, or to the part of it that is quoted. */
  readonly href: string;
  readonly title: readonly Piece[];
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

/** Pages of the index that are looked at, of all readings together. */
const INDEX_LIMIT = 30;

/**
 * The pages that answer a query (rule search.order). Where none does, a slip of the finger is mended (rule search.slips); where that
 * helps neither, the words that find something alone are named.
 *
 * @example (await findPages(sources, 'hardwaer')).instead // => 'hardware'
 */
export async function findPages(sources: SearchSources, query: string): Promise<Answer> {
  const pages = await resultsOf(sources, query);
  if (pages.length > 0) return { pages, alone: [] };
  const names = sources.pages.flatMap((page) => page.names.map(({ name }) => name));
  const texts = sources.pages.flatMap(({ title, summary }) => [title, summary]);
  const instead = mended(query, latinWords([...texts, ...names, ...sources.same.flat()]));
  const mendedPages = instead === undefined ? [] : await resultsOf(sources, instead);
  if (instead !== undefined && mendedPages.length > 0) return { pages: mendedPages, instead, alone: [] };
  const words = askedFor(query);
  const alone = words.length < 2 ? [] : await Promise.all(words.map((word) => resultsOf(sources, word)));
  return { pages: [], alone: words.filter((_, at) => (alone[at]?.length ?? 0) > 0) };
}

async function resultsOf({ pages, pagefind, same, tag }: SearchSources, query: string): Promise<FoundPage[]> {
  const ways = readings(query, same, tag);
  const found = await indexed(pagefind, ways, tag);
  const results = searchOrder(pages, ways, found);
  // A part that is called so need not say so itself; its page is asked for by its title.
  const [first] = results;
  const isUnread = first && !found.has(first.page.address) && partOf(first.page, first.reading) !== undefined;
  const titled = isUnread ? await indexed(pagefind, [{ terms: [first.page.title], by: 'same' }], tag) : found;
  return results.map((result) => {
    const { address } = result.page;
    return shown(result, found.get(address) ?? titled.get(address) ?? [], ways, tag);
  });
}

/**
 * What the index offers for the readings, best first. It only offers: it takes words for found that begin alike, so that the pages'
 * texts are read (rule search.match). It knows words as they are written, so that it is asked for each way of writing the kana.
 */
async function indexed(pagefind: Pagefind, ways: readonly Reading[], tag: string): Promise<Map<string, Passage[]>> {
  const asked = new Set(ways.flatMap(({ terms }) => wholeSpellings(terms.join(' '), tag)));
  const answers = await Promise.all([...asked].map((query) => pagefind.search(query)));
  // The best of each, then the second of each, and so on.
  const most = Math.max(0, ...answers.map(({ results }) => results.length));
  const ranks = Array.from({ length: most }, (_, rank) => answers.flatMap(({ results }) => results[rank] ?? []));
  const offered = [...new Map(ranks.flat().map((result) => [result.id, result])).values()].slice(0, INDEX_LIMIT);
  const data = await Promise.all(offered.map((result) => result.data()));
  return new Map(data.map((page) => [page.url, passagesOf(withoutEntities(page.raw_content), page.anchors)]));
}

/**
 * The spellings of a query that are words: what falls into more words than another spelling is not asked for, unless it was typed so
 * and more than single characters are left of it (rule search.match).
 *
 * Pagefind divides a query by the browser's own segmenter. Chromium and WebKit made four words of しすてむ, and half of the pages
 * that are looked at held nothing but those characters.
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
 * A title says what the whole page is about, so that it leads to the whole page; otherwise to what is quoted: the part that is called
 * so, or where the words stand.
 */
function shown(
  { page, reading, place }: Result,
  passages: readonly Passage[],
  ways: readonly Reading[],
  tag: string,
): FoundPage {
  const { address, title, summary } = page;
  const finders = findersOf(reading);
  const others =
    reading.by === 'words' ? [] : ways.filter((way) => way !== reading && way.by !== 'words').map(findersOf);
  const meant = [finders, ...others];
  const isWhole = place === 'summary' || meant.some((one) => isIn([{ text: title }], one));
  const part = place === 'is the name' ? partOf(page, reading) : undefined;
  const inText = isWhole ? undefined : quote(passages, meant, tag);
  const quoted = part === undefined ? inText : quoteOf(part, passages, meant, tag);
  return {
    address,
    href: address + (quoted?.fragment ?? ''),
    title: markedPieces(title, meant.flat()),
    excerpt: quoted?.pieces ?? markedPieces(summary, meant.flat()),
  };
}

/** What a part of a page says about what it is called, or else how it begins. */
function quoteOf(part: string, passages: readonly Passage[], meant: readonly RegExp[][], tag: string): Partial<Quote> {
  const own = passages.filter(({ section }) => section === part);
  const whole = meant.filter((finders) => isIn(own, finders));
  return quote(own, whole, tag) ?? opening(own, tag) ?? { fragment: `#${part}` };
}

/** The part of a page that is called what was asked for. */
function partOf({ names }: SearchedPage, { terms }: Reading): string | undefined {
  const asked = fold(terms.join(' '));
  return names.find(({ name }) => fold(name) === asked)?.section;
}

/** Whether one of the texts holds all that is looked for. */
function isIn(passages: readonly Pick<Passage, 'text'>[], finders: readonly RegExp[]): boolean {
  return passages.some(({ text }) => finders.every((finder) => finder.test(fold(text))));
}

function withoutEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
