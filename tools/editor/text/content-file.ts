import { endingOf, type Kind } from '#src/content/kinds.ts';
import {
  parseMarkdownFile,
  parseYamlFile,
  withBody,
  withMatter,
  withPlainText,
} from '#src/content/reading/source-file.ts';
import { adviceOn } from '#src/content/reading/yaml-problems.ts';
import { shapeOf } from '#tools/editor/form/shape.ts';
import { fromForm, toForm } from '#tools/editor/form/values.ts';
import { formerSlugs } from './former-slugs.ts';
import { sameInOrder } from './same-data.ts';
import { withData } from './with-data.ts';
import { withPictures } from './with-pictures.ts';

/** A file in a form: its fields, its text, and the original file, from which it is written again. */
export type FileForm = Record<string, unknown>;

/** Fields of a form that are no fields of the file. */
export const KEPT = {
  /** The file's text as it was read. */
  source: '_source',
  /** Why it cannot be edited in a form, in Japanese and English. */
  trouble: '_trouble',
  /** Mark of an unpublished entry in lists. */
  status: '_status',
  /** The rows of a file that is a list. */
  rows: 'rows',
  /** Images to insert into the text. */
  pictures: 'pictures',
} as const;

/** Whether files of a kind are texts below their fields. */
export function isMarkdown(kind: Kind): boolean {
  return endingOf(kind) !== 'yaml';
}

/** The beginning of a file that is to have fields and has none yet. */
const NO_FIELDS = '---\n---\n';

/**
 * Open a content file in a form.
 *
 * @returns a file that cannot be read comes back with its reason, and is written back as it was
 */
export function readFile(kind: Kind, text: string): FileForm {
  const { data, body, syntax } = isMarkdown(kind) ? parseMarkdownFile(text) : parseYamlFile(text);
  const kept = { [KEPT.source]: text };
  const [first] = syntax;
  if (first) return { ...kept, ...troubled(...adviceOn(first)) };
  if (text.includes('\uFFFD')) return { ...kept, ...troubled('文字コードがUTF-8ではありません', 'not UTF-8') };
  if (typeof data !== 'object' || data === null)
    return { ...kept, ...troubled('先頭に「---」で囲んだ項目がありません', 'no fields between two lines of "---"') };
  const form = toForm(shapeOf(kind), data ?? {});
  const fields = Array.isArray(form) ? { [KEPT.rows]: form } : withoutKept(form as FileForm);
  return { ...kept, ...fields, ...(isMarkdown(kind) && { body }) };
}

const KEPT_NAMES: readonly string[] = Object.values(KEPT);

/** A file may have fields that are called like those of the form: they are not shown, and stay in the file. */
function withoutKept(fields: FileForm): FileForm {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_NAMES.includes(name)));
}

function onlyKept(data: unknown): FileForm {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => KEPT_NAMES.includes(name)));
}

/**
 * Write a form back: what was not touched stays to the byte.
 *
 * @param slug the name of the entry, for entries that may have been renamed
 */
export function writeFile(kind: Kind, form: FileForm, slug?: string): string {
  const { [KEPT.source]: source = '', [KEPT.trouble]: trouble, body, [KEPT.rows]: rows, ...named } = form;
  const { [KEPT.pictures]: pictures, [KEPT.status]: _, ...fields } = named;
  const text = String(source);
  if (trouble) return text;
  const { data: old } = isMarkdown(kind) ? parseMarkdownFile(text) : parseYamlFile(text);
  const data = fromForm(shapeOf(kind), rows ?? { ...formerSlugs(kind, fields, slug), ...onlyKept(old) }, old);
  if (!isMarkdown(kind)) return withPlainText(text, (plain) => withData(plain, data));
  const isSame = sameInOrder(old ?? {}, data);
  const newBody = withPictures(String(body ?? '').trim(), Array.isArray(pictures) ? pictures : []);
  return withPlainText(text, (plain) => {
    const framed = old === undefined && !isSame ? NO_FIELDS + (plain.trim() === '' ? '' : `\n${plain}`) : plain;
    return withBody(
      withMatter(framed, (matter) => (isSame ? matter : withData(matter, data))),
      newBody,
    );
  });
}

function troubled(ja: string, en: string): FileForm {
  return { title: `⚠ ${ja}`, [KEPT.trouble]: `${ja} / ${en}` };
}
