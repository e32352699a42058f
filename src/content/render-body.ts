import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderMarkdown } from '#src/markdown/render.ts';
import type { Heading } from '#src/markdown/types.ts';
import type { LoadedFields } from './collections.ts';
import { markdownNames } from './markdown-names.ts';
import { placePictures } from './pictures.ts';
import { bodyOf } from './reading/source-file.ts';

/** The rendered Markdown of an entry. */
interface EntryText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Render the text of an entry. Each page renders its own text, because 10,000 texts at once would exhaust the memory. */
export async function renderedText({ file, lang }: Pick<LoadedFields, 'file' | 'lang'>): Promise<EntryText> {
  const context = { folder: path.posix.dirname(file), ...markdownNames(lang) };
  // For a small file, synchronous reading is faster.
  const { html, headings } = renderMarkdown(bodyOf(readFileSync(file, 'utf8')), context);
  return { html: await placePictures(html), headings };
}
