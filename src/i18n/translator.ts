import { createInstance, type TFunction } from 'i18next';
import { allWords, type Namespace } from './catalogue.ts';
import type { PluralForms } from './interpolate.ts';
import { DEFAULT_LANG, isPublished, LANG_INFO, LANGS, type Lang } from './langs.ts';

const engine = createInstance();
void engine.init({
  resources: Object.fromEntries(LANGS.map((lang) => [lang, allWords(lang)])),
  lng: DEFAULT_LANG,
  fallbackLng: DEFAULT_LANG,
  defaultNS: 'common',
  keySeparator: '.',
  nsSeparator: ':',
  returnObjects: true,
  // Astro escapes what it prints.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
    throw new Error(`t: "${text}", expected a value for ${placeholder}`);
  },
  initAsync: false,
});

/**
 * `t()` of one namespace in one language, for texts with placeholders; build time only. Texts without placeholders come from `words()`.
 * In islands and functions, where i18next does not run, `interpolate()` fills placeholders.
 *
 * A key may name a list or a group: every text in it is filled. With a `count`, a text has one form for each of the
 * language's plurals, `key_one` and `key_other` in English, `key_other` in Japanese and Chinese.
 *
 * @throws Error when a `{{placeholder}}` got no value: i18next's types see unknown keys, but not this
 * @example translator('en', 'news')('detail.readingTime', { minutes: 3 }) // => 'About 3 min'
 */
export function translator<N extends Namespace>(lang: Lang, namespace: N): TFunction<N> {
  return engine.getFixedT(lang, namespace) as TFunction<N>;
}

/**
 * The forms of a text that agrees with a count, for islands that learn the count in the browser (`interpolate.ts`).
 *
 * @param key without its plural's ending
 * @throws Error when the catalogue has no form for one of the language's plurals
 */
export function pluralForms(lang: Lang, namespace: Namespace, key: string): PluralForms {
  const forms = new Intl.PluralRules(LANG_INFO[lang].locale).resolvedOptions().pluralCategories.flatMap((form) => {
    const text: unknown = engine.getResource(lang, namespace, `${key}_${form}`);
    if (typeof text === 'string') return [[form, text] as const];
    // One that is still being translated has the forms of the default language only.
    if (!isPublished(lang) && form !== 'other') return [];
    throw new Error(`pluralForms: ${lang} ${namespace}:${key}_${form}, expected a text`);
  });
  return Object.fromEntries(forms) as unknown as PluralForms;
}
