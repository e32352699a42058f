import path from 'node:path';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import type { Heading, MarkdownContext } from '#src/markdown/document-renderer.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { placePictures } from './pictures.ts';
import type { EntryPlace } from './query.ts';

/** Render the text of an entry. Each page renders its own text, because 10,000 texts at once would exhaust the memory. */
export async function renderedText({ body, file, lang }: Pick<EntryPlace, 'body' | 'file' | 'lang'>): Promise<{
  readonly html: string;
  readonly headings: readonly Heading[];
}> {
  const { html, headings } = renderMarkdown(body, { folder: path.posix.dirname(file), ...markdownNames(lang) });
  return { html: await placePictures(html), headings };
}

/** Labels of the tables, code blocks and notes of a text in its language. */
export function markdownNames(lang: Lang): Pick<MarkdownContext, 'label' | 'notes'> {
  const t = translator(lang, 'tech-articles');
  return {
    label: (part, number, heading) =>
      heading === undefined ? t(`markdown.${part}`, { number }) : t('markdown.tableUnder', { number, heading }),
    notes: words(lang, 'tech-articles').markdown.notes,
  };
}
