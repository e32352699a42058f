import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderMarkdown } from '#src/markdown/render.ts';
import type { Heading } from '#src/markdown/types.ts';
import type { LoadedFields } from './collections.ts';
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
