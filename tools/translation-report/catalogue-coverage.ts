import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { PLURAL, stringsIn, type Words } from '#tools/catalogue-check/compare.ts';

/** How much of a catalogue is translated. */
interface CatalogueCoverage {
  readonly translated: number;
  readonly total: number;
  /** Keys that are absent, empty, or still hold kana, as `a.b`. */
  readonly open: readonly string[];
}

/**
 * Compare a translated catalogue with that of the default language, string by string. Kana in a translation into another language than Japanese are a text that
 * was only copied. A text that agrees with a count is wanted in the plurals of the translation's language.
 */
export function catalogueCoverage(original: Words, translation: Words | undefined, lang: Lang): CatalogueCoverage {
  const plurals = new Intl.PluralRules(LANG_INFO[lang].locale).resolvedOptions().pluralCategories;
  const wanted = new Set(
    stringsIn(original).flatMap(([key]) =>
      PLURAL.test(key) ? plurals.map((plural) => key.replace(PLURAL, `_${plural}`)) : [key],
    ),
  );
  const found = new Map(translation === undefined ? [] : stringsIn(translation));
  const open = [...wanted].filter((key) => !isTranslated(found.get(key), lang));
  return { translated: wanted.size - open.length, total: wanted.size, open };
}

function isTranslated(text: string | undefined, lang: Lang): boolean {
  if (text === undefined || text.trim() === '') return false;
  return LANG_INFO[lang].letters === 'japanese' || !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
