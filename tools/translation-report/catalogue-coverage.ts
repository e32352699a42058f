import type { Words } from '#tools/catalogue-check/compare.ts';

/** How much of a catalogue is translated. */
interface CatalogueCoverage {
  readonly translated: number;
  readonly total: number;
  /** Keys that are absent, empty, or still hold kana, as `a.b`. */
  readonly open: readonly string[];
}

/**
 * Compare a translated catalogue with the Japanese one, string by string. Kana in a translation is a text that was only copied.
 *
 * @example catalogueCoverage({ a: 'あ', b: 'い' }, { a: 'A' }) // => { translated: 1, total: 2, open: ['b'] }
 */
export function catalogueCoverage(original: Words, translation: Words | undefined): CatalogueCoverage {
  const wanted = strings(original);
  const found = new Map(translation === undefined ? [] : strings(translation));
  const open = wanted.filter(([key]) => !isTranslated(found.get(key))).map(([key]) => key);
  return { translated: wanted.length - open.length, total: wanted.length, open };
}

function isTranslated(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** Every string of a catalogue by its key. */
function strings(words: Words, path: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words).flatMap(([key, child]) => strings(child as Words, [...path, key]));
}
