import { expect, type Page, test } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { shown } from '#tests/support/entries.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { glyphsOfSheets } from '#tests/support/pdf-sheets.ts';
import { LOCALE } from '#tests/support/routes.ts';

/** Sheets that a position may take, and full-width characters that a sheet has at least where a position is longer than the sample's. */
const MOST_SHEETS = 6;
const ON_A_SHEET = 480;
/** More than a heading has. */
const LEAST_GLYPHS = 30;

/** The page as sheets of A4: glyphs on each, without those of the title block. */
async function printed(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  const title = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--print-title') + style.getPropertyValue('--print-sheet');
  });
  expect(title).toContain(await page.title());
  return glyphsOfSheets(await page.pdf({ preferCSSPageSize: true })).map((glyphs) => glyphs - title.length);
}

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test('a position prints on few sheets', inRotation(lang, 0), async ({ page }) => {
      test.skip(shown('jobs').length === 0, 'no position');
      for (const { slug } of shown('jobs')) {
        const sheets = await printed(page, localizePath(pageOf('jobs', slug), lang));
        const width = textWidth((await page.locator('main').textContent()) ?? '') / 2;
        expect(sheets.length, slug).toBeLessThanOrEqual(Math.max(MOST_SHEETS, width / ON_A_SHEET));
      }
    });

    test('no sheet of a prose page is empty or a heading alone', inRotation(lang, 1), async ({ page }) => {
      test.skip(shown('pages').length === 0, 'no prose page');
      for (const { slug } of shown('pages'))
        for (const glyphs of await printed(page, localizePath(pageOf('pages', slug), lang)))
          expect(glyphs, slug).toBeGreaterThan(LEAST_GLYPHS);
    });
  });
