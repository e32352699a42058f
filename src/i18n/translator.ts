import { createInstance, type TFunction } from 'i18next';
import { allWords, type Namespace, noteRead } from './catalogue.ts';
import { DEFAULT_LANG, LANGS, type Lang } from './langs.ts';

const engine = createInstance();
void engine.init({
  resources: Object.fromEntries(LANGS.map((lang) => [lang, allWords(lang)])),
  lng: DEFAULT_LANG,
  fallbackLng: DEFAULT_LANG,
  defaultNS: 'common',
  keySeparator: '.',
  nsSeparator: ':',
  // Astro escapes what it prints.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/**
 * `t()` of one namespace in one language; build time only. For lists of words, see `words()` in `catalogue.ts`.
 *
 * An unknown key is a type error; a missing placeholder value is not (i18next's types cannot see it), so it throws.
 *
 * @throws Error when a `{{placeholder}}` got no value
 * @example translator('en', 'news')('readingTime', { minutes: 3 }) // => 'About 3 min'
 */
export function translator<N extends Namespace>(lang: Lang, namespace: N): TFunction<N> {
  const t = engine.getFixedT(lang, namespace) as TFunction<N>;
  const checked = (...args: Parameters<typeof t>) => {
    const text = t(...args);
    noteRead(`${namespace}:${String(args[0])}`);
    if (typeof text === 'string' && text.includes('{{')) {
      throw new Error(
        `translator: ${lang} ${namespace}:${String(args[0])} says "${text}", expected a value for each placeholder`,
      );
    }
    return text;
  };
  return checked as unknown as TFunction<N>;
}
