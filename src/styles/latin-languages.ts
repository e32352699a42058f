import { LANG_INFO } from '#src/i18n/known-languages.ts';

const LATIN = Object.values(LANG_INFO).flatMap(({ letters, tag }) => (letters === 'latin' ? [tag] : []));

/** Lets style sheets name `:lang(latin)`, the languages in Latin letters: a new one needs no style rule. */
export function latinLanguages() {
  return {
    name: 'latin-languages',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /\.css(\?|$)/.test(id) ? { code: named(code, LATIN), map: null } : undefined,
  };
}

/**
 * Styles with languages in place of `latin`. Not a list in one `:lang()`: Chromium drops such a rule.
 *
 * @example named('p:lang(latin){}', ['en', 'de']) // => 'p:is(:lang(en),:lang(de)){}'
 */
export function named(css: string, tags: readonly string[]): string {
  const each = tags.map((tag) => `:lang(${tag})`);
  return css.replaceAll(':lang(latin)', each.length === 1 ? `${each}` : `:is(${each})`);
}
