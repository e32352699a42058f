import { LANG_INFO, type Lang } from './known-languages.ts';

/** The name of a language in another one. */
export function languageName(of: Lang, lang: Lang): string {
  const { tag, label } = LANG_INFO[of];
  return new Intl.DisplayNames(LANG_INFO[lang].locale, { type: 'language' }).of(tag) ?? label;
}
