import CMS, { type ApiAsset, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import article from '#src/components/articles/article.css?inline';
import prose from '#src/components/articles/prose.css?inline';
import links from '#src/components/ui/links.css?inline';
import { LIST_KINDS } from '#src/content/kinds.ts';
import { LANG_INFO, langOrDefault } from '#src/i18n/langs.ts';
import { escapeHtml } from '#src/markdown/escape.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import base from '#src/styles/base.css?inline';
import sheet from '#src/styles/sheet.css?inline';
import tokens from '#src/styles/tokens.css?inline';
import { KEPT, type Picture, withPictures } from '#tools/editor/form/content-file.ts';

/** The order of the layers, as `Head.astro` has it for pages. */
const LAYERS = '@layer tokens,base,sheet,components,utilities;';
/** A pane is no page: no frame around it, and the text is there at once. */
const PANE =
  '@layer utilities { body { padding: 24px; } .base__lead { margin-block: 16px 32px; } img { max-width: 100%; height: auto; } }';

/** Show news and articles next to their form as the site shows them: its renderer and its styles, light or dark as the system has it. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle([LAYERS, tokens, base, sheet, links, prose, article, PANE].join('\n'), { raw: true });
  for (const kind of LIST_KINDS) CMS.registerPreviewTemplate(kind, (props) => preview(kind, props));
}

function preview(kind: string, { entry, getAsset, document }: CustomPreviewTemplateProps) {
  const text = (field: string) => String(entry.getIn(['data', field]) ?? '');
  const lang = langOrDefault(/\/([a-z]{2})\/[^/]*$/.exec(String(entry.get('path') ?? ''))?.[1]);
  document.documentElement.lang = LANG_INFO[lang].tag;
  // The editor hands lists over as collections of its own.
  const list = entry.getIn(['data', KEPT.pictures]) as { toJS?: () => Picture[] } | undefined;
  const pictures = list?.toJS?.() ?? [];
  // A picture that is not saved yet has no name: its number takes the place of one.
  const numbered = pictures.map(({ alt }, at) => ({ image: `../images/new:${at}`, alt }));
  const body = withPictures(text('body'), numbered);
  const context = { folder: `content/${kind}/${lang}`, label: (_: string, at: number) => String(at), notes: '' };
  const html = renderMarkdown(body, context).html.replace(/<img data-file="([^"]*)"/g, (tag, file: string) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const place = String(pictures[Number(/^new:(\d+)$/.exec(name)?.[1])]?.image ?? `../images/${name}`);
    const asset = place.startsWith('blob:') ? { url: place } : getAsset(place);
    if (asset?.url.startsWith('blob:')) return `<img src="${escapeHtml(asset.url)}"`;
    if (asset) showLater(document, file, asset);
    return tag;
  });
  return createElement(
    'article',
    null,
    createElement('h1', null, text('title')),
    createElement('p', { className: 'base__lead' }, text('summary')),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one renderer escapes all HTML of the text
    createElement('div', { className: 'prose', dangerouslySetInnerHTML: { __html: html } }),
  );
}

/** A picture of the folder is read when it is first asked for; its address is there soon after. */
function showLater(pane: Document, file: string, asset: Pick<ApiAsset, 'url'>, tries = 50): void {
  if (asset.url.startsWith('blob:')) {
    for (const picture of pane.querySelectorAll<HTMLImageElement>(`img[data-file="${CSS.escape(file)}"]`))
      picture.src = asset.url;
  } else if (tries > 0) setTimeout(() => showLater(pane, file, asset, tries - 1), 100);
}
