import { LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';

/** Pages that a browser may prerender before the visitor follows a link (HTML, "speculation rules"). */
export interface SpeculationRules {
  readonly prerender: readonly { readonly eagerness: 'moderate'; readonly where: LinkPredicate }[];
}

/** The links of a rule. A pattern is a URLPattern relative to the address of the rules, so that other origins never match. */
export type LinkPredicate =
  | { readonly href_matches: string | readonly string[] }
  | { readonly selector_matches: string }
  | { readonly not: LinkPredicate }
  | { readonly and: readonly LinkPredicate[] };

/** Path and media type of the rules, for the build and the `Speculation-Rules` header. */
export const SPECULATION_RULES = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** Sections whose pages have effects when they open: the consent, and the search for the query of the address. */
const NEVER = ['/contact', '/search'] as const;

/** Links that open another window, download a file, or stay on the page. */
const NOT_A_VISIT = '[target="_blank"], [download], [href^="#"]';

/**
 * The links that a browser prerenders on hover or press: pages of this site, except pages with effects (contact, API, search, a query
 * such as `?lng=`) and files such as feeds.
 *
 * A prerendered page may run its scripts: those that read or write storage wait until it is shown.
 */
export function speculationRules(): SpeculationRules {
  const acting = LANGS.flatMap((lang) => NEVER.map((path) => `${localizePath(path, lang)}*`));
  // A pattern without a query matches every query, also an empty one. This pattern requires a character after the question mark.
  const withQuery = '/*\\?(.+)';
  const file = '/*.*';
  return {
    prerender: [
      {
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...acting, '/api*', withQuery, file] } },
            { not: { selector_matches: NOT_A_VISIT } },
          ],
        },
      },
    ],
  };
}
