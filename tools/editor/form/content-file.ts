import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type * as z from 'zod';
import { endingOf, KINDS, type Kind } from '#src/content/kinds.ts';
import { isGroup } from '#src/content/shared-fields.ts';
import { parseSource } from '#src/content/source-file.ts';
import { fromForm, type Group, toForm } from './values.ts';

/** Fields of a form that are no fields of the file. */
export const KEPT = {
  /** The text of the file as this tab has read it; empty for a new one. */
  source: '_source',
  rows: 'rows',
  pictures: 'pictures',
} as const;

/** Sveltia's own style of YAML, in which all content is written. No line is broken or joined. */
const STYLE = { lineWidth: 0, defaultStringType: 'PLAIN', defaultKeyType: 'PLAIN', singleQuote: true } as const;

/** Whether files of a kind are texts below their fields. */
export const isMarkdown = (kind: Kind): boolean => endingOf(kind) !== 'yaml';

/** A text without what differs from computer to computer: a mark of its encoding, the ends of lines, and that of the file. */
export const plain = (text: string): string => text.trim().replaceAll('\r\n', '\n');

/** Open a content file in a form. A file that cannot be read has its text, and a title that says so. */
export function readFile(kind: Kind, text: string): Record<string, unknown> {
  const kept = { [KEPT.source]: plain(text) };
  const content = contentOf(kind, text);
  if (content === undefined) return { title: '⚠', ...kept };
  const form = toForm(KINDS[kind].schema, content.data);
  if (!isGroup(form)) return { [KEPT.rows]: form, ...kept };
  const { [KEPT.pictures]: _, ...fields } = form;
  return { ...fields, ...(isMarkdown(kind) && { body: content.body }), ...kept };
}

function contentOf(kind: Kind, text: string) {
  const { data = isMarkdown(kind) ? undefined : {}, body, fault } = parseSource(text, isMarkdown(kind));
  return fault || typeof data !== 'object' || text.includes('\uFFFD') ? undefined : { data, body };
}

/**
 * The text of a file with what a form has. A translation leaves out what is the same in every language. A file that could not be read
 * keeps its text, which the check refuses.
 */
export function writeFile(kind: Kind, form: Group, isTranslation: boolean): string {
  const { [KEPT.source]: source, [KEPT.pictures]: pictures = [], [KEPT.rows]: rows, body = '', ...fields } = form;
  if (source && !contentOf(kind, String(source))) return String(source);
  const before = isMarkdown(kind) ? /^---\n(.*?\n)---$/ms.exec(String(source))?.[1] : source;
  const document: Document = parseDocument(String(before ?? ''));
  const data = fromForm(KINDS[kind].schema as z.ZodType, rows ?? fields, isTranslation);
  document.contents = update(document, document.contents, data);
  const yaml = document.toString(STYLE);
  if (!isMarkdown(kind)) return yaml;
  const text = withPictures(String(body).trim(), pictures as readonly Picture[]);
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

/** Bring a part of a YAML document to other data. Fields keep their comments; the rows of a list are written anew. */
function update(document: Document, node: unknown, data: unknown): Node {
  if (isCollection(node)) node.flow = false;
  if (isMap(node) && isGroup(data)) {
    node.items = Object.entries(data).map(([name, value]) => {
      const pair = node.items.find(({ key }) => String(key) === name);
      return document.createPair(pair?.key ?? name, update(document, pair?.value, value));
    });
  } else if (isSeq(node) && Array.isArray(data)) node.items = data.map((row) => document.createNode(row));
  else if (isScalar(node) && typeof data !== 'object') Object.assign(node, { value: data, type: undefined });
  else return document.createNode(data) as Node;
  return node;
}

/** A picture chosen in the form: its path relative to the text, and its alternative text. */
export type Picture = Readonly<Partial<Record<'image' | 'alt', unknown>>>;

/**
 * A text with the pictures of its form in it: each on the line that is its number, `![1]`, else at the end.
 *
 * @example withPictures('A\n\n![1]\n\nB', [{ image: '../images/a.webp', alt: 'a door' }]) // => 'A\n\n![a door](../images/a.webp)\n\nB'
 */
export function withPictures(body: string, pictures: readonly Picture[]): string {
  return pictures.reduce((text: string, { image, alt = '' }, at) => {
    if (!image) return text;
    const written = `![${String(alt).trim()}](${image})`;
    const place = new RegExp(`^!\\[${at + 1}\\][ \\t]*$`, 'm');
    return place.test(text) ? text.replace(place, () => written) : `${text.trimEnd()}\n\n${written}`.trimStart();
  }, body);
}
