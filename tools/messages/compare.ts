import { DEFAULT_LANG, isLang } from '#src/i18n/langs.ts';

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
 * @param mayLack a catalogue for editors need not have every key
 * @returns a line for each key that is missing, extra, empty, of another kind or length, or has other `{{placeholders}}`
 */
export function compare(
  name: string,
  expected: Words,
  found: Words,
  mayLack = false,
  keys: readonly string[] = [],
): string[] {
  const at = `${name}: ${keys.join('.') || '(file)'}`;
  if (kindOf(expected) !== kindOf(found)) return [`${at} is ${kindOf(found)}, expected ${kindOf(expected)}`];
  if (typeof expected === 'string' && typeof found === 'string') {
    if (found.trim() === '') return [`${at} is empty`];
    const [wanted, given] = [placeholders(expected), placeholders(found)];
    return wanted === given ? [] : [`${at} has {{${given}}}, expected {{${wanted}}}`];
  }
  const wantedKeys = keysIn(name, Object.keys(expected));
  const givenKeys = Object.keys(found);
  const missing = mayLack ? [] : [...wantedKeys.keys()].filter((key) => !givenKeys.includes(key));
  const extra = givenKeys.filter((key) => !wantedKeys.has(key));
  const below = [...wantedKeys]
    .filter(([key]) => givenKeys.includes(key))
    .flatMap(([key, original]) => compare(name, child(expected, original), child(found, key), mayLack, [...keys, key]));
  return [
    ...missing.map((key) => `${at} lacks "${key}"`),
    ...extra.map((key) => `${at} has an extra "${key}"`),
    ...below,
  ];
}

/** The keys that a language's catalogue should have, each with the default language's key whose text it translates. */
function keysIn(name: string, originals: readonly string[]): Map<string, string> {
  const owner = name.split('/')[1];
  const plurals = new Intl.PluralRules(isLang(owner) ? owner : DEFAULT_LANG).resolvedOptions().pluralCategories;
  return new Map(
    originals.flatMap((key) =>
      PLURAL.test(key)
        ? plurals.map((plural) => [key.replace(PLURAL, `_${plural}`), key] as const)
        : [[key, key] as const],
    ),
  );
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*([\w-]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(', ');
}

function kindOf(words: Words): string {
  return Array.isArray(words) ? 'a list' : typeof words === 'object' ? 'an object' : 'a string';
}

function child(words: Words, key: string): Words {
  return (words as Record<string, Words>)[key] as Words;
}

/** Every text of a catalogue with its key, as `a.b`. */
export function stringsIn(words: Words, path: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words).flatMap(([key, child]) => stringsIn(child as Words, [...path, key]));
}
