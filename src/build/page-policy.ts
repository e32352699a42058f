import { createHash } from 'node:crypto';
import { splitLang } from '#src/i18n/paths.ts';
import { attributeOf, type Document, type Element, elementsIn, isDrawn, textIn } from '#src/site/html-tree.ts';
import { MAP_EMBED_ORIGIN } from '#src/site/maps.ts';
import { ABOUT, FORM_PATH, firstPath } from '#src/site/routes.ts';

/**
 * The content security policy of each page (https://www.w3.org/TR/CSP3/), as a `<meta>`: nothing but the sources of this table, and the
 * page's own inline scripts and styles by their hashes. What a `<meta>` cannot say is in `src/site/headers.ts`.
 */
const EVERY_PAGE = {
  'default-src': ["'none'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'img-src': ["'self'"],
} as const;

/** Additional sources of some pages, by path without language; with `/*` at its end, of all pages below. */
const SOME_PAGES = [
  // The mark of an error is in the styles: it appears without a connection, too.
  { path: FORM_PATH, directive: 'img-src', source: 'data:' },
  { path: '/search', directive: 'script-src', source: "'wasm-unsafe-eval'" },
  { path: ABOUT, directive: 'frame-src', source: MAP_EMBED_ORIGIN },
  // An infographic in a dialog.
  { path: '/tech-articles/*', directive: 'frame-src', source: "'self'" },
] as const;

const FRAMES = ['iframe', 'frame', 'object', 'embed'];
const RUN = ['', 'module', 'text/javascript'];
const DATA = ['application/ld+json', 'application/json'];
const PRINT_SHEET = /^\/_astro\/print\.[\w-]+\.css$/;

/** The policy of a page as the `content` of its `<meta>`: directives and hashes for what the page has now. */
export function policyOf(document: Document, address: string): string {
  const elements = elementsIn(document);
  const allowed = (directive: string) =>
    SOME_PAGES.filter((row) => row.directive === directive && isAt(address, row.path)).map(({ source }) => source);
  const hashes = (of: (element: Element) => boolean) => [...new Set(elements.filter(of).map(hashOf))];
  const frames = elements.some(isFrame) ? allowed('frame-src') : [];
  const hasFiles = elements.some(
    (element) => element.tagName === 'astro-island' || (isScript(element) && !isInlineScript(element)),
  );
  const policy = {
    ...EVERY_PAGE,
    'img-src': [...EVERY_PAGE['img-src'], ...allowed('img-src')],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'script-src': orNone([...(hasFiles ? ["'self'"] : []), ...allowed('script-src'), ...hashes(isInlineScript)]),
    'style-src': orNone([...(elements.some(isPrintSheet) ? ["'self'"] : []), ...hashes(isStyle)]),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
}

/**
 * The reasons why a page must not be published: no complete policy, or something that the policy forbids.
 *
 * @param document the written page, parsed again as a browser does
 */
export function policyProblems(document: Document, address: string): string[] {
  const elements = elementsIn(document);
  const policies = elements.filter(isPolicy);
  const [first, second] = elementsIn(elements.find(({ tagName }) => tagName === 'head') ?? document);
  const written = attributeOf(policies[0] ?? { tagName: '', attrs: [] }, 'content') ?? '';
  const expected = policyOf(document, address);
  const unhashed = elements.filter(
    (element) => (isInlineScript(element) || isStyle(element)) && !written.includes(hashOf(element)),
  );
  return [
    ...(first && attributeOf(first, 'charset')?.toLowerCase() === 'utf-8'
      ? []
      : ['no <head> that begins with <meta charset="utf-8">']),
    ...(policies.length === 1 && second === policies[0]
      ? []
      : [`${policies.length} policies, expected one at the start of <head>`]),
    ...unhashed.map(
      (element) => `<${element.tagName}> without its hash in the policy: ${textIn(element).slice(0, 60)}`,
    ),
    ...elements.flatMap((element) => forbidden(element)),
    ...(elements.some(isFrame) && !expected.includes('frame-src')
      ? ['a frame, for which src/build/page-policy.ts has no source']
      : []),
    ...(written === expected ? [] : [`the policy “${written}”, expected “${expected}”`]),
  ];
}

function forbidden(element: Element): string[] {
  const { tagName, attrs } = element;
  const problems = attrs
    .filter(({ name }) => name === 'style' || name.startsWith('on'))
    .map(({ name, value }) => `<${tagName} ${name}="${value}">, which the policy forbids`);
  const type = attributeOf(element, 'type') ?? '';
  if (tagName === 'script' && ![...RUN, ...DATA].includes(type))
    problems.push(`a script of type “${type}”, expected code or data`);
  if (tagName === 'script' && isDrawn(element)) problems.push('a script in a drawing');
  if (isStyleLink(element) && !isPrintSheet(element))
    problems.push(`a stylesheet outside the page: ${attributeOf(element, 'href')}`);
  return problems;
}

function isAt(address: string, asked: string): boolean {
  const own = firstPath(splitLang(address).path);
  return asked.endsWith('/*') ? own.startsWith(asked.slice(0, -1)) : own === asked;
}

function hashOf(element: Element): string {
  return `'sha256-${createHash('sha256').update(textIn(element)).digest('base64')}'`;
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

const isStyle = ({ tagName }: Element) => tagName === 'style';
const isFrame = ({ tagName }: Element) => FRAMES.includes(tagName);
const isPolicy = (element: Element) =>
  element.tagName === 'meta' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

function isScript(element: Element): boolean {
  return element.tagName === 'script' && !DATA.includes(attributeOf(element, 'type') ?? '');
}

function isInlineScript(element: Element): boolean {
  return isScript(element) && attributeOf(element, 'src') === undefined;
}

function isStyleLink(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    attributeOf(element, 'rel')?.toLowerCase().split(/\s+/).includes('stylesheet') === true
  );
}

/** Whether an element links the print style sheet, the only one that stays a file, because no screen waits for it. */
function isPrintSheet(element: Element): boolean {
  return (
    isStyleLink(element) &&
    attributeOf(element, 'media') === 'print' &&
    PRINT_SHEET.test(attributeOf(element, 'href') ?? '')
  );
}
