import type { HLJSApi, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const LANGUAGES: Record<string, LanguageFn> = {
  bash, css, diff, http, java, javascript, json, php, python, sql, typescript, xml, yaml,
};

const highlighter: HLJSApi = core;
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

/**
 * Colour code by classes (`hljs-…`), since the page policy forbids inline styles.
 *
 * @param language as written after the fence; unknown ones are only escaped
 * @returns HTML, escaped
 * @example highlight('const a = 1;', 'ts') // => '<span class="hljs-keyword">const</span> a = …'
 */
export function highlight(code: string, language: string): string {
  if (highlighter.getLanguage(language) === undefined) return escapeHtml(code);
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value;
}

/**
 * Escape text for HTML content and quoted attributes.
 *
 * @example escapeHtml('<b>') // => '&lt;b&gt;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
