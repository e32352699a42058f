import { DEFAULT_LANG, LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** A catalogue file parsed: strings, and objects and lists of them. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** The ending of a key whose text agrees with a count, as i18next writes it. */
export const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * How a translated catalogue differs from that of the default language, which declares the shape.
 *
 * A text that agrees with a count has one key for each plural of its language: `n_other` in Japanese requires `n_one` and `n_other`
 * in English (`Intl.PluralRules`).
 *
 * @param name `locales/en/news.json`, for the messages and its language
 * @returns a line for each key that is missing, extra, empty, or has other `{{placeholders}}`
 */
export function compare(name: string, expected: Words, found: Words): string[] {
  const wanted = new Map(stringsIn(expected).flatMap(([key, text]) => keysOf(name, key).map((own) => [own, text])));
  const given = new Map(stringsIn(found));
  const missing = [...wanted.keys()].filter((key) => !given.has(key));
  const wrong = [...given].flatMap(([key, text]) => {
    const original = wanted.get(key);
    if (original === undefined) return [`${name}: ${key} is extra`];
    if (text.trim() === '') return [`${name}: ${key} is empty`];
    const [own, needed] = [placeholders(text), placeholders(original)];
    return own === needed ? [] : [`${name}: ${key} has {{${own}}}, expected {{${needed}}}`];
  });
  return [...missing.map((key) => `${name}: ${key} is missing`), ...wrong];
}

function keysOf(name: string, key: string): string[] {
  if (!PLURAL.test(key)) return [key];
  const lang = name.split('/')[1] ?? '';
  const { locale } = LANG_INFO[lang in LANG_INFO ? (lang as Lang) : DEFAULT_LANG];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.map((plural) => key.replace(PLURAL, `_${plural}`));
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*([\w-]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
}

/** Every text of a catalogue with its key, as `a.b`. */
function stringsIn(words: Words, path: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words).flatMap(([key, child]) => stringsIn(child as Words, [...path, key]));
}
