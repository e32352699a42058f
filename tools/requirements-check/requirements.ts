/** A rule of docs/reference/requirements: `lists.page-size` is in lists.md. */
const DECLARED = /^- \*\*([a-z]+\.[a-z0-9-]+)\*\* \S/gm;

/** “rule lists.page-size” (“Rule …” at the start of a sentence), or “rules lists.articles, cases.cards”. */
const CITED = /\b[Rr]ules? ((?:[a-z]+\.[a-z0-9-]+)(?:,? (?:and )?[a-z]+\.[a-z0-9-]+)*)/g;

/**
 * The ids that a file of docs/reference/requirements declares, in their order.
 *
 * @example declaredRules('- **lists.more** “Show more” is a link …') // => ['lists.more']
 */
export function declaredRules(markdown: string): string[] {
  return [...markdown.matchAll(DECLARED)].map((match) => match[1] ?? '');
}

/**
 * The ids that a text cites, in their order. A line break within a citation counts as a space.
 *
 * @example citedRules('the tags (rules lists.articles, cases.cards)') // => ['lists.articles', 'cases.cards']
 */
export function citedRules(text: string): string[] {
  const flowing = text.replace(/\s+(?:\*|\/\/|#)?\s*/g, ' ');
  return [...flowing.matchAll(CITED)].flatMap((match) => (match[1] ?? '').match(/[a-z]+\.[a-z0-9-]+/g) ?? []);
}
