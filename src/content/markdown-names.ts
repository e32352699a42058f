import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import type { MarkdownContext } from '#src/markdown/document-renderer.ts';

/** Labels of the tables, code blocks and notes of a text in its language. */
export function markdownNames(lang: Lang): Pick<MarkdownContext, 'label' | 'notes'> {
  const t = translator(lang, 'tech-articles');
  return {
    label: (part, number, heading) =>
      heading === undefined ? t(`markdown.${part}`, { number }) : t('markdown.tableUnder', { number, heading }),
    notes: words(lang, 'tech-articles').markdown.notes,
  };
}
