import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

/** The classes in a source. In a computed name, `*` replaces the computed part. */
export interface ClassesInMarkup {
  /** Given to an element. */
  readonly given: readonly string[];
  /** In any other text: what can be nothing but a class by its `__` or `--`, and the words beside it. */
  readonly named: readonly string[];
}

const ATTRIBUTES = ['class', 'className', 'class:list'];
/** `xn--` begins a part of a host name that is not written in Latin letters (RFC 5890), no class. */
const PART_OR_KIND = /^(?!xn--)[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__|--)[a-z0-9*]/;

/**
 * Read the classes of a component, page or script.
 *
 * @param file its extension is the language: `.astro`, `.tsx` or `.ts`
 */
export function classesIn(file: string, text: string): ClassesInMarkup {
  const code = file.endsWith('.astro') ? convertToTsx(text, { filename: file }).code : text;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const given: string[] = [];
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    const list = listGiven(node);
    if (list) {
      given.push(...list);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const words = wordsOf(textIn(node), /[^\w*-]+/);
      if (words.some((word) => PART_OR_KIND.test(word))) named.push(...words);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind));
  return { given, named };
}

/** The classes that an attribute, `element.className = …` or `element.classList.add(…)` gives. */
function listGiven(node: ts.Node): string[] | undefined {
  if (ts.isJsxAttribute(node) && ATTRIBUTES.includes(node.name.getText())) return listIn(node.initializer);
  if (ts.isBinaryExpression(node) && isClassName(node)) return listIn(node.right);
  if (ts.isCallExpression(node) && isClassList(node)) return node.arguments.flatMap(listIn);
  return undefined;
}

function isClassName({ left, operatorToken }: ts.BinaryExpression): boolean {
  const isSet = operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isSet && ts.isPropertyAccessExpression(left) && left.name.text === 'className';
}

function isClassList({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false;
  return expression.expression.name.text === 'classList';
}

/** The classes that the value of an attribute can give; conditions on which it gives them are not read. */
function listIn(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return wordsOf(textIn(node), /\s+/);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return listIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...listIn(node.whenTrue), ...listIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return listIn(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(listIn);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => (name ? nameOf(name) : []));
  return [];
}

function nameOf(name: ts.PropertyName): string[] {
  return wordsOf(ts.isStringLiteralLike(name) ? name.text : name.getText(), /\s+/);
}

function textIn(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('*');
}

function wordsOf(text: string, between: RegExp): string[] {
  return text.split(between).filter((word) => word !== '');
}
