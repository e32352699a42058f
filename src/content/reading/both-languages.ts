import { isLang } from '#src/i18n/langs.ts';

/** A message to editors, who read Japanese or English: in both, or in English alone on a site without Japanese. */
export function bothLanguages({ ja, en }: { readonly ja: string; readonly en: string }, between = ' / '): string {
  return isLang('ja') ? `${ja}${between}${en}` : en;
}
