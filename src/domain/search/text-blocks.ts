/** Marks for the end of a heading and of any other block in the text of the index, which runs blocks together (`src/build/search-index.ts`). */
export const HEADING_END = '⁋';
export const BLOCK_END = '¶';

/** An id on a page, and the index of the word after it. */
export interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly location: number;
}

/** A block of a page: a heading, a paragraph, a cell of a table. */
export interface TextBlock {
  readonly text: string;
  readonly isHeading: boolean;
  /** Id of the part of the page around it, if there is one. */
  readonly section: string | undefined;
}

/** Elements whose id names the following text; other ids are anchors inside a text. */
const SECTION = /^(?:h[2-6]|section|article|div|details)$/;

/**
 * A page's text in its blocks.
 *
 * @param content words apart or divided by spaces of no width, with marks where blocks end
 * @example textBlocksOf('Visa⁋ We sponsor it.¶', [{ element: 'h2', id: 'abroad', location: 0 }])
 * // => [{ text: 'Visa', isHeading: true, section: 'abroad' }, { text: 'We sponsor it.', isHeading: false, section: 'abroad' }]
 */
export function textBlocksOf(content: string, anchors: readonly Anchor[]): TextBlock[] {
  const ids = new Map(anchors.filter(({ element }) => SECTION.test(element)).map(({ location, id }) => [location, id]));
  const blocks: (TextBlock & { begins: boolean })[] = [];
  let section: string | undefined;
  let begins = false;
  let text = '';
  const words = content.match(/[^\s\u200b]+[\s\u200b]*/g) ?? [];
  for (const [at, word] of [...words, BLOCK_END].entries()) {
    if (ids.has(at)) {
      section = ids.get(at);
      begins = true;
    }
    text += word.replaceAll('\u200b', '');
    const end = /[⁋¶]/.exec(text)?.[0];
    if (end === undefined) continue;
    const own = text.replaceAll(/\s*[⁋¶]\s*/g, '').trim();
    if (own !== '') blocks.push({ text: own, isHeading: end === HEADING_END, section, begins });
    if (own !== '') begins = false;
    text = '';
  }
  // A question, or a heading, belongs to what begins right below it.
  return blocks.map(({ begins: own, ...block }, at) => {
    const next = blocks[at + 1];
    return block.isHeading && !own && next?.begins ? { ...block, section: next.section } : block;
  });
}
