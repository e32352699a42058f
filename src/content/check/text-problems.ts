import type { Token, Tokens } from 'marked';
import type { Kind } from '#src/content/kinds.ts';
import type { PublicationStatus } from '#src/content/publishing.ts';
import type { ContentFile } from '#src/content/read-content.ts';
import { lineAt } from '#src/content/source-file.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { decoded, isForeign, isSafe } from '#src/markdown/address.ts';
import { NO_BEGINNING } from '#src/markdown/extensions.ts';
import { PAGE_ELEMENTS } from '#src/markdown/pages/elements.ts';
import {
  factIn,
  isComment,
  isElement,
  isExpression,
  nodesBelow,
  outlineOf,
  type PageNode,
  parsePage,
  textOf,
} from '#src/markdown/pages/tree.ts';
import { markdownTokens, renderMarkdown } from '#src/markdown/render.ts';
import { firstPath } from '#src/site/routes.ts';
import { sentencesOn } from './field-problems.ts';
import { closest, hintOf, NO_HINT, type Sentence, say } from './problem.ts';
import { numberProblems, rowProblems, signProblems, type TextProblem } from './typed-signs.ts';

interface Target {
  /** From 1. */
  readonly line: number;
  readonly kind: 'link' | 'image';
  readonly href: string;
  readonly text: string;
}

export interface ReadText {
  readonly problems: readonly TextProblem[];
  /** To be looked up by who knows the site. */
  readonly targets: readonly Target[];
  /** Ids of its headings. Few texts are asked for them. */
  ids(): readonly string[];
}

/** The Markdown or MDX below the fields of a file. */
export function readBody({ source, kind }: Pick<ContentFile, 'source' | 'kind'>): ReadText {
  return kind === 'pages' ? readPage(source.body) : readMarkdown(source.body, kind);
}

/** Read a Markdown text of a kind of content. */
export function readMarkdown(body: string, kind: Kind): ReadText {
  const problems: TextProblem[] = [];
  const targets: Target[] = [];
  /** Names of notes and of addresses below the text, with their lines, and those that the text uses. */
  const named = new Map<string, number>();
  const used = new Map<string, number>();
  let above = 1;
  const visit = (tokens: readonly Token[], start: number) => {
    let at = start;
    for (const token of tokens) {
      // A token knows its source, not its place: it is looked for behind the one before it.
      at = Math.max(at, body.indexOf(token.raw.trim(), at));
      // Few tokens are asked for their line, and it is counted from the beginning.
      const line = () => lineAt(body, at);
      const add = (found: readonly TextProblem[]) =>
        problems.push(...found.map((problem) => ({ ...problem, line: line() + problem.line - 1 })));
      if (token.type === 'link' || token.type === 'image')
        targets.push({ kind: token.type, href: String(token['href']), text: String(token['text']), line: line() });
      if (token.type === 'heading') {
        const { depth } = token as Tokens.Heading;
        if (depth === 1 || depth > above + 1)
          problems.push({ line: line(), ...say('heading', { most: '#'.repeat(above + 1) }) });
        above = Math.max(depth, 2);
      }
      const html = token.type === 'html' ? token.raw.replace(/<!--[\s\S]*?-->/g, '').trim() : '';
      if (html !== '') problems.push({ line: line(), ...say('html', { html: html.slice(0, 40) }) });
      if (token.type === 'list') add(numberProblems(token as Tokens.List));
      if (token.type === 'table') add(rowProblems(token as Tokens.Table));
      if (token.type === 'def') named.set(String(token['tag']), line());
      if (token.type === 'footnoteDefinition') named.set(`^${token['name']}`, line());
      if (token.type === 'footnoteReference') used.set(`^${token['name']}`, line());
      if (token.type === 'link' || token.type === 'image') used.set(referenceIn(token.raw), line());
      const inner = childrenOf(token);
      const isLines = token.type === 'text' && inner.length > 0;
      // A bare address ends before the text that follows it.
      const raw =
        'autolink' in token && token.autolink === true ? body.slice(at, at + token.raw.length + 1) : token.raw;
      add(signProblems(isLines ? 'paragraph' : token.type, raw));
      visit(inner, at);
    }
  };
  visit(markdownTokens(body), 0);
  for (const [name, line] of named)
    if (!used.has(name)) problems.push({ line, level: 'warning', ...say('text.unused', { name }) });
  for (const [name, line] of used)
    if (name.startsWith('^') && !named.has(name))
      problems.push({ line, level: 'warning', ...say('text.note', { name }) });
  const headings = () => renderMarkdown(body, { folder: `content/${kind}`, label: () => '', notes: '' }).headings;
  for (const { own, id } of body.includes('{#') ? headings() : [])
    if (own !== undefined && own !== id)
      problems.push({ line: lineAt(body, body.lastIndexOf(`{#${own}}`)), ...say('sameId', { id: own }) });
  return { problems, targets, ids: () => headings().map(({ id }) => id) };
}

