import { LANG_INFO, type Lang } from './known-languages.ts';

/** A text in the brackets of a language, as it follows a word. */
export function bracketed(text: string, lang: Lang): string {
  return LANG_INFO[lang].hasSpaces ? ` (${text})` : `（${text}）`;
}

/** The separator between a label and its value in a line of text. */
export function colonIn(lang: Lang): string {
  const { colon, hasSpaces } = LANG_INFO[lang];
  return colon ?? (hasSpaces ? ': ' : '：');
}

/** The `lang` attribute of a part of a page (WCAG 3.1.2). */
export function langAttribute(written: Lang, page: Lang): string | undefined {
  return written === page ? undefined : LANG_INFO[written].tag;
}

/** The name of a language in another one. */
export function languageName(of: Lang, lang: Lang): string {
  const { tag, label } = LANG_INFO[of];
  // `of` throws on a tag with an extension, such as `de-u-co-phonebk` or `ja-x-plain`.
  const { baseName } = new Intl.Locale(tag);
  return new Intl.DisplayNames(LANG_INFO[lang].locale, { type: 'language' }).of(baseName) ?? label;
}
