import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { renderMarkdown, renderSections } from '#src/markdown/render.ts';
import type { Heading, TextSection } from '#src/markdown/types.ts';
import { dataOf, type LoadedFields } from './collections.ts';
import { type DataOf, fileOf, KINDS, type StatementKind } from './kinds.ts';
import { markdownNames } from './markdown-names.ts';
import { placePictures } from './pictures.ts';
import { bodyOf } from './reading/source-file.ts';

/** An entry's Markdown as a page shows it. */
interface EntryText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/**
 * Render an entry's text. Each page asks for its own: ten thousand at once would fill the memory.
 *
 * @example (await renderedText(entry)).html // => '<p>…</p>'
 */
export async function renderedText({ file, lang }: Pick<LoadedFields, 'file' | 'lang'>): Promise<EntryText> {
  const context = { folder: path.posix.dirname(file), ...markdownNames(lang) };
  // A small file is read sooner than a thread is asked for it.
  const { html, headings } = renderMarkdown(bodyOf(readFileSync(file, 'utf8')), context);
  return { html: await placePictures(html), headings };
}

/** A statement of the company: its fields, and its prose section by section. */
interface StatementText<K extends StatementKind> {
  readonly data: DataOf<K>;
  readonly sections: readonly TextSection[];
}

/**
 * The prose of a page in a language; what it leaves to the page stands there as marked slots and `{{values}}`.
 *
 * @example (await statementIn('accessibility', 'en')).sections[0]?.id // => 'target'
 */
export async function statementIn<K extends StatementKind>(kind: K, lang: Lang): Promise<StatementText<K>> {
  // The Japanese one stands in for one that is not there yet.
  const file = [lang, DEFAULT_LANG].map((own) => fileOf(kind, own)).find(existsSync) ?? fileOf(kind, lang);
  const context = { folder: path.posix.dirname(file), slots: KINDS[kind].slots, ...markdownNames(lang) };
  const sections = renderSections(bodyOf(readFileSync(file, 'utf8')), context);
  return { data: await dataOf(kind, lang), sections };
}
