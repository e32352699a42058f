import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree } from 'parse5';
import { filesBelow } from '#src/content/files-below.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import {
  attributeOf,
  type Document,
  elementOf,
  elementsIn,
  headOf,
  type ParentNode,
  readHtml,
  textIn,
  writeHtml,
} from '#src/site/html-tree.ts';
import { addLineBreaks } from './line-breaks.ts';
import { brokenLinks, doubleIds, noteLinks, type SiteLinks } from './page-links.ts';
import { policyOf, policyProblems } from './page-policy.ts';
import { pageStyles, type StyleUse } from './page-styles.ts';
import { removeUnusedPictures } from './pictures.ts';
import { notePublished } from './published-pages.ts';

const STYLE = /<style([^>]*)>(.*?)<\/style>/gs;
const SCRIPT = /<script>(.*?)<\/script>/gs;
const WORD = /[\w-]+/g;
/** Elements with a line or a box of their own: a browser shows no space next to them. */
const BLOCKS = new Set(
  'html body header main footer nav section article aside div p ul ol li dl dt dd h1 h2 h3 h4 form fieldset figure'.split(
    ' ',
  ),
);

/**
 * What Astro leaves to do when the pages are built. Each page gets line breaks in titles, joined last words, its styles as one element and
 * its policy, and is validated. Links that lead nowhere and images that must not be published stop the build.
 *
 * @throws BuildProblem with every problem of every page
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const problems: string[] = [];
        const links: SiteLinks = { places: new Map(), ids: new Map() };
        const files = new Set(filesBelow(folder));
        const wordsOf = wordReader(folder);
        // Astro prints what starts islands into each page that has one: a tenth of the page, which paints without it.
        const scriptFile = (code: string) => {
          const name = `_astro/island.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
          if (!files.has(name)) writeFileSync(path.join(folder, name), code);
          files.add(name);
          return `<script async src="/${name}"></script>`;
        };
        for (const name of files) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(folder, name);
          const address = `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;
          const built = readFileSync(file, 'utf8').replace(SCRIPT, (script, code: string) =>
            code.includes('define("astro-island"') ? scriptFile(code) : script,
          );
          const html = finishedPage(built, address, wordsOf);
          // A browser reads the written text, so the validator does, too.
          const document = readHtml(html);
          const found = [...policyProblems(document, address), ...doubleIds(document)];
          problems.push(...found.map((problem) => `${address}: ${problem}`));
          noteLinks(links, document, address);
          notePublished(document, address);
          writeFileSync(file, html);
        }
        problems.push(...brokenLinks(links, (address) => files.has(address.slice(1))));
        if (problems.length > 0) throw new BuildProblem(`Pages that must not be published:\n${problems.join('\n')}`);
        logger.info(`${links.ids.size} pages finished, ${await removeUnusedPictures(folder)} unused images removed`);
      },
    },
  };
}

/**
 * A built page with places to break lines in titles, its styles in one element, and its policy.
 *
 * @param wordsOf what may be a class or a custom property in a style sheet, or in a script with all that it imports, by its address
 */
export function finishedPage(html: string, address: string, wordsOf: (address: string) => readonly string[]): string {
  const styles: { readonly isOwn: boolean; readonly css: string }[] = [];
  // The styles are most of a page's text. Reading it without them takes a third of the time.
  const bare = html.replace(STYLE, (_, attributes: string, css: string) => {
    styles.push({ isOwn: attributes.includes('data-own'), css });
    return '';
  });
  const document = readHtml(bare);
  addLineBreaks(document);
  removeSpaces(document);
  // What only this page has, such as its title on paper, is as it should be. Without it, pages of a kind have the same styles.
  const cssOf = (own: boolean) => styles.flatMap(({ isOwn, css }) => (isOwn === own ? css : []));
  const text = pageStyles(cssOf(false).join('\n'), styleUse(document, wordsOf)) + cssOf(true).join('');
  tree.appendChild(headOf(document), elementOf('style', {}, text));
  const policy = elementOf('meta', { 'http-equiv': 'content-security-policy', content: policyOf(document, address) });
  const head = headOf(document);
  const [charset] = elementsIn(head);
  const next = head.childNodes.find((node) => node !== charset);
  if (next) tree.insertBefore(head, policy, next);
  return writeHtml(document);
}

/** Removes the spaces between blocks, with which components are indented. An island keeps the HTML that its script expects. */
function removeSpaces(parent: ParentNode): void {
  const isBlock = ({ nodeName }: { nodeName: string }) => parent.nodeName === 'head' || BLOCKS.has(nodeName);
  const nodes = [...parent.childNodes];
  for (const [at, node] of nodes.entries()) {
    if (tree.isElementNode(node) && node.tagName !== 'astro-island') removeSpaces(node);
    const isSpace = tree.isTextNode(node) && node.value.trim() === '';
    if (isSpace && [nodes[at - 1], nodes[at + 1]].some((next) => isBlock(next ?? parent))) tree.detachNode(node);
  }
}

function styleUse(document: Document, wordsOf: (address: string) => readonly string[]): StyleUse {
  const elements = elementsIn(document);
  const attributes = elements.flatMap(({ attrs }) => attrs);
  // React itself has the names of many elements, but makes only those of the islands.
  const files = attributes.flatMap(({ name, value }) =>
    name !== 'renderer-url' && /^\/_astro\/\S*\.(js|css)$/.test(value) ? value : [],
  );
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(textIn);
  // Drawings read custom properties in their attributes.
  const named = attributes.filter(({ name, value }) => name === 'class' || value.includes('--'));
  const texts = [...named.map(({ value }) => value), ...scripts];
  const tags = elements.map(({ tagName }) => tagName);
  const words = new Set([...tags, ...texts.flatMap((text) => text.match(WORD) ?? []), ...files.flatMap(wordsOf)]);
  return {
    // Islands write the variant of a class as `block--` and a word that they get.
    isNamed: (name) => words.has(name) || words.has(name.replace(/(\w--).*/, '$1')),
    // No rule styles the content of links to other languages.
    langs: new Set(
      elements.flatMap((element) => (element.tagName === 'a' ? [] : (attributeOf(element, 'lang') ?? []))),
    ),
  };
}

function wordReader(folder: string): (address: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const imports = (address: string) =>
    [...read(address).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`);
  const wordsIn = (address: string): string[] => {
    // The print style sheet reads custom properties of the page.
    if (address.endsWith('.css')) return read(address).match(/--[\w-]+/g) ?? [];
    const files = new Set([address]);
    // The loop visits what it adds.
    for (const file of files) for (const imported of imports(file)) files.add(imported);
    return [...files].flatMap((file) => read(file).match(WORD) ?? []);
  };
  return (address) => {
    const words = known.get(address) ?? [...new Set(wordsIn(address))];
    known.set(address, words);
    return words;
  };
}
