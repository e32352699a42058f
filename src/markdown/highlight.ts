import type { HLJSApi, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { escapeHtml } from './escape.ts';

const LANGUAGES: Record<string, LanguageFn> = {
  bash,
  css,
  diff,
  http,
  java,
  javascript,
  json,
  markdown,
  nginx,
  php,
  python,
  sql,
  typescript,
  xml,
  yaml,
};

type Ink = 'comment' | 'keyword' | 'string';

/** The design's three code colours (`prose.css`) by the highlighter's scopes. Every other scope has the colour of the text. */
const INKS: Readonly<Record<string, Ink>> = {
  comment: 'comment',
  quote: 'comment',
  meta: 'comment',
  keyword: 'keyword',
  literal: 'keyword',
  built_in: 'keyword',
  attr: 'keyword',
  attribute: 'keyword',
  section: 'keyword',
  'selector-tag': 'keyword',
  name: 'keyword',
  deletion: 'keyword',
  string: 'string',
  number: 'string',
  regexp: 'string',
  symbol: 'string',
  addition: 'string',
};

const highlighter: HLJSApi = core;
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

/** Highlighted code by language and text: the translations of an article show the same code. */
const coloured = new Map<string, string>();

/**
 * Highlight code with classes, because the page policy forbids inline styles: comments, keywords, and strings with numbers.
 *
 * @param language after the fence; code in an unknown language is only escaped
 */
export function highlight(code: string, language: string): string {
  if (highlighter.getLanguage(language) === undefined) return escapeHtml(code);
  const key = `${language}\n${code}`;
  const html = coloured.get(key) ?? inked(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
  coloured.set(key, html);
  return html;
}

/** Keeps the spans that the design colours, with a class of the site, and removes all other spans. */
function inked(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<span class="([^"]*)">|<\/span>/g, (tag, classes: string | undefined) => {
    if (tag === '</span>') return open.pop() === true ? tag : '';
    const ink = INKS[(classes ?? '').replace(/^hljs-|[ .].*$/g, '')];
    open.push(ink !== undefined);
    return ink === undefined ? '' : `<span class="prose__${ink}">`;
  });
}
