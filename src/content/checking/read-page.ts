import type { Token } from 'marked';
import { isWide } from '#src/markdown/pages/elements.ts';
import {
  factIn,
  isComment,
  isElement,
  isExpression,
  nodesBelow,
  type PageNode,
  textOf,
} from '#src/markdown/pages/nodes.ts';
import { outlineOf } from '#src/markdown/pages/outline.ts';
import { parsePage } from '#src/markdown/pages/syntax.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { elementProblems, type PartProblem } from './page-elements.ts';
import type { ReadText, TextTarget } from './read-text.ts';
import { type TextProblem, textProblems } from './text-problems.ts';

/**
 * Read a prose page: problems of its text, elements and structure, and the targets of its links and images.
 *
 * @param line on which the text begins in its file, from 1
 */
export function readPage(body: string, line: number): ReadText {
  const parsed = treeOf(body, line);
  if ('problem' in parsed) return { problems: [parsed.problem], targets: [] };
  const { tree } = parsed;
  const lineOf = (node: PageNode) => line + (node.position?.start.line ?? 1) - 1;
  const nodes = [...nodesBelow(tree)];
  const targets = nodes.flatMap((node): TextTarget[] => {
    if (node.type !== 'link' && node.type !== 'image') return [];
    const text = node.type === 'link' ? textOf(node) : (node.alt ?? '');
    return [{ kind: node.type, href: node.url ?? '', text, line: lineOf(node) }];
  });
  const tokens = nodes.flatMap((node) => {
    const token = tokenOf(node);
    return token ? [{ token, line: lineOf(node) }] : [];
  });
  const parts = partsOf(tree).map(({ node, ...problem }) => ({ line: lineOf(node), ...problem }));
  return { problems: [...textProblems(tokens), ...parts], targets };
}

/** Whether a file is a prose page, which is MDX. */
export function isPage(file: string): boolean {
  return file.endsWith('.mdx');
}

/** Ids of the headings of a text, for links; none if the page cannot be read. */
export function headingIds({ file, body }: { readonly file: string; readonly body: string }): string[] {
  if (!isPage(file)) return renderMarkdown(body).headings.map(({ id }) => id);
  const parsed = treeOf(body, 1);
  return 'tree' in parsed ? outlineOf(parsed.tree).map(({ id }) => id) : [];
}

/**
 * The ids of a page that are the same in every language: of its numbered headings and its sections.
 *
 * @returns undefined if the page cannot be read or a heading has no id, which `readPage` reports
 */
export function sharedIds(body: string): string[] | undefined {
  const parsed = treeOf(body, 1);
  if (!('tree' in parsed)) return undefined;
  const headings = outlineOf(parsed.tree).filter(({ depth }) => depth === 2);
  return headings.every(({ own }) => own !== undefined) ? headings.map(({ id }) => id) : undefined;
}

function treeOf(body: string, line: number): { readonly tree: PageNode } | { readonly problem: TextProblem } {
  try {
    return { tree: parsePage(body) };
  } catch (error) {
    const { line: at = 1, reason = String(error) } = error as { line?: number; reason?: string };
    return {
      problem: {
        line: line + at - 1,
        ja: `部品か「{」「<」の書き方が正しくありません。文字として書くときは「&#123;」「&lt;」としてください（${reason}）`,
        en: `an element, a \`{\` or a \`<\` that cannot be read; as text, write \`&#123;\` and \`&lt;\` (${reason})`,
      },
    };
  }
}

/** A node as a Markdown token, for the checks that other texts share. */
function tokenOf(node: PageNode): Token | undefined {
  if (node.type === 'heading') return { type: 'heading', raw: '', depth: node.depth ?? 1, text: textOf(node) };
  if (node.type === 'text') return { type: 'text', raw: node.value ?? '', text: node.value ?? '' };
  return undefined;
}

type PagePart = PartProblem & { readonly node: PageNode };

function partsOf(tree: PageNode): PagePart[] {
  const visit = (node: PageNode, parent: PageNode): PagePart[] => {
    const own = [...partProblem(node, parent), ...(isElement(node) ? elementProblems(node, parent) : [])];
    // A paragraph is no element: rows on one line are children of the table.
    const next = node.type === 'paragraph' ? parent : node;
    return [
      ...own.map((problem) => ({ node, ...problem })),
      ...(node.children ?? []).flatMap((one) => visit(one, next)),
    ];
  };
  return [...(tree.children ?? []).flatMap((node) => visit(node, tree)), ...orderProblems(tree), ...idProblems(tree)];
}

function partProblem(node: PageNode, parent: PageNode): PartProblem[] {
  if (node.type === 'mdxjsEsm')
    return [{ ja: '「import」「export」で始まる行は使えません', en: 'a line may not begin with `import` or `export`' }];
  if (isExpression(node) && !isComment(node) && factIn(node) === undefined)
    return [
      {
        ja: `「{${node.value}}」は使えません。「{ }」で書けるのは {{company}} のような情報の名前だけです`,
        en: `\`{${node.value}}\` is not allowed; braces hold the name of a fact only, such as {{company}}`,
      },
    ];
  if (parent.name === 'FactTable' && !isComment(node) && !/^(Row|paragraph)$/.test(node.name ?? node.type)) {
    const isBlank = node.type === 'text' && node.value?.trim() === '';
    const en = '<FactTable> holds only <Row> elements';
    return isBlank ? [] : [{ ja: '<FactTable> の中に置けるのは <Row> だけです', en }];
  }
  if (node.type === 'text' && /^\|.*\|/m.test(node.value ?? ''))
    return [
      {
        ja: 'ページでは「|」の表は使えません。<FactTable> と <Row> を使ってください',
        en: 'a page has no tables of `|`; write <FactTable> with <Row> elements',
      },
    ];
  return [];
}

function orderProblems({ children = [] }: PageNode): PagePart[] {
  const first = children.findIndex(isWide);
  const late = first < 0 ? undefined : children.slice(first).find((node) => !isWide(node) && !isComment(node));
  if (late === undefined) return [];
  const ja =
    '<Section> より後には <Section> と <TransferNotice> だけを置けます。文章は <Section> の前か中に移してください';
  const en = 'only <Section> and <TransferNotice> may follow a <Section>; move the text before it or into one';
  return [{ node: late, ja, en }];
}

function idProblems(tree: PageNode): PagePart[] {
  const outline = outlineOf(tree).filter(({ depth }) => depth === 2);
  const ids = outline.map(({ own }) => own);
  return outline.flatMap(({ node, title, own }, at): PagePart[] => {
    if (own === undefined) {
      const sample = `## ${title} {#contact-us}`;
      const ja = `見出し「${title}」の末尾に、全言語で同じ番号札を付けてください（例 ${sample}）`;
      return [{ node, ja, en: `end the heading with an id that is the same in every language, such as \`${sample}\`` }];
    }
    if (ids.indexOf(own) === at) return [];
    return [{ node, ja: `番号札「${own}」が重なっています`, en: `the id \`${own}\` is there twice` }];
  });
}
