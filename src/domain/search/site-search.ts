import { fold, holdsWords, type Piece } from './fold.ts';
import { holdsForms } from './word-forms.ts';

/** A page in whose names words are looked up, before the index is asked. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** What visitors call it besides (rule search.words). */
  readonly names: readonly string[];
}

/** What the index found of a page for one reading of a query. */
export interface FoundText {
  readonly address: string;
  /** Words of the page's headings that the index found. */
  readonly headings: string;
  /** All text of the page. */
  readonly text: string;
}

/**
 * Where on a page a reading stands, the place that says most first: the title or an own name of the page is what was typed, the title
 * begins with it, title and names hold it, a heading holds it, the summary does, the text does.
 */
const PLACES = ['is the name', 'begins the title', 'title', 'heading', 'summary', 'text'] as const;
export type Place = (typeof PLACES)[number];

/**
 * Where on a page a query stands; undefined where it does not stand there at all (rule search.match).
 *
 * @param found what the index knows of the page; undefined when it did not find it
 * @example placeOf({ address: '/faq', title: 'よくある質問', summary: '', names: ['FAQ'] }, undefined, '質問') // => 'title'
 */
export function placeOf(page: SearchedPage, found: FoundText | undefined, query: string): Place | undefined {
  const asked = fold(query);
  if (asked === '') return undefined;
  const { title, summary } = page;
  const last = page.address.split('/').at(-1)?.replaceAll('-', ' ');
  if ([title, last ?? '', ...page.names].some((name) => fold(name) === asked)) return 'is the name';
  if (fold(title).startsWith(asked)) return 'begins the title';
  const names = [title, ...page.names].join(' ');
  if (holdsWords(names, asked)) return 'title';
  if (found && holdsForms(`${names} ${found.headings}`, asked)) return 'heading';
  if (holdsWords(`${names} ${summary}`, asked)) return 'summary';
  return found && holdsForms(`${names} ${summary} ${found.text}`, asked) ? 'text' : undefined;
}

/** A page in the list of results, and for which reading. */
export interface Result {
  readonly address: string;
  readonly reading: number;
}

/**
 * All results in the order in which they are shown (rule search.order). What decides, in turn: the place where a page holds the
 * words; how near the reading is to what was typed; the index's own order; the order of the list.
 *
 * @param readings the ways to read the query, the nearest first
 * @param found what the index found for each reading, best first
 * @returns each page once, only pages that hold the words of a reading
 */
export function searchOrder(
  pages: readonly SearchedPage[],
  readings: readonly string[],
  found: readonly (readonly FoundText[])[],
): Result[] {
  const ranked = pages.flatMap((page) => {
    const ways = readings.flatMap((reading, nearness) => {
      const own = found[nearness] ?? [];
      const at = own.findIndex(({ address }) => address === page.address);
      const place = placeOf(page, own[at], reading);
      const last = Number.POSITIVE_INFINITY;
      return place
        ? { address: page.address, reading: nearness, rank: [PLACES.indexOf(place), nearness, at < 0 ? last : at] }
        : [];
    });
    return ways.sort((a, b) => compare(a.rank, b.rank)).slice(0, 1);
  });
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ address, reading }) => ({ address, reading }));
}

/** Compare two lists of figures, the first one first. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, place) => one !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/**
 * Take the index's excerpt apart: it is HTML with `<mark>` and entities, and the page builds text nodes, never HTML (rule search.policy).
 *
 * @example excerptPieces('a <mark>b</mark> &lt;') // => [{ text: 'a ', marked: false }, { text: 'b', marked: true }, { text: ' <', marked: false }]
 */
export function excerptPieces(html: string): Piece[] {
  return html
    .split(/<\/?mark>/)
    .map((part, at) => ({
      text: part.replace(/&(lt|gt|quot|amp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole),
      marked: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
