import { parse } from 'postcss';
import parser from 'postcss-selector-parser';

/**
 * The classes that the selectors of a style sheet name.
 *
 * @throws Error where the text is no CSS
 */
export function classesInStyles(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selector, parent }) => {
    // A moment of an animation, such as `50%`, is no selector.
    if (parent?.type === 'atrule' && 'name' in parent && `${parent.name}`.endsWith('keyframes')) return;
    parser()
      .astSync(selector)
      .walkClasses(({ value }) => void found.push(value));
  });
  return found;
}
