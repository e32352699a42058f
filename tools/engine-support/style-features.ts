import type { ChildNode, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A feature by its key in MDN's compatibility data, and the part of a style sheet that is nothing without it. */
type StyleFeature = readonly [key: string, part: ChildNode];

/**
 * Features of a style sheet: at-rules with their conditions, pseudo-classes, properties with their words and functions. Keys that the data
 * do not have are no feature.
 */
export function* featuresOfStyles(styles: Root): Generator<StyleFeature> {
  const parts: ChildNode[] = [];
  styles.walk((part) => void parts.push(part));
  for (const part of parts) for (const key of keysOf(part)) yield [key, part];
}

function keysOf(part: ChildNode): string[] {
  if (part.type === 'atrule') return [`css.at-rules.${part.name}`, ...asked(part.name, part.params)];
  if (part.type === 'rule')
    return [...(part.parent?.type === 'rule' ? ['css.selectors.nesting'] : []), ...pseudos(part.selector)];
  // The value of a custom property is checked where it is used.
  if (part.type !== 'decl' || part.prop.startsWith('--')) return [];
  const words = [...part.value.matchAll(/[a-z][\w-]*/gi)].map(([word]) => `css.properties.${part.prop}.${word}`);
  const functions = [...part.value.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name]) => name);
  return [
    `css.properties.${part.prop}`,
    ...words,
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
  ];
}

/** Features in a condition: the style sheet has a fallback for engines without them. */
function asked(name: string, params: string): string[] {
  if (name === 'supports') return [];
  return [...params.matchAll(/\(\s*([\w-]+)/g)].map(([, word]) => `css.at-rules.${name}.${word}`);
}

function pseudos(selector: string): string[] {
  const keys: string[] = [];
  selectorParser((selectors) =>
    selectors.walkPseudos(({ value }) => void keys.push(`css.selectors.${value.replace(/^:+/, '')}`)),
  ).processSync(selector);
  return keys;
}
