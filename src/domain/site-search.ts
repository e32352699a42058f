/** A page in which exact substrings are looked up. */
export interface Searchable {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
}

/**
 * Text as it is compared: full-width forms, case and spacing make no difference.
 *
 * @example comparable('ＡＩ  API') // => 'ai api'
 */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * How exactly a page's title and summary answer a query: 4 the title or the last part of the
 * address is the query, 3 the title begins with it, 2 it has all of its
 * words, 1 title and summary have them together, 0 not. Substrings count, since Japanese and Chinese have no spaces.
 *
 * @example exactness({ address: '/faq', title: 'よくある質問', summary: '' }, '質問') // => 2
 */
export function exactness({ address, title, summary }: Searchable, query: string): 0 | 1 | 2 | 3 | 4 {
  const asked = comparable(query);
  if (asked === '') return 0;
  const name = comparable(title);
  if (name === asked || address.split('/').at(-1)?.replaceAll('-', ' ') === asked) return 4;
  if (name.startsWith(asked)) return 3;
  const words = asked.split(' ');
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${comparable(summary)}`;
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
export function searchOrder(pages: readonly Searchable[], found: readonly string[], query: string): string[] {
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

/** A piece of an excerpt; `marked` is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
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

/**
 * Mark a query's words in a text, for results that come from the list.
 *
 * @example markedPieces('API design', 'api') // => [{ text: 'API', marked: true }, { text: ' design', marked: false }]
 */
export function markedPieces(text: string, query: string): Piece[] {
  const words = comparable(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, marked: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
