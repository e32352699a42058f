import { LANG_INFO, type Lang } from './known-languages.ts';

/**
 * The `lang` attribute of a part of a page (WCAG 3.1.2).
 *
 * @returns undefined where the part is in the page's language
 * @example langAttribute('zh', 'en') // => 'zh-Hans'
 */
export function langAttribute(written: Lang, page: Lang): string | undefined {
  return written === page ? undefined : LANG_INFO[written].tag;
}
