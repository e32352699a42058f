const PLURAL = /_(?:zero|one|two|few|many)$/;

/**
 * Words with those of another language wherever they have none: of a catalogue that is still being translated, and unchanged of one that
 * is whole. A list has the rows of the original, and each row falls back by itself.
 */
export function withFallback<Words>(original: Words, own: unknown): Words {
  if (own === undefined || typeof own !== typeof original || Array.isArray(own) !== Array.isArray(original))
    return original;
  if (typeof original !== 'object' || original === null) return own as Words;
  if (Array.isArray(original))
    return original.map((row, at) => withFallback<unknown>(row, (own as unknown[])[at])) as Words;
  const given = own as Readonly<Record<string, unknown>>;
  const known = Object.entries(original)
    // Its own plurals are all that it needs.
    .filter(([key]) => key in given || !(key.replace(PLURAL, '_other') in given))
    .map(([key, words]) => [key, withFallback(words, given[key])]);
  // A language may have more plurals than the original.
  return { ...given, ...Object.fromEntries(known) } as Words;
}
