import type { ContentProblem } from '#src/content/reading/problems.ts';
import { LANGS, type PerLang } from '#src/i18n/langs.ts';
import type { SearchWords } from '#src/schemas/content/search-words.ts';
import { isRoute } from '#src/site/routes.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { pathProblems } from './path-problems.ts';
import type { SiteContent } from './site-content.ts';

/** Search words for pages that do not exist (rule search.words). */
export function searchWordProblems(content: SiteContent, known: KnownAddresses): ContentProblem[] {
  return content.entries('search-words').flatMap((entry) => {
    const words = entry.data as unknown as PerLang<SearchWords>;
    return LANGS.flatMap((lang) =>
      Object.keys(words[lang]?.pages ?? {}).flatMap((path) => {
        // Search leaves out a page without content.
        if (isRoute(path)) return [];
        return pathProblems(path, [lang, 'pages', path], entry, known);
      }),
    );
  });
}
