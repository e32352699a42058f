import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import article from '#src/components/articles/article.css?inline';
import prose from '#src/components/articles/prose.css?inline';
import links from '#src/components/ui/links.css?inline';
import { LIST_KINDS } from '#src/content/kinds.ts';
import { isLang, LANG_INFO } from '#src/i18n/langs.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import base from '#src/styles/base.css?inline';
import sheet from '#src/styles/sheet.css?inline';
import tokens from '#src/styles/tokens.css?inline';

/** The order of the layers, as `LayerOrder.astro` has it for pages. */
const LAYERS = '@layer tokens,base,sheet,components,utilities;';
/** A pane is no page: no frame around it, and the text is there at once. */
const PANE = '@layer utilities { body { padding: 24px; } }';

/**
 * Show news and articles beside their form as the site shows them: its renderer and its styles, light or dark as the reader's
 * system has it.
 *
 * @example registerPreviews()
 */
export function registerPreviews(): void {
  CMS.registerPreviewStyle([LAYERS, tokens, base, sheet, links, prose, article, PANE].join('\n'), { raw: true });
  for (const kind of LIST_KINDS) CMS.registerPreviewTemplate(kind, preview(kind));
}

function preview(kind: string) {
  return ({ entry, getAsset, document }: CustomPreviewTemplateProps) => {
    const text = (field: string) => String(entry.getIn(['data', field]) ?? '');
    const place = /\/([a-z]{2})\/[^/]*$/.exec(String(entry.get('path') ?? ''))?.[1];
    document.documentElement.lang = isLang(place) ? LANG_INFO[place].tag : LANG_INFO.ja.tag;
    const folder = `content/${kind}/ja`;
    const { html } = renderMarkdown(text('body'), { folder, label: (_, number) => String(number), notes: '' });
    const shown = html.replace(/<img data-file="([^"]*)"/g, (tag, file: string) => {
      const found = getAsset(`../images/${file.slice(file.lastIndexOf('/') + 1)}`);
      return found ? `<img src="${found.url}"` : tag;
    });
    return createElement(
      'article',
      null,
      createElement('h1', null, text('title')),
      createElement('p', { className: 'base__lead' }, text('summary')),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one renderer escapes all HTML of the text
      createElement('div', { className: 'prose', dangerouslySetInnerHTML: { __html: shown } }),
    );
  };
}
