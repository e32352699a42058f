import { takeStyles } from './page-styles.ts';
import { pruneStyles } from './prune-styles.ts';
import { textDigest } from './text-digest.ts';

const SCRIPT = /<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const BESIDE = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;
/** Astro's digest of where an island's source lies on the disk, among others: nothing reads it, and every checkout has another. */
const ISLAND_ID = /(<astro-island)\suid="\w*"/g;
/** Elements whose spaces count; split by it, every other part is one of them. */
const AS_WRITTEN = /(<(?:script|pre|textarea)\b[\s\S]*?<\/(?:script|pre|textarea)>)/;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/**
 * Finish a built page: one style element of the rules it uses, scripts side by side as one, and a policy that names just what it holds.
 *
 * Astro's policy lists the hashes of every registered directive and of every script it might print (about 300 bytes compressed);
 * this one keeps its other directives (`frame-src` of a single page among them), recomputes the hashes and stands first in `<head>`.
 *
 * @param wordsFor gives the words in the script files of a page: these may give its elements classes
 * @param styleFile gives the text of a style file, by its name in the build
 * @throws Error when the page has no policy (a bug: `security.csp` is on for all pages)
 * @example finishPage(page, () => new Set(), styleFile).includes("script-src 'sha256-…'") // => true
 */
export function finishPage(
  page: string,
  wordsFor: (html: string) => ReadonlySet<string>,
  styleFile: (name: string) => string,
): string {
  const policy = POLICY.exec(page)?.[1];
  if (policy === undefined) throw new Error('finishPage: expected a <meta> with the page policy');
  const { css, html: bare } = takeStyles(page, styleFile);
  const html = joinScripts(tighten(bare.replace(ISLAND_ID, '$1')));
  const inline = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '');
  const hasFiles = html.includes('<astro-island') || /<script[^>]*\ssrc=/.test(html);
  const style = pruneStyles(css, html, hasFiles ? wordsFor(html) : new Set());
  const directives = policy.split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive !== '' && !/^(script|style)-src/.test(directive));
  // What a page asked for by name, such as 'wasm-unsafe-eval'; hashes are computed anew, and 'self' is for pages with files.
  const asked = (directives.find((directive) => directive.startsWith('script-src')) ?? '').split(' ').slice(1);
  const named = asked.filter((source) => source !== "'self'" && !source.startsWith("'sha"));
  const sources = [...(hasFiles ? ["'self'"] : []), ...named, ...new Set(inline.map(quoted))].join(' ');
  const content = [...kept, `script-src ${sources || "'none'"}`, `style-src ${quoted(style)}`].join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
  return html
    .replace(POLICY, '')
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">${meta}`)
    .replace('</head>', () => `<style>${style}</style></head>`);
}

/** Between the elements of a head no space is ever shown, between those of a body one. */
function tighten(html: string): string {
  const end = html.indexOf('</head>');
  return withGaps(html.slice(0, end), '') + withGaps(html.slice(end), ' ');
}

function withGaps(html: string, gap: string): string {
  return html
    .split(AS_WRITTEN)
    .map((part, at) => (at % 2 === 0 ? part.replace(/(^|>)\s+(?=<|$)/g, `$1${gap}`) : part))
    .join('');
}

/** Scripts that stand beside each other become one: each costs the policy a hash, which nothing compresses. */
function joinScripts(html: string): string {
  return html.replace(BESIDE, (scripts) => scripts.replaceAll('</script><script>', '\n;'));
}

/** A text's digest as a source of a directive. */
function quoted(text: string): string {
  return `'${textDigest(text)}'`;
}
