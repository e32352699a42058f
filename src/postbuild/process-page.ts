import { defaultTreeAdapter as tree } from 'parse5';
import { splitLang } from '#src/i18n/paths.ts';
import {
  attributeOf,
  type Element,
  elementOf,
  elementsIn,
  headOf,
  readHtml,
  setAttribute,
  textIn,
  writeHtml,
} from '#src/site/html-tree.ts';
import { pagePolicy, policyText } from '#src/site/page-policy.ts';
import { anonymousLayers } from './anonymous-layers.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { moveIslandScripts } from './island-scripts.ts';
import { joinScripts } from './join-scripts.ts';
import { keepNumbers } from './keep-numbers.ts';
import { mangleCustomProperties } from './mangle-custom-properties.ts';
import { type PageMetadata, takeMetadata } from './page-metadata.ts';
import { isInlineScript, isScript, type PageScripts } from './page-scripts.ts';
import { linksPrintSheet, takeStyles } from './page-styles.ts';
import { pruneStyles, type StyledThings } from './prune-styles.ts';
import { selectorMatcher } from './selector-matcher.ts';
import { softenTitles } from './soften-titles.ts';
import { textDigest } from './text-digest.ts';
import { titleBlock } from './title-block.ts';
import { isCharset, isFrame, isPolicy, type KnownScripts } from './validate-page.ts';

/** The lookups into the built site that page processing needs. */
export interface BuiltFiles extends KnownScripts {
  /** Text of a style file by its address; throws for one that the build does not have. */
  readonly styleOf: (address: string) => string;
  /** Address of the file with the script of some islands, which the build gets if it does not have it. */
  readonly islandFileOf: (text: string) => string;
}

export interface ProcessedPage {
  readonly html: string;
  /** Metadata for the later build steps; undefined for a page that is not its own canonical page. */
  readonly metadata: PageMetadata | undefined;
}

/**
 * Process a built page: put the rules that it uses into one style element, move the scripts of its islands into a file, add integrity to
 * its script files, and put a policy with the hashes of its own scripts and styles before everything the policy governs.
 *
 * @param numbers stay on one line each
 * @throws Error with the reason why the page cannot be processed
 */
export function processPage(
  text: string,
  address: string,
  files: BuiltFiles,
  numbers: readonly string[] = [],
): ProcessedPage {
  const document = readHtml(text);
  const head = headOf(document);
  const [charset] = elementsIn(head);
  if (!charset || !isCharset(charset)) throw new Error('no <head> that begins with <meta charset="utf-8">');
  if (elementsIn(document).some(isPolicy)) throw new Error('a page policy: processed before, or written by hand');
  const block = titleBlock(document, address);
  const metadata = takeMetadata(document, address);
  const styles = takeStyles(document, files.styleOf);
  collapseWhitespace(document);
  softenTitles(document);
  keepNumbers(document, numbers);
  moveIslandScripts(document, files.islandFileOf);
  joinScripts(document);
  const elements = elementsIn(document);
  for (const element of elements) {
    dropUnread(element);
    addIntegrity(element, files);
  }
  const inline = elements.filter(isInlineScript).map(textIn);
  const scripts = files.scriptsOf(elements, inline);
  const things = styledThings(elements, scripts);
  const pruned = pruneStyles(styles, things);
  const style = anonymousLayers(mangleCustomProperties(pruned, things.readsProperty)) + block;
  const policy = pagePolicy({
    path: splitLang(address).path,
    hasFrame: elements.some(isFrame),
    hasFiles: scripts.files.size > 0,
    hasPrintSheet: elements.some(linksPrintSheet),
    scripts: inline.map(textDigest),
    styles: [textDigest(style)],
  });
  tree.appendChild(head, elementOf('style', {}, style));
  insertAfter(charset, elementOf('meta', { 'http-equiv': 'content-security-policy', content: policyText(policy) }));
  return { html: writeHtml(document), metadata };
}

/**
 * Remove unused attributes of an island: its id (a digest of its source path, which differs in every checkout) and the name in its
 * options. The client directives treat a value of `true` as no value.
 */
function dropUnread(element: Element): void {
  if (element.tagName !== 'astro-island') return;
  element.attrs = element.attrs.flatMap((attribute) => {
    if (attribute.name === 'uid') return [];
    if (attribute.name !== 'opts') return [attribute];
    const { value } = JSON.parse(attribute.value) as { readonly value?: unknown };
    return [{ ...attribute, value: JSON.stringify(value === true ? {} : { value }) }];
  });
}

/** Add the hash of a script file, so that browsers run no other text in its place (W3C Subresource Integrity). */
function addIntegrity(element: Element, files: KnownScripts): void {
  const src = attributeOf(element, 'src');
  if (src === undefined || !isScript(element)) return;
  const digest = files.digestOf(src);
  if (digest === undefined) throw new Error(`the script ${src}, which the build does not have`);
  setAttribute(element, 'integrity', digest);
}

/** The classes, elements, languages and custom properties of a page, which decide the rules that it needs. */
function styledThings(elements: readonly Element[], scripts: PageScripts): StyledThings {
  const tags = new Set(elements.map(({ tagName }) => tagName.toLowerCase()));
  const lists = new Set<string>();
  const langs = new Set<string>();
  const dashed = new Set<string>();
  for (const { tagName, attrs } of elements) {
    for (const { name, value } of attrs) {
      if (name === 'class') lists.add(value);
      // No rule styles the content of links to other languages.
      if (name === 'lang' && tagName !== 'a') langs.add(value);
      // Drawings read custom properties in their attributes.
      if (value.includes('--')) dashed.add(value);
    }
  }
  const classes = new Set([...lists].flatMap((list) => list.split(/\s+/)));
  return {
    mayHaveClass: (name) => classes.has(name) || scripts.mayName(name),
    mayHaveTag: (name) => tags.has(name) || scripts.mayName(name),
    // A script file may build and move elements; inline scripts do not.
    mayMatch: scripts.files.size > 0 ? () => true : selectorMatcher(elements, scripts.mayName),
    lang: elements
      .flatMap((element) => (element.tagName === 'html' ? (attributeOf(element, 'lang') ?? []) : []))
      .join(),
    langs: [...langs].sort(),
    readsProperty: (name) => scripts.mayName(name) || [...dashed].some((value) => value.includes(name)),
  };
}

function insertAfter(element: Element, added: Element): void {
  const parent = tree.getParentNode(element);
  const next = parent?.childNodes[parent.childNodes.indexOf(element) + 1];
  if (parent && next) tree.insertBefore(parent, added, next);
  else if (parent) tree.appendChild(parent, added);
}
