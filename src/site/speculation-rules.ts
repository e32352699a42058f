import { LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';

/** What a browser may prepare before a link is followed (HTML, "speculation rules"). */
export interface SpeculationRules {
  readonly prerender: readonly { readonly eagerness: 'moderate'; readonly where: LinkPredicate }[];
}

/** Which links a rule is about. A pattern is a URLPattern on the rules' own address, so that other origins never match. */
export type LinkPredicate =
  | { readonly href_matches: string | readonly string[] }
  | { readonly selector_matches: string }
  | { readonly not: LinkPredicate }
  | { readonly and: readonly LinkPredicate[] };

/** Where the build writes the rules, and the `Speculation-Rules` header finds them. */
export const SPECULATION_RULES = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** Sections whose pages act when they are opened: the consent's way, and a search for what is in the address. */
const NEVER = ['/contact', '/search'] as const;

/** Opens beside the page, is saved, or stays on the page. */
const NOT_A_VISIT = '[target="_blank"], [download], [href^="#"]';

/**
 * The links that a browser prerenders when the pointer rests on them or presses them: pages of this site, and nothing that
 * answers to a visit (contact, API, search, a query such as `?lng=`) or is no page (feeds and other files).
 *
 * A prerendered page may run its scripts: those that read or write storage wait until it is shown (rule rendering.shown).
 *
 * @example speculationRules().prerender[0]?.eagerness // => 'moderate'
 */
export function speculationRules(): SpeculationRules {
  const acting = LANGS.flatMap((lang) => NEVER.map((path) => `${localizePath(path, lang)}*`));
  // A pattern without a query matches any, also none; this one needs at least a character behind the question mark.
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