/** The name in `[text][name]` or `[name]`. */
function referenceIn(raw: string): string {
  return /\[([^\]]+)\](?:\[\])?$/.exec(raw)?.[1]?.toLowerCase().replace(/\s+/g, ' ') ?? '';
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type !== 'table') return 'tokens' in token ? (token.tokens ?? []) : [];
  const { header, rows } = token as Tokens.Table;
  return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
}

function readPage(body: string): ReadText {
  let tree: PageNode;
  try {
    tree = parsePage(body);
  } catch (error) {
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
    return { problems: [{ line, ...say('page.syntax', { reason }) }], targets: [], ids: () => [] };
  }
  const lineOf = (node: PageNode) => node.position?.start.line ?? 1;
  const nodes = [...nodesBelow(tree)];
  const targets = nodes.flatMap((node): Target[] => {
    if (node.type !== 'link' && node.type !== 'image') return [];
    const text = node.type === 'link' ? textOf(node) : (node.alt ?? '');
    return [{ kind: node.type, href: node.url ?? '', text, line: lineOf(node) }];
  });
  const outline = outlineOf(tree);
  const ids = outline.filter(({ depth }) => depth === 2).map(({ id }) => id);
  const headings = outline.flatMap(({ node, depth, title, own, id }) => {
    const key = own === undefined ? depth === 2 && 'page.id' : own !== id && 'sameId';
    return key === false ? [] : [{ line: lineOf(node), ...say(key, { title, id: own ?? '' }) }];
  });
  const parts = nodes.flatMap((node) => [
    ...partProblems(node).map((problem) => ({ line: lineOf(node), ...problem })),
    ...typedProblems(node, body).map((problem) => ({ ...problem, line: lineOf(node) + problem.line - 1 })),
  ]);
  return { problems: [...parts, ...headings], targets, ids: () => ids };
}

/** What texts of other kinds may have: strong without its end, tables, strikethrough, notes, tasks, bare addresses. */
const UNREAD = /\*\*|^\|.*\||~~[^~]+~~|\[\^[^\]]+\]|^\[[ xX]\] |https?:\/\/[^\s]/m;

/** Signs in a part of a page that are not read as they were typed. */
function typedProblems({ type, position }: PageNode, body: string): TextProblem[] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const raw = body.slice(start, end);
  // 10*20*30 and 「*」 are no emphasis.
  const isAfterFigure = /[\p{Nd}\p{Script=Latin}]/u.test(body[start - 1] ?? '') || /\p{Nd}/u.test(body[end] ?? '');
  if (type === 'emphasis' && (isAfterFigure || NO_BEGINNING.test(raw))) return [{ line: 1, ...say('page.mark') }];
  return UNREAD.test(raw) ? [] : signProblems(type, raw);
}

/** Nodes of Markdown that a page may have besides elements and expressions. */
const PAGE_NODES = (
  'root paragraph heading text emphasis strong inlineCode break link image list listItem blockquote code thematicBreak ' +
  'mdxJsxFlowElement mdxJsxTextElement mdxFlowExpression mdxTextExpression mdxjsEsm'
).split(' ');

