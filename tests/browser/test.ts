import { test as base, expect } from '@playwright/test';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { watch } from '#tests/support/watch.ts';

export { expect };

interface OfEachTest {
  /** Language of the visitor's browser, in which no page of that language sends them elsewhere. */
  readonly lang: Lang;
  /** Trouble that a test causes itself, such as a request that it breaks off. */
  readonly expected: RegExp | undefined;
  /** Whether the visitor has agreed on the page before the contact form, whose gate sends others back. */
  readonly hasAgreed: boolean;
  /** What went wrong in the pages: errors, violations of the policy, lost requests, requests to other hosts. It fails the test. */
  readonly trouble: readonly string[];
}

/** A test of the visitor of a page. */
export const test = base.extend<OfEachTest>({
  lang: [DEFAULT_LANG, { option: true }],
  locale: async ({ lang }, use) => use(LANG_INFO[lang].locale),
  expected: [undefined, { option: true }],
  hasAgreed: [false, { option: true }],
  trouble: [
    async ({ context, expected, hasAgreed }, use) => {
      const trouble = await watch(context);
      if (hasAgreed)
        await context.addInitScript((key) => {
          if (location.protocol !== 'about:') sessionStorage.setItem(key, '1');
        }, CONSENT_KEY);
      await use(trouble);
      expect(trouble.filter((one) => !expected?.test(one))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The whole of a text as the build prints it: with word joiners between characters that stay on one line. */
export function asBuilt(text: string): RegExp {
  const joined = [...text].map((character) => RegExp.escape(character)).join('\u2060?');
  return new RegExp(`^\\s*${joined}\\s*$`);
}

/** Details of a test that drives Chromium itself: no other browser runs it. */
export const CHROMIUM = { tag: '@chromium' } as const;

/**
 * The same tests in each language, in `npm test` in one of them.
 *
 * @param turn any number; consecutive numbers select consecutive languages
 */
export function inLanguages(turn: number, tests: (lang: Lang) => void): void {
  for (const lang of inTurn(PUBLISHED_LANGS, turn))
    base.describe(lang, () => {
      test.use({ lang });
      tests(lang);
    });
}
