import { type AtRule, type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';

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
  readonly reads: readonly string[];
  /** Declarations of custom properties in the block. */
  readonly sets: readonly PropertyDeclaration[];
  readonly blocks: readonly Block[];
}

interface PropertyDeclaration extends Range {
  readonly name: string;
  readonly reads: readonly string[];
}

/** A parsed style sheet. */
export interface Sheet {
  readonly css: string;
  readonly top: Block;
  /** Names of the classes and of the elements in the selectors, and of the custom properties that are set or read. */
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
}

const CUSTOM_PROPERTY = /--[\p{L}\p{N}_-]+/gu;

/**
 * Parse a style sheet.
 *
 * @throws Error if the text is not valid CSS
 */
export function readSheet(css: string): Sheet {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const properties = new Set<string>();
  const blockOf = (node: Root | Rule | AtRule): Block => {
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
    }
    const own = children.filter((child) => child.type === 'decl');
    const sets = own
      .filter(isCustom)
      .map((child) => ({ name: child.prop, ...placeOf(child), reads: namesIn(child.value) }));
    for (const { name } of sets) properties.add(name);
    const texts = own.filter((child) => !isCustom(child)).map(({ value }) => value);
    const reads = namesIn([...(node.type === 'atrule' ? [node.params] : []), ...texts].join(' '));
    for (const name of [...reads, ...sets.flatMap((set) => set.reads)]) properties.add(name);
    return {
      ...placeOf(node),
      selectors,
      selectorRanges: rangesOf(selectors ?? [], placeOf(node).start),
      reads,
      sets,
      blocks: children.filter((child) => child.type === 'rule' || child.type === 'atrule').map(blockOf),
    };
  };
  return { css, top: blockOf(parse(css)), classes, tags, properties };
}

/** Whether a rule is a step of an animation: `from` and `to` are no elements. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function isCustom({ prop }: Declaration): boolean {
  return prop.startsWith('--');
}

function namesIn(text: string): string[] {
  return text.match(CUSTOM_PROPERTY) ?? [];
}

/** The ranges of selectors that begin at an offset, with a comma between them. */
function rangesOf(selectors: readonly Selector[], offset: number): Range[] {
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