function partProblems(node: PageNode): Sentence[] {
  const { type, value = '', name, attributes = [], children = [] } = node;
  if (type === 'mdxjsEsm') return [say('page.import')];
  if (!PAGE_NODES.includes(type)) return [say('page.node', { type })];
  if (isExpression(node) && !isComment(node) && factIn(node) === undefined) return [say('page.expression', { value })];
  if (type === 'text' && UNREAD.test(value)) return [say('page.unread', { found: UNREAD.exec(value)?.[0] ?? '' })];
  const misplaced = children.filter((child) => PAGE_ELEMENTS[child.name ?? '']?.within === 'FactTable');
  const places = isElement(node) && name === 'FactTable' ? [] : misplaced;
  const found = places.map((child) => say('page.place', { name: child.name ?? '', within: '<FactTable>' }));
  if (!isElement(node)) return type === 'paragraph' ? [] : found;
  const element = PAGE_ELEMENTS[name ?? ''];
  const names = Object.keys(PAGE_ELEMENTS);
  if (element === undefined) return [say('page.element', { name: name ?? '', hint: hintOf(name ?? '', names) })];
  const data = Object.fromEntries(attributes.map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const attributeProblems = sentencesOn(element.attributes, data).map(({ path, sentence }) =>
    say('page.attribute', { name: name ?? '', field: path.join('.'), problem: sentence }),
  );
  return [...found, ...attributeProblems];
}

/** What links can lead to. */
export interface KnownPages {
  /** Publication status of each page and feed, by its path without language. */
  readonly pages: ReadonlyMap<string, PublicationStatus>;
  /** Addresses of the files in `public/`. */
  readonly files: ReadonlySet<string>;
  /** Production origin: links to it are written as paths. */
  readonly site: string | undefined;
  /** Keys of the topics of the form; undefined if their file has a problem itself. */
  readonly topics: readonly string[] | undefined;
  /** Ids on a page; undefined where they are not known before the build. */
  idsOf(path: string, lang: Lang): readonly string[] | undefined;
}

interface LinkPlace {
  readonly lang: Lang;
  readonly status: PublicationStatus;
  ownIds(): readonly string[];
}

/** The problem of a link's address; undefined for a good one. Other sites are not visited. */
export function linkProblem(href: string, place: LinkPlace, known: KnownPages): Sentence | undefined {
  if (!isSafe(href)) return say('link.unsafe', { href });
  if (known.site !== undefined && (href === known.site || href.startsWith(`${known.site}/`)))
    return say('link.origin', { path: href.slice(known.site.length) || '/' });
  if (isForeign(href) || /^(?:tel:|mailto:[^@?]+@)/i.test(href)) return undefined;
  const [address = '', fragment = ''] = href.split('#');
  if (address === '') return idProblem(href, fragment, place.ownIds());
  const bare = address.replace(/\?.*$/, '');
  if (known.files.has(bare)) return undefined;
  if (!bare.startsWith('/')) {
    const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare);
    const name = isHost ? `https://${href}` : `/${href.replace(/^(\.{1,2}\/)+/, '')}`;
    return say('link.start', { href, hint: say('meant', { name }) });
  }
  const plain = bare.replace(new RegExp(`^/${DEFAULT_LANG}(?=/|$)`), '') || '/';
  const path = splitLang(plain).path.replace(/(.)\/$/, '$1');
  const status = known.pages.get(path);
  if (status === undefined) {
    const near = closest(path, [...known.pages.keys()]);
    const hint = near === undefined ? NO_HINT : say('meant', { name: localizePath(near, place.lang) });
    return say('link.noPage', { address: bare, hint });
  }
  const wanted = localizePath(firstPath(path), place.lang);
  if (bare !== wanted) return say('link.address', { address: bare, wanted });
  if (place.status === 'published' && status !== 'published') return say('link.unpublished', { address: bare });
  const topic = path.startsWith('/contact') ? /[?&]topic=([^&]*)/.exec(address)?.[1] : undefined;
  if (topic !== undefined && known.topics?.includes(topic) === false)
    return say('unknownTopic', { name: topic, hint: hintOf(topic, known.topics) });
  const ids = fragment === '' ? undefined : known.idsOf(path, place.lang);
  return ids && idProblem(href, fragment, ids);
}

function idProblem(href: string, fragment: string, ids: readonly string[]): Sentence | undefined {
  const id = decoded(fragment);
  return ids.includes(id) ? undefined : say('link.noId', { href, hint: hintOf(id, ids) });
}
