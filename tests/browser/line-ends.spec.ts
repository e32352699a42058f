import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { badLineEnds } from '#tests/support/line-ends.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { CHROMIUM, expect, test } from './test.ts';

/** The build joins the last words of texts and figures with their units. Every second kind of page shows whether browsers keep to it. */
for (const lang of PUBLISHED_LANGS.filter((one) => !LANG_INFO[one].hasSpaces))
  test.describe(`line ends in ${lang}`, () => {
    test.use({ lang, hasAgreed: true });

    test(
      'no last line of one or two characters, no figure without its unit, no line that begins with a mark',
      CHROMIUM,
      async ({ page }) => {
        const problems: string[] = [];
        for (const path of FAMILIES.filter((_, at) => at % 2 === 1)) {
          await page.goto(localizePath(path, lang));
          for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            problems.push(...(await page.evaluate(badLineEnds)).map((problem) => `${path} at ${width} px: ${problem}`));
          }
        }
        expect(problems).toEqual([]);
      },
    );
  });
