import { DEFAULT_LANG, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';

/**
 * Whether the full test suite runs. `npm test` checks each kind of behavior once: one page of a family, one language, one fault of a kind,
 * chosen by a rule and not by hand. `npm run test:full` (`TEST_MATRIX=full`), which CI runs once a week, adds every page × language × width ×
 * mode, long simulations, and the tests of the tests.
 */
export const IS_FULL = process.env['TEST_MATRIX'] === 'full';

/**
 * The items of a list to test: one in rotation in `npm test`, all in the full test suite.
 *
 * @param turn any number; consecutive numbers select consecutive items
 * @example inTurn(['ja', 'en', 'zh'], 4) // => ['en']
 */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return IS_FULL ? all : all.filter((_, at) => at === turn % all.length);
}

/** Details of a test that only the full test suite runs: Playwright's configurations exclude the tag in `npm test`. */
const FULL = { tag: '@full' } as const;

/** Details of one of several similar tests: `npm test` runs only samples. */
export function inNpmTest(isSample: boolean): { tag?: '@full' } {
  return isSample ? {} : FULL;
}

/**
 * The language of a test that runs in one language only, in rotation: on a site with one language, that one.
 *
 * @example langAt(1) // => 'en' of 'ja', 'en' and 'zh'
 */
export function langAt(turn: number): Lang {
  return PUBLISHED_LANGS[turn % PUBLISHED_LANGS.length] ?? DEFAULT_LANG;
}
