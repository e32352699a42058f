import path from 'node:path';
import type { Heading } from '#src/markdown/document-renderer.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import type { EntryPlace } from './collections.ts';
import { markdownNames } from './markdown-names.ts';
import { placePictures } from './pictures.ts';

/** The rendered Markdown of an entry. */
interface EntryText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Render the text of an entry. Each page renders its own text, because 10,000 texts at once would exhaust the memory. */
export async function renderedText({
  body,
  file,
  lang,
}: Pick<EntryPlace, 'body' | 'file' | 'lang'>): Promise<EntryText> {
  const { html, headings } = renderMarkdown(body, { folder: path.posix.dirname(file), ...markdownNames(lang) });
  return { html: await placePictures(html), headings };
}
