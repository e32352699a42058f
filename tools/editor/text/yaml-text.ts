import { Document, isScalar, isSeq, stringify, visit } from 'yaml';

/** The widest list of words that stays on one line. */
const LINE = 100;

/** Lines are the writer's: none is broken or joined. */
const HOUSE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

/**
 * A value as YAML in the house style: two spaces, short lists of words in brackets, texts of several lines as blocks.
 *
 * @param column where its lines begin
 * @example blockText({ title: 'A', tags: ['a', 'b'] }, 0) // => 'title: A\ntags: [a, b]\n'
 */
export function blockText(value: unknown, column: number): string {
  const document = new Document(value);
  visit(document, {
    Seq: (_, node) => {
      const words = node.items.map((item) => (isScalar(item) ? String(item.value) : undefined));
      const isShort = words.every((word) => word !== undefined && !word.includes('\n'));
      node.flow = isShort && words.join(', ').length <= LINE;
    },
  });
  const text = document.toString(HOUSE);
  return text.replace(/^(?=.)/gm, ' '.repeat(column));
}

/**
 * A value within one line: `{ ja: 会社, en: Company }`, `[a, b]`, a word with the quotation marks that it needs.
 *
 * @example flowText({ min: 1, max: 2 }) // => '{ min: 1, max: 2 }'
 */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${flowText(key)}: ${flowText(each)}`)
      .join(', ')} }`;
  return stringify([value], { ...HOUSE, collectionStyle: 'flow' })
    .trim()
    .slice(1, -1);
}

/**
 * A scalar in place of another one: the quotation style stays, unless the new value needs quotation marks.
 *
 * @param type the style of the old one, by the parser's name
 * @example wordText('9:00', 'QUOTE_SINGLE') // => "'9:00'"
 */
export function wordText(value: unknown, type: string | undefined): string {
  const isQuoted = typeof value === 'string' && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE');
  return stringify(value, { ...HOUSE, ...(isQuoted && { defaultStringType: type }) }).trimEnd();
}

/** Whether a list or map is written in brackets. */
export function isFlow(node: unknown): boolean {
  return (isSeq(node) || typeof node === 'object') && node !== null && 'flow' in node && node.flow === true;
}
