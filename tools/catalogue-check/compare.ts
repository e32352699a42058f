/** A catalogue file parsed: strings, and objects and lists of them. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

/**
 * How a translated catalogue differs from the Japanese one, which declares the shape (rule languages.catalogues).
 *
 * @param name `en/news.json`, for the messages
 * @returns a line for each key that is missing, extra, empty, of another kind or length, or has other `{{placeholders}}`
 * @example compare('en/a.json', { n: '{{n}}件' }, { n: 'some' }) // => ['en/a.json: n has {{}}, expected {{n}}']
 */
export function compare(name: string, expected: Words, found: Words, path: readonly string[] = []): string[] {
  const at = `${name}: ${path.join('.') || '(file)'}`;
  if (kindOf(expected) !== kindOf(found)) return [`${at} is ${kindOf(found)}, expected ${kindOf(expected)}`];
  if (typeof expected === 'string' && typeof found === 'string') {
    if (found.trim() === '') return [`${at} is empty`];
    const [wanted, given] = [placeholders(expected), placeholders(found)];
    return wanted === given ? [] : [`${at} has {{${given}}}, expected {{${wanted}}}`];
  }
  const wantedKeys = Object.keys(expected);
  const givenKeys = Object.keys(found);
  const missing = wantedKeys.filter((key) => !givenKeys.includes(key)).map((key) => `${at} lacks "${key}"`);
  const extra = givenKeys.filter((key) => !wantedKeys.includes(key)).map((key) => `${at} has an extra "${key}"`);
  const below = wantedKeys
    .filter((key) => givenKeys.includes(key))
    .flatMap((key) => compare(name, child(expected, key), child(found, key), [...path, key]));
  return [...missing, ...extra, ...below];
}

/** The names in `{{…}}`, in alphabetical order. */
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
