import {
  type CustomAtRules,
  type Rule,
  type Selector,
  type SelectorComponent,
  type StyleSheet,
  type TokenOrValue,
  transform,
  type Variable,
  type Visitor,
} from 'lightningcss';

/**
 * Write the value of a constant in the place of each `var()` that reads it, and remove its declaration: names of sizes and typefaces are
 * for readers of the sources and would cost bytes in every page.
 *
 * A constant is a custom property that has one value in the whole page: set once, in `:root` without a condition, and not made of others.
 * Of a property that nothing sets, a fallback that is not made of others is the value.
 *
 * @param css of a page, without the rules for other languages
 * @param read custom properties that a script or a drawing reads or sets; they stay
 * @throws Error if the text is not valid CSS
 */
export function inlineConstants(css: string, read: readonly string[]): string {
  const values = new Map<string, TokenOrValue[]>();
  const sets = new Map<string, number>();
  /** Where a name is neither set nor in a `var()`: in a transition or a condition. */
  const others = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string, by: number) =>
    void counts.set(name, (counts.get(name) ?? 0) + by);
  const collect = ({ rules }: StyleSheet) => {
    for (const { name, value } of setAlways(rules)) if (!readsOthers(value)) values.set(name, value);
  };
  const countSet = ({ name }: { readonly name: string }) => {
    count(others, name, -1);
    count(sets, name, 1);
  };
  const countCall = ({ name }: Variable) => count(others, name.ident, -1);
  const countName = (name: string) => {
    count(others, name, 1);
    return name;
  };
  visited(css, {
    StyleSheet: collect,
    Declaration: { custom: countSet },
    Variable: countCall,
    DashedIdent: countName,
  });
  const isConstant = (name: string) => sets.get(name) === 1 && others.get(name) === 0 && !read.includes(name);
  const constants = new Map([...values].filter(([name]) => isConstant(name)));
  const isUnset = (name: string) => !sets.has(name) && !read.includes(name);
  const constantOf = ({ name: { ident }, fallback }: Variable) =>
    constants.get(ident) ?? (fallback && isUnset(ident) && !readsOthers(fallback) ? fallback : undefined);
  return visited(css, {
    Declaration: { custom: ({ name }) => (constants.has(name) ? [] : undefined) },
    Variable: constantOf,
  });
}

function readsOthers(value: readonly TokenOrValue[]): boolean {
  return JSON.stringify(value).includes('"type":"var"');
}

interface CustomDeclaration {
  readonly name: string;
  readonly value: TokenOrValue[];
}

/** Declarations of custom properties in `:root`, outside of every condition. */
function setAlways(rules: readonly Rule[]): CustomDeclaration[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'layer-block') return setAlways(rule.value.rules);
    if (rule.type !== 'style' || !rule.value.selectors.every(isRoot)) return [];
    const { declarations = [] } = rule.value.declarations ?? {};
    return declarations.flatMap(({ property, value }) => (property === 'custom' ? [value] : []));
  });
}

/** Whether a selector is `:root`, alone or with the language of the page. */
function isRoot([first, ...others]: Selector): boolean {
  return first?.type === 'pseudo-class' && first.kind === 'root' && others.every(asksForLanguage);
}

/** Whether a part of a selector is `:lang()`, or an `:is()` of some. */
function asksForLanguage(part: SelectorComponent): boolean {
  if (part.type !== 'pseudo-class') return false;
  return (
    part.kind === 'lang' || (part.kind === 'is' && part.selectors.every((branch) => branch.every(asksForLanguage)))
  );
}

function visited(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code.toString();
}
