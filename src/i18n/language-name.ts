import { LANG_INFO, type Lang } from './known-languages.ts';

/** The name of a language in another one. */
export function languageName(of: Lang, lang: Lang): string {
  const { tag, label } = LANG_INFO[of];
  // `of` throws on a tag with an extension, such as `de-u-co-phonebk` or `ja-x-plain`.
  const { baseName } = new Intl.Locale(tag);
  return new Intl.DisplayNames(LANG_INFO[lang].locale, { type: 'language' }).of(baseName) ?? label;
}
