import { parse, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/** A selector of a style sheet, and the classes in it. */
export interface Selecting {
  readonly selector: string;
  readonly classes: readonly string[];
}

/**
 * The selectors of a style sheet that name classes.
 *
 * @throws Error where the text is no CSS
 * @example selectorsIn('.hero > p, b {}') // => [{ selector: '.hero > p', classes: ['hero'] }]
 */
export function selectorsIn(css: string): Selecting[] {
  const found: Selecting[] = [];
  parse(css).walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const selector of parser().astSync(rule.selector).nodes) {
      const classes: string[] = [];
      selector.walkClasses(({ value }) => void classes.push(value));
      if (classes.length > 0) found.push({ selector: `${selector}`.trim(), classes });
    }
  });
  return found;
}

/** A moment of an animation, such as `50%`. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && `${parent.name}`.endsWith('keyframes');
}

/**
 * The name with which all classes of a style sheet begin.
 *
 * @example blockOf('src/components/ui/FactTable.css') // => 'fact-table'
 */
export function blockOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.css$/, '');
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}

/**
 * Whether a class is the block itself, a part of it (`block__part`) or a kind of it (`block--kind`).
 *
 * @example belongs('fact-table__row', 'fact-table') // => true
 */
export function belongs(name: string, block: string): boolean {
  return name === block || name.startsWith(`${block}__`) || name.startsWith(`${block}--`);
}
