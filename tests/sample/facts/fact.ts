import type { Lang, PerLang } from '#src/i18n/langs.ts';

/** A text that is the same in every language, or one per language. */
export type Text = string | PerLang<string>;

/** What must be on a page; one of `text`, `handed`, `link` and `selector` says how it is looked for. */
export interface Claim {
  /** Read by a visitor inside `within`; white space does not count, because figures and units are elements of their own. */
  readonly text?: Text;
  /** Given to an island of the page, which shows it after an action. */
  readonly handed?: Text;
  /** An `a[href]` inside `within`; a path is that of the page's language. */
  readonly link?: string;
  /** An element, by a CSS selector. */
  readonly selector?: string;
  /** How many elements match the selector; at least one when absent. */
  readonly count?: number;
  /** At least how many, where editors may add to them. */
  readonly least?: number;
  /** The whole text of one of the elements that match the selector. */
  readonly is?: Text;
  /** Selector of the elements that are searched for a text or a link: `main` when absent. */
  readonly within?: string;
  /** Languages in which it holds: all when absent. */
  readonly langs?: readonly Lang[];
}

/** What a rule of docs/requirements claims of a page. */
export interface Fact extends Claim {
  /** Address without language. */
  readonly path: string;
  /** Where it is written, such as `rule company.facts`. */
  readonly source: string;
}

/**
 * Rows of the table of facts that share a page and a source.
 *
 * @example on('/faq', 'rule faq.questions', [{ selector: 'main details', count: 20 }])
 */
export function on(path: string, source: string, claims: readonly Claim[]): Fact[] {
  return claims.map((claim) => ({ path, source, ...claim }));
}

/**
 * One text per language, in the order Japanese, English, Chinese.
 *
 * @example each('資本金', 'Capital', '注册资本').en // => 'Capital'
 */
export function each(ja: string, en: string, zh: string): PerLang<string> {
  return { ja, en, zh };
}
