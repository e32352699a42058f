import common from 'highlight.js/lib/common';
import http from 'highlight.js/lib/languages/http';
import nginx from 'highlight.js/lib/languages/nginx';
import { escapeHtml } from './escape.ts';

/** The design's three code colours (`prose.css`), each with its scopes of the highlighter. Every other scope has the colour of the text. */
const SCOPES = {
  comment: 'comment quote meta',
  keyword: 'keyword literal built_in attr attribute section selector-tag name deletion',
  string: 'string number regexp symbol addition',
};

const INKS = new Map(
  Object.entries(SCOPES).flatMap(([ink, scopes]) => scopes.split(' ').map((scope) => [scope, ink] as const)),
);

common.registerLanguage('http', http);
common.registerLanguage('nginx', nginx);

/** Highlighted code by language and text: the translations of an article show the same code. */
const coloured = new Map<string, string>();

/**
 * Highlight code with classes, because the page policy forbids inline styles: comments, keywords, and strings with numbers.
 *
 * @param language after the fence; code in an unknown language is only escaped
 */
export function highlight(code: string, language: string): string {
  if (common.getLanguage(language) === undefined) return escapeHtml(code);
  const key = `${language}\n${code}`;
  const html = coloured.get(key) ?? inked(common.highlight(code, { language, ignoreIllegals: true }).value);
  coloured.set(key, html);
  return html;
}

/** Keeps the spans that the design colours, with a class of the site, and removes all other spans. */
function inked(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<span class="([^"]*)">|<\/span>/g, (tag, classes: string | undefined) => {
    if (tag === '</span>') return open.pop() === true ? tag : '';
    const ink = INKS.get((classes ?? '').replace(/^hljs-|[ .].*$/g, ''));
    open.push(ink !== undefined);
    return ink === undefined ? '' : `<span class="prose__${ink}">`;
  });
}
