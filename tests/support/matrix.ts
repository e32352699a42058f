import { DEFAULT_LANG, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';

/**
 * What the gate leaves to the whole matrix. The gate (`npm test`) asks for each kind of behaviour once: one page of a family, one language,
 * one fault of a sort, chosen by a rule and not by hand. Every page × language × width × mode, long simulations and what tests the tests
 * themselves run in `npm run test:full` (`TEST_MATRIX=full`), which CI does once a week.
 */
export const IS_FULL = process.env['TEST_MATRIX'] === 'full';

/**
 * What of a list has its turn: one of it in the gate, all of it in the whole matrix.
 *
 * @param turn any number; neighbours get neighbours
 * @example inTurn(['ja', 'en', 'zh'], 4) // => ['en']
 */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return IS_FULL ? all : all.filter((_, at) => at === turn % all.length);
}

/** Details of a test that only the whole matrix runs: Playwright's configurations leave the tag out of the gate. */
export const FULL = { tag: '@full' } as const;

/** Details of one test out of several alike: the gate takes those of which this is true. */
export function inNpmTest(isSample: boolean): { tag?: '@full' } {
  return isSample ? {} : FULL;
}

/**
 * Details of a test that runs once for each language: `npm test` takes one language in rotation, the full test suite takes all.
 *
 * @param turn any number; tests of one file count on
 */
export function inRotation(lang: Lang, turn: number): { tag?: '@full' } {
  return inNpmTest(inTurn(PUBLISHED_LANGS, turn).includes(lang));
}

/**
 * The language of a test that runs in one language only, in rotation: on a site with one language, that one.
 *
 * @example langAt(1) // => 'en' of 'ja', 'en' and 'zh'
 */
export function langAt(turn: number): Lang {
  return PUBLISHED_LANGS[turn % PUBLISHED_LANGS.length] ?? DEFAULT_LANG;
}
