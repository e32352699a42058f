import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';

/** Keys of the offices in the order of their list, the head office first: that of the facts, or of the language's file where the facts have none. */
export function officeKeys({ offices }: Pick<Facts, 'offices'>, company: Pick<Company, 'offices'>): string[] {
  return offices?.map(({ key }) => key) ?? Object.keys(company.offices);
}

/**
 * The number of a `tel:` link: the printed number without separators.
 *
 * @param international begins with `+` and the country's code
 * @example dialled('+81-3-0000-0000') // => '+81300000000'
 */
export function dialled(international: string): string {
  return international.replace(/[^\d+]/g, '');
}

/**
 * Put values into every text of a tree of fields and lists.
 *
 * @throws Error when a placeholder has no value (the content check says so first)
 */
export function filledIn<Tree>(tree: Tree, values: Parameters<typeof interpolate>[1]): Tree {
  if (typeof tree === 'string') return interpolate(tree, values) as Tree;
  if (Array.isArray(tree)) return tree.map((part) => filledIn(part, values)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, filledIn(part, values)])) as Tree;
}

/** The form in which readers of a language dial the company: those of the default language are in its country (rule company.facts). */
export function phoneForm(lang: Lang): 'national' | 'international' {
  return lang === DEFAULT_LANG ? 'national' : 'international';
}
