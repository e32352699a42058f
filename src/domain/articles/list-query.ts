import { forLang, type Lang } from '#src/i18n/langs.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';
import { fold } from '#src/search/fold.ts';

/** Which part of a list is asked for; `limit` absent means all of it. */
interface Range {
  readonly offset: number;
  readonly limit?: number;
}

/** Most entries that one answer may be asked for. */
const MAX_LIMIT = 100;

/**
 * Read `limit` (1–100) and `offset` (0 or more) of a query, each in its one spelling.
 *
 * @returns undefined when one of them is out of range or not an integer
 */
export function rangeOf(query: URLSearchParams): Range | undefined {
  const limit = wholeNumber(query.get('limit'));
  const offset = wholeNumber(query.get('offset')) ?? 0;
  if (Number.isNaN(offset) || Number.isNaN(limit)) return undefined;
  if (limit === undefined) return { offset };
  return limit >= 1 && limit <= MAX_LIMIT ? { offset, limit } : undefined;
}

/**
 * The entries of a range, and where the next one begins.
 *
 * @returns `next` only when a limit leaves entries over
 */
export function sliceOf<E>(entries: readonly E[], { offset, limit }: Range): { entries: E[]; next?: number } {
  const end = limit === undefined ? entries.length : offset + limit;
  return { entries: entries.slice(offset, end), ...(end < entries.length && { next: end }) };
}

/**
 * The key that a category or tag of a query means: a key, or its label in any language.
 *
 * @param value folded as all searches fold
 * @returns undefined when no term is called so; such a query finds nothing
 */
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

/**
 * The label of a key in a language.
 *
 * @throws Error when the key is in no table (the content check finds it first)
 */
export function labelOf(terms: Taxonomy, key: string, lang: Lang): string {
  const labels = terms[key];
  if (labels === undefined) throw new Error(`labelOf: "${key}", expected one of ${Object.keys(terms).join(', ')}`);
  return forLang(labels, lang);
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
}
