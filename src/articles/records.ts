import { forLang, type Lang } from '#src/i18n/langs.ts';
import type { NewsData, TechArticleData } from '#src/schemas/content/article.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';
import { fold } from '#src/search/fold.ts';

interface Written {
  readonly slug: string;
  /** The language it is written in; the default one where the one asked for has no translation. */
  readonly lang: Lang;
}

/** A news item in the shape that functions read: the category is a key. */
export type NewsRecord = Written & Readonly<Pick<NewsData, 'date' | 'category' | 'title' | 'summary' | 'author'>>;

/** A technical article in the shape that functions read: tags are keys. */
export type ArticleRecord = Written &
  Readonly<Pick<TechArticleData, 'title' | 'summary' | 'author' | 'position' | 'tags' | 'date'>>;

/** An entry as the API gives it: the same fields, with labels in the language asked for in place of keys. */
export function withLabels<E extends NewsRecord | ArticleRecord>(entry: E, terms: Taxonomy, lang: Lang): E {
  return {
    ...entry,
    ...('tags' in entry && { tags: entry.tags.map((tag) => labelOf(terms, tag, lang)) }),
    ...('category' in entry && { category: labelOf(terms, entry.category, lang) }),
  };
}

/**
 * The label of a category or tag in a language.
 *
 * @throws Error when the key is in no table (the content check finds it first)
 */
export function labelOf(terms: Taxonomy, key: string, lang: Lang): string {
  const labels = terms[key];
  if (labels === undefined) throw new Error(`labelOf: "${key}", expected one of ${Object.keys(terms).join(', ')}`);
  return forLang(labels, lang);
}

/** The key that a category or tag of a query means: a key, or its label in any language. */
export function termKeyOf(terms: Taxonomy, value: string): string | undefined {
  const wanted = fold(value);
  return Object.entries(terms).find(([key, labels]) =>
    [key, ...Object.values(labels)].some((name) => name !== undefined && fold(name) === wanted),
  )?.[0];
}

/** Whether a category or tag of a query is a key or a label exactly as it is written. Of such values there are finitely many. */
export function isTermName(terms: Taxonomy, value: string): boolean {
  return Object.entries(terms).some(([key, labels]) => key === value || Object.values(labels).includes(value));
}

/** Keys with the number of times that each is used, most used first; keys used equally often keep their order of appearance. */
export function byUse(keys: readonly string[]): [key: string, count: number][] {
  const uses = new Map<string, number>();
  for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a);
}
