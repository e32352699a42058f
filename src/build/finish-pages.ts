import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree } from 'parse5';
import { filesBelow } from '#src/content/files-below.ts';
import { reachableFrom } from '#src/domain/reachable.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import {
  attributeOf,
  type Document,
  elementOf,
  elementsIn,
  headOf,
  readHtml,
  textIn,
  writeHtml,
} from '#src/site/html-tree.ts';
import { addLineBreaks } from './line-breaks.ts';
import { brokenLinks, linksOf, type PageLinks } from './page-links.ts';
import { addressOf } from './page-metadata.ts';
import { policyOf, policyProblems } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';
import { removeUnusedPictures } from './pictures.ts';

/**
 * What Astro leaves to do when the pages are built. Each page gets line breaks in titles, its styles as one element and its policy, and
 * is validated. Links that lead nowhere and images that must not be published stop the build.
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
        const pages: PageLinks[] = [];
        const files = new Set(filesBelow(folder));
        const textOf = fileReader(folder);
        for (const name of files) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(folder, name);
          const address = addressOf(name);
          const html = finishedPage(readFileSync(file, 'utf8'), address, textOf);
          // A browser reads the written text, so the validator does, too.
          const document = readHtml(html);
          problems.push(...policyProblems(document, address).map((problem) => `${address}: ${problem}`));
          pages.push(linksOf(document, address));
          writeFileSync(file, html);
        }
        problems.push(...brokenLinks(pages, (address) => files.has(address.slice(1))));
        if (problems.length > 0) throw new BuildProblem(`Pages that must not be published:\n${problems.join('\n')}`);
        logger.info(`${pages.length} pages finished, ${await removeUnusedPictures(folder)} unused images removed`);
      },
    },
  };
}

/**
 * A built page with places to break lines in titles, its styles in one element, and its policy.
 *
 * @param textOf the text of a style sheet, or of a script with all that it imports, by its address
 */
export function finishedPage(html: string, address: string, textOf: (address: string) => string): string {
  const document = readHtml(html);
  addLineBreaks(document);
  joinStyles(document, textOf);
  const policy = elementOf('meta', { 'http-equiv': 'content-security-policy', content: policyOf(document, address) });
  const head = headOf(document);
  const [charset] = elementsIn(head);
  const next = head.childNodes.find((node) => node !== charset);
  if (next) tree.insertBefore(head, policy, next);
  return writeHtml(document);
}

function joinStyles(document: Document, textOf: (address: string) => string): void {
  const elements = elementsIn(document);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const files = attributes.map(({ value }) => value).filter((value) => /^\/_astro\/\S*\.(js|css)$/.test(value));
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(textIn);
  const words = new Set(
    [
      // Drawings read custom properties in their attributes.
      ...attributes.filter(({ name, value }) => name === 'class' || value.includes('--')).map(({ value }) => value),
      ...scripts,
      // The print style sheet reads custom properties of the page.
      ...files.flatMap((file) => (file.endsWith('.css') ? (textOf(file).match(/--[\w-]+/g) ?? []) : textOf(file))),
    ].flatMap((text) => text.match(/[\w-]+/g) ?? []),
  );
  // Islands write the variant of a class as `block--` and a word that they get.
  const isNamed = (name: string) => words.has(name) || words.has(name.replace(/(\w--).*$/, '$1'));
  // No rule styles the content of links to other languages.
  const langs = new Set(
    elements.flatMap((element) => (element.tagName === 'a' ? [] : (attributeOf(element, 'lang') ?? []))),
  );
  for (const style of styles) tree.detachNode(style);
  // What only this page has, such as its title on paper, is as it should be. Without it, pages of a kind have the same styles.
  const isOwn = (style: (typeof styles)[number]) => attributeOf(style, 'data-own') !== undefined;
  const text = pageStyles(
    styles
      .filter((style) => !isOwn(style))
      .map(textIn)
      .join('\n'),
    { isNamed, langs },
  );
  const own = styles.filter(isOwn).map(textIn).join('');
  tree.appendChild(headOf(document), elementOf('style', {}, text + own));
}

/** Reads the text of a style sheet, or of a script with all that it imports, each file once. */
function fileReader(folder: string): (address: string) => string {
  const texts = new Map<string, string>();
  const read = (address: string) => {
    const text = texts.get(address) ?? readFileSync(path.join(folder, address), 'utf8');
    texts.set(address, text);
    return text;
  };
  const imports = (address: string) =>
    [...read(address).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`);
  return (address) => [...reachableFrom([address], imports)].map(read).join('\n');
}
