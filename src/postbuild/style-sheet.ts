import { type AtRule, type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Offsets of a part in the text; `end` is behind its last character. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A rule, a condition or a whole style sheet: its range in the text, and the parts that decide whether it is needed. */
export interface Block extends Range {
  /** The selectors of a rule; undefined for a condition or a whole sheet. */
  readonly selectors: readonly Selector[] | undefined;
  /** The ranges of the selectors, in the same order. */
  readonly selectorRanges: readonly Range[];
  /** Custom properties that the block reads in its own declarations or its condition. */
  readonly reads: readonly Mention[];
  /** Declarations of custom properties in the block. */
  readonly sets: readonly PropertyDeclaration[];
  readonly blocks: readonly Block[];
}

interface PropertyDeclaration extends Range {
  readonly name: string;
  readonly reads: readonly Mention[];
  /** The value of one that `:root` sets without a condition and that is not made of others. */
  readonly constant: string | undefined;
}

/** The name of a custom property in a value or a condition. */
export interface Mention {
  readonly name: string;
  /** The `var()` around it, and the fallback if it has one that names no other property. */
  readonly call?: Range & { readonly fallback: string | undefined };
}

/** A parsed style sheet. */
export interface Sheet {
  readonly css: string;
  readonly top: Block;
  /** Names of the classes and of the elements in the selectors, and of the custom properties that are set or read. */
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  /** Selectors that ask for more than a class or an element: for the place of one, or for an attribute. */
  readonly placed: readonly Selector[];
}

/** Texts, comments and addresses, which name no property; names, with the beginning of their `var()`; brackets. */
const PARTS =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|url\([^"')]*\)|(?<call>var\(\s*)?(?<name>--[\p{L}\p{N}_-]+)(?<comma>\s*,)?|[()]/gisu;

/**
 * Parse a style sheet.
 *
 * @throws Error if the text is not valid CSS
 */
export function readSheet(css: string): Sheet {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const properties = new Set<string>();
  const placed: Selector[] = [];
  const readsOf = (child: Declaration) => {
    const { start, end } = placeOf(child);
    const value = start + child.prop.length;
    return mentionsIn(css.slice(value, end), value);
  };
  /** @param isAlways whether no condition and no selector is around the node */
  const blockOf = (node: Root | Rule | AtRule, isAlways: boolean): Block => {
    if (node.type === 'atrule' && node.name === 'import')
      throw new Error(`@import ${node.params}, expected all styles in the page`);
    const children = node.nodes ?? [];
    const selectors =
      node.type === 'rule' && !isFrame(node)
        ? parser().astSync(node.raws.selector?.raw ?? node.selector).nodes
        : undefined;
    for (const selector of selectors ?? []) {
      selector.walkClasses(({ value }) => void classes.add(value));
      selector.walkTags(({ value }) => void tags.add(value.toLowerCase()));
      if (selector.nodes.some(({ type }) => type === 'combinator' || type === 'attribute')) placed.push(selector);
    }
    const isPage = isAlways && selectors?.every(isRoot) === true;
    const isBare = node.type === 'root' || (node.type === 'atrule' && node.name === 'layer');
    const own = children.filter((child) => child.type === 'decl');
    const sets = own.filter(isCustom).map((child) => {
      const reads = readsOf(child);
      const constant = isPage && reads.length === 0 && !child.important ? child.value : undefined;
      return { name: child.prop, ...placeOf(child), reads, constant };
    });
    const condition = node.type === 'atrule' ? mentionsIn(node.params).map(({ name }) => ({ name })) : [];
    const reads = [...condition, ...own.filter((child) => !isCustom(child)).flatMap(readsOf)];
    for (const { name } of [...sets, ...reads, ...sets.flatMap((set) => set.reads)]) properties.add(name);
    return {
      ...placeOf(node),
      selectors,
      selectorRanges: rangesOf(selectors ?? [], placeOf(node).start),
      reads,
      sets,
      blocks: children
        .filter((child) => child.type === 'rule' || child.type === 'atrule')
        .map((child) => blockOf(child, isAlways && isBare)),
    };
  };
  return { css, top: blockOf(parse(css), true), classes, tags, properties, placed };
}

/** Whether a rule is a step of an animation: `from` and `to` are no elements. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function isCustom({ prop }: Declaration): boolean {
  return prop.startsWith('--');
}

/** The names of custom properties in a value or a condition that begins at an offset. */
function mentionsIn(text: string, offset = 0): Mention[] {
  const found: Mention[] = [];
  /** For each open bracket, what to do at its end. */
  const open: ((end: number) => void)[] = [];
  for (const { 0: part, index, groups: { call, name, comma } = {} } of text.matchAll(PARTS)) {
    if (part === ')') open.pop()?.(index);
    if (part === '(') open.push(() => {});
    if (name === undefined) continue;
    const at = found.push({ name }) - 1;
    if (call === undefined) continue;
    open.push((close) => {
      const isLast = found.length === at + 1;
      const fallback = comma !== undefined && isLast ? text.slice(index + part.length, close) : undefined;
      found[at] = { name, call: { start: offset + index, end: offset + close + 1, fallback } };
    });
  }
  return found;
}

/** Whether a selector is `:root`, alone or with a language. */
export function isRoot({ nodes: [first, ...others] }: Selector): boolean {
  return first !== undefined && isRootPart(first) && others.every(asksForLanguage);
}

/** Whether a part of a selector is `:lang()`, or an `:is()` of some. */
function asksForLanguage(part: Node): boolean {
  if (part.type !== 'pseudo') return false;
  return (
    part.value === ':lang' || (part.value === ':is' && part.nodes.every(({ nodes }) => nodes.every(asksForLanguage)))
  );
}

export function isRootPart(part: Node): boolean {
  return part.type === 'pseudo' && part.value === ':root';
}

/** The ranges of selectors that begin at an offset, with a comma between them. */
export function rangesOf(selectors: readonly Selector[], offset: number): Range[] {
  let end = offset - 1;
  return selectors.map((selector) => {
    const start = end + 1;
    end = start + `${selector}`.length;
    return { start, end };
  });
}

function placeOf({ source }: ChildNode | Root): Range {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 };
}
