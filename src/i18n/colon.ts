import { LANG_INFO, type Lang } from './known-languages.ts';

/**
 * The separator between a label and its value in a line of text.
 *
 * @example `お名前${colonIn('ja')}この項目は必須です` // => 'お名前：この項目は必須です'
 */
export function colonIn(lang: Lang): string {
  const { colon, hasSpaces } = LANG_INFO[lang];
  return colon ?? (hasSpaces ? ': ' : '：');
}
