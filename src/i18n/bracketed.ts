import { LANG_INFO, type Lang } from './known-languages.ts';

/**
 * A text in the brackets of a language, as it follows a word.
 *
 * @example `電話${bracketed('平日', 'ja')}` // => '電話（平日）'
 */
export function bracketed(text: string, lang: Lang): string {
  return LANG_INFO[lang].hasSpaces ? ` (${text})` : `（${text}）`;
}
