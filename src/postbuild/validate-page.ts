import { defaultTreeAdapter as tree } from 'parse5';
import { splitLang } from '#src/i18n/paths.ts';
import {
  attributeOf,
  type Document,
  type Element,
  elementsIn,
  headOf,
  isDrawn,
  readHtml,
  type Tag,
  textIn,
} from '#src/site/html-tree.ts';
import { pagePolicy, policyText } from '#src/site/page-policy.ts';
import { isInlineScript, isScript, type ScriptsOf } from './page-scripts.ts';
import { isStyle, linksPrintSheet } from './page-styles.ts';
import { textDigest } from './text-digest.ts';

/** The lookups that the page validator needs. */
export interface KnownScripts {
  /** Digest of a script file by its address; undefined for one that the build does not have. */
  readonly digestOf: (address: string) => string | undefined;
  readonly scriptsOf: ScriptsOf;
}

/** Elements that show another document in a page. */
const FRAMES = ['iframe', 'frame', 'object', 'embed'];

/**
 * The reasons why a page must not be published: an incomplete policy, missing styles, a wrong document type or encoding.
 *
 * The page validator parses the written text again, as a browser does, and shares no state with the processing.
 *
 * @returns a line for each reason; none for a page that may be published
 */
export function validatePage(page: string, address: string, files: KnownScripts): string[] {
  const document = readHtml(page);
  const elements = elementsIn(document);
  const [first, second] = elementsIn(headOf(document));
  return [
    ...(hasDoctype(document) ? [] : ['no <!doctype html>']),
    ...(first && isCharset(first) ? [] : ['no <head> that begins with <meta charset="utf-8">']),
    ...(second && isPolicy(second) ? [] : ['no page policy before everything else in <head>']),
    ...elements.flatMap((element) => elementProblems(element, files)),
    ...policyProblems(elements, address, files),
  ];
}

/** Whether an element shows another document in the page. */
export function isFrame({ tagName }: Tag): boolean {
  return FRAMES.includes(tagName);
}

/** Whether an element declares the encoding that all pages have. */
export function isCharset(tag: Tag): boolean {
  return tag.tagName === 'meta' && attributeOf(tag, 'charset')?.trim().toLowerCase() === 'utf-8';
}

/** Whether an element is a page policy. */
export function isPolicy(tag: Tag): boolean {
  return tag.tagName === 'meta' && attributeOf(tag, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy';
}

/** `<!doctype html>` and nothing else: any other document type may put browsers into quirks mode. */
function hasDoctype({ childNodes: [first] }: Document): boolean {
  return (
    first !== undefined &&
    tree.isDocumentTypeNode(first) &&
    first.name === 'html' &&
    first.publicId === '' &&
    first.systemId === ''
  );
}

function policyProblems(tags: readonly Element[], address: string, { scriptsOf }: KnownScripts): string[] {
  const policies = tags.filter(isPolicy).map((tag) => attributeOf(tag, 'content') ?? '');
  const [written = ''] = policies;
  if (policies.length !== 1) return [`${policies.length} page policies, expected one`];
  const textsOf = (of: (tag: Tag) => boolean) =>
    tags
      .filter(of)
      .map(textIn)
      .map((text) => ({ text, digest: textDigest(text) }));
  const scripts = textsOf(isInlineScript);
  const styles = textsOf(({ tagName }) => tagName === 'style');
  const unnamed = [...scripts, ...styles].filter(({ digest }) => !written.includes(`'${digest}'`));
  if (unnamed.length > 0) return unnamed.map(({ text }) => `not named by the policy: "${text.slice(0, 60)}"`);
  const hasFrame = tags.some(isFrame);
  const policy = pagePolicy({
    path: splitLang(address).path,
    hasFrame,
    hasFiles:
      scriptsOf(
        tags,
        scripts.map(({ text }) => text),
      ).files.size > 0,
    hasPrintSheet: tags.some(linksPrintSheet),
    scripts: scripts.map(({ digest }) => digest),
    styles: styles.map(({ digest }) => digest),
  });
  if (hasFrame && !policy.some(({ directive }) => directive === 'frame-src'))
    return ['a frame, which src/site/page-policy.ts allows no source'];
  const expected = policyText(policy);
  return written === expected ? [] : [`the policy "${written}", expected "${expected}"`];
}

function elementProblems(tag: Element, { digestOf }: KnownScripts): string[] {
  const { tagName, attrs } = tag;
  const forbidden = attrs.filter(({ name }) => name === 'style' || name.startsWith('on'));
  const problems = forbidden.map(({ name }) => `<${tagName} ${name}="…">, which the policy forbids`);
  if (tagName === 'link' && isStyle(tag) && !linksPrintSheet(tag))
    problems.push(`a stylesheet outside the page: ${attributeOf(tag, 'href')}`);
  if (!isScript(tag)) return problems;
  if (isDrawn(tag)) problems.push('a script in a drawing');
  const src = attributeOf(tag, 'src');
  if (src === undefined) return problems;
  const digest = digestOf(src);
  if (digest === undefined) problems.push(`the script ${src}, which the build does not have`);
  else if (attributeOf(tag, 'integrity') !== digest) problems.push(`the script ${src} without its integrity`);
  return problems;
}
