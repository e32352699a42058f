import { defaultTreeAdapter as tree } from 'parse5';
import type { Combinator, Node, Selector } from 'postcss-selector-parser';
import { attributeOf, type Element } from '#src/site/html-tree.ts';
import { isRootPart } from './style-sheet.ts';

/** A part of a selector between its combinators: conditions for one element, and how that relates to the element of the step before. */
interface Step {
  readonly conditions: readonly Node[];
  /** Empty for the first step. */
  readonly combinator: string;
}

/** A selector in the form that the matcher reads. All pages of a build share it. */
interface Plan {
  readonly steps: readonly Step[];
  /** Tags anywhere in the selector, in lower case. */
  readonly tags: readonly string[];
}

/** Set by browsers, when a reader opens a disclosure. */
const OPEN = 'open';

const plans = new WeakMap<Selector, Plan>();

/**
 * Create a test whether a selector may match an element of a page whose scripts move no element.
 *
 * Conservative: states (`:hover`), positions (`:nth-child()`), `:not()`, `:has()`, values of attributes, and selectors with a tag that a
 * script names count as met.
 *
 * @param mayName whether a script may use a class, a tag or an attribute, by its name
 */
export function selectorMatcher(
  elements: readonly Element[],
  mayName: (name: string) => boolean,
): (selector: Selector) => boolean {
  const classes = new Map(elements.map((element) => [element, attributeOf(element, 'class')?.split(/\s+/) ?? []]));
  const byClass = indexed(elements, (element) => classes.get(element) ?? []);
  const byTag = indexed(elements, ({ tagName }) => [tagName.toLowerCase()]);
  const contains = nesting(elements);

  const meets = (element: Element, part: Node): boolean => {
    if (part.type === 'class') return classes.get(element)?.includes(part.value) === true || mayName(part.value);
    if (part.type === 'tag') return element.tagName.toLowerCase() === part.value.toLowerCase();
    if (part.type === 'attribute') {
      const { attribute: name } = part;
      return name === OPEN || attributeOf(element, name) !== undefined || mayName(name);
    }
    if (isRootPart(part)) return element.tagName === 'html';
    if (part.type !== 'pseudo' || ![':is', ':where'].includes(part.value)) return true;
    return part.nodes.some(({ nodes }) => nodes.some(isCombinator) || nodes.every((inner) => meets(element, inner)));
  };
  /** Whether an element meets a step, and others around it those after it. */
  const leads = (element: Element, steps: readonly Step[], at = 0): boolean => {
    if (steps[at]?.conditions.every((part) => meets(element, part)) !== true) return false;
    const next = steps[at + 1];
    if (next === undefined) return true;
    const others = next.combinator === '' ? candidatesFor(next) : relativesOf(element, next.combinator);
    return others.some((other) => (next.combinator !== '' || contains(element, other)) && leads(other, steps, at + 1));
  };
  const candidatesFor = ({ conditions }: Step): readonly Element[] => {
    for (const { type, value = '' } of conditions) {
      if (type === 'class' && !mayName(value)) return byClass.get(value) ?? [];
      if (type === 'tag') return byTag.get(value.toLowerCase()) ?? [];
    }
    return elements;
  };
  return (selector) => {
    const { steps, tags } = planOf(selector);
    if (tags.some(mayName)) return true;
    // From the left: that is the class of a component, which few elements have.
    const [first = [], ...others] = steps.map(candidatesFor);
    return others.every(({ length }) => length > 0) && first.some((element) => leads(element, steps));
  };
}

function indexed(elements: readonly Element[], namesOf: (element: Element) => readonly string[]) {
  const index = new Map<string, Element[]>();
  for (const element of elements) {
    for (const name of namesOf(element)) {
      const others = index.get(name);
      if (others) others.push(element);
      else index.set(name, [element]);
    }
  }
  return index;
}

function planOf(selector: Selector): Plan {
  let plan = plans.get(selector);
  if (plan === undefined) {
    const tags: string[] = [];
    selector.walkTags(({ value }) => void tags.push(value.toLowerCase()));
    plan = { steps: stepsIn(selector), tags };
    plans.set(selector, plan);
  }
  return plan;
}

/** The steps of a selector from left to right. The first one of a nested or relative selector may have no condition. */
function stepsIn({ nodes }: Selector): Step[] {
  const steps: Step[] = [];
  let conditions: Node[] = [];
  let combinator = '';
  for (const part of nodes) {
    if (isCombinator(part)) {
      steps.push({ conditions, combinator });
      conditions = [];
      combinator = part.value.trim();
    } else conditions.push(part);
  }
  return [...steps, { conditions, combinator }];
}

function isCombinator(part: Node): part is Combinator {
  return part.type === 'combinator';
}

/** The children or the later siblings that a combinator relates to an element. */
function relativesOf(element: Element, combinator: string): Element[] {
  if (combinator === '>') return element.childNodes.filter((child) => tree.isElementNode(child));
  const siblings = tree.getParentNode(element)?.childNodes ?? [];
  const later = siblings.slice(siblings.indexOf(element) + 1).filter((sibling) => tree.isElementNode(sibling));
  return combinator === '+' ? later.slice(0, 1) : later;
}

/**
 * Create a test whether an element is anywhere inside another one.
 *
 * @param elements all elements of a page in document order, so that those inside an element follow it
 */
function nesting(elements: readonly Element[]): (outer: Element, inner: Element) => boolean {
  const places = new Map(elements.map((element, at) => [element, { at, end: at }]));
  for (const element of elements.toReversed()) {
    const parent = places.get(tree.getParentNode(element) as Element);
    if (parent) parent.end = Math.max(parent.end, places.get(element)?.end ?? 0);
  }
  return (outer, inner) => {
    const { at = 0, end = 0 } = places.get(outer) ?? {};
    const place = places.get(inner)?.at ?? 0;
    return at < place && place <= end;
  };
}
