import { formatDate } from '#src/i18n/dates.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { BUILD_META } from '#src/site/build-meta.ts';
import { attributeOf, type Document, elementsIn, headOf, textIn } from '#src/site/html-tree.ts';

/**
 * The running title block of a printed page as CSS (rule design.print): the title, and the sheet number with the day of the last change.
 *
 * @returns a rule; empty for a page without build metadata
 */
export function titleBlock(document: Document, address: string): string {
  const elements = elementsIn(headOf(document));
  const title = elements.find(({ tagName }) => tagName === 'title');
  const meta = elements.find((each) => attributeOf(each, 'name') === BUILD_META);
  if (title === undefined || meta === undefined) return '';
  const updated = attributeOf(meta, 'data-updated');
  const sheet = [attributeOf(meta, 'data-sheet'), updated && formatDate(updated, splitLang(address).lang)];
  return `:root{--print-title:${quoted(textIn(title))};--print-sheet:${quoted(sheet.filter(Boolean).join(' | '))}}`;
}

/** A text as a CSS string; `<` is escaped, so that no text ends the style element. */
function quoted(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
