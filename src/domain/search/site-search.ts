import { fold, type Piece, queryWords } from './fold.ts';

/** A page in which exact substrings are looked up. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
}

/**
 * How exactly a page's title and summary answer a query: 4 the title or the last part of the
 * address is the query, 3 the title begins with it, 2 it has all of its
 * words, 1 title and summary have them together, 0 not.
 *
 * @example exactness({ address: '/faq', title: 'よくある質問', summary: '' }, '質問') // => 2
 */
export function exactness({ address, title, summary }: SearchedPage, query: string): 0 | 1 | 2 | 3 | 4 {
  const asked = fold(query);
  if (asked === '') return 0;
  const name = fold(title);
  if (name === asked || address.split('/').at(-1)?.replaceAll('-', ' ') === asked) return 4;
  if (name.startsWith(asked)) return 3;
  const words = queryWords(query);
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${fold(summary)}`;
  return words.every((word) => all.includes(word)) ? 1 : 0;
}

/**
 * All results in the order in which they are shown: exact substrings first, the better ones before the others, then what the
 * index found. Among equals the index decides; a page that it does not have comes after, in the order of the list.
 *
 * @param found addresses that the index found, best first
 * @returns addresses, each once
 * @example searchOrder([{ address: '/faq', title: 'FAQ', summary: '' }], ['/news', '/faq'], 'faq') // => ['/faq', '/news']
 */
export function searchOrder(pages: readonly SearchedPage[], found: readonly string[], query: string): string[] {
  const places = new Map(found.map((address, at) => [address, at]));
  const exact = pages
    .map((page) => ({
      address: page.address,
      rank: exactness(page, query),
      place: places.get(page.address) ?? found.length,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.place - b.place);
  return [...new Set([...exact.map(({ address }) => address), ...found])];
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
