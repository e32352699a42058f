import type { Lang } from '#src/i18n/known-languages.ts';

type ListName = 'languages' | 'draftLanguages' | 'separateConsent';

/**
 * The text of `site.config.ts` with other languages in one of its lists.
 *
 * @throws Error when the file has no such list on one line
 * @example withList("languages: ['ja', 'zh'],", 'languages', (langs) => langs.slice(0, 1)) // => "languages: ['ja'],"
 */
export function withList(
  text: string,
  name: ListName,
  change: (langs: readonly string[]) => readonly string[],
): string {
  const list = new RegExp(`\\b${name}: \\[([^\\]]*)\\]`);
  const found = list.exec(text);
  if (found === null) throw new Error(`site.config.ts: expected \`${name}: […]\``);
  const langs = [...(found[1] ?? '').matchAll(/'([^']+)'/g)].map(([, lang = '']) => lang);
  return text.replace(
    list,
    `${name}: [${change(langs)
      .map((lang) => `'${lang}'`)
      .join(', ')}]`,
  );
}

/**
 * The text of `site.config.ts` with another default language.
 *
 * @throws Error when the file names no default language
 */
export function withDefaultLanguage(text: string, lang: Lang): string {
  if (!/\bdefaultLanguage: '\w+'/.test(text)) throw new Error("site.config.ts: expected `defaultLanguage: '…'`");
  return text.replace(/\bdefaultLanguage: '\w+'/, `defaultLanguage: '${lang}'`);
}
