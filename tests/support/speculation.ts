import type { LinkPredicate, SpeculationRules } from '#src/site/speculation-rules.ts';

/**
 * Whether a link falls under speculation rules, as a browser decides it (HTML, "document rule predicate matching").
 *
 * @param origin of the rules' file, on which their patterns are built, and of the page
 * @param isSelected whether the link matches a CSS selector
 * @example isSpeculated(speculationRules(), '/news', 'https://a.example', () => false) // => true
 */
export function isSpeculated(
  rules: SpeculationRules,
  href: string,
  origin: string,
  isSelected: (selector: string) => boolean,
): boolean {
  const address = new URL(href, origin);
  const holds = (predicate: LinkPredicate): boolean => {
    if ('and' in predicate) return predicate.and.every(holds);
    if ('not' in predicate) return !holds(predicate.not);
    if ('selector_matches' in predicate) return isSelected(predicate.selector_matches);
    return [predicate.href_matches].flat().some((pattern) => patternOf(pattern, origin).test(address.href));
  };
  return /^https?:$/.test(address.protocol) && rules.prerender.some(({ where }) => holds(where));
}

const patterns = new Map<string, URLPattern>();

/** A pattern is compiled once: the contracts ask it about thousands of links. */
function patternOf(pattern: string, origin: string): URLPattern {
  const key = origin + pattern;
  const known = patterns.get(key) ?? new URLPattern(pattern, origin);
  patterns.set(key, known);
  return known;
}
