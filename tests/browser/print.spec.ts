import type { Page } from '@playwright/test';
import { infographicPath } from '#src/articles/pages.ts';
import { pageOf } from '#src/content/kinds.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';
import { glyphsOfSheets } from '#tests/support/pdf-sheets.ts';
import { CHROMIUM, expect, inLanguages, test } from './test.ts';

/** Sheets that a position may take, and full-width characters that a sheet has at least where a position is longer than the sample's. */
const MOST_SHEETS = 6;
const ON_A_SHEET = 480;
/** More than a heading and the sheet's number have. */
const LEAST_GLYPHS = 40;

/** The page as sheets of A4: glyphs on each, without the title that every sheet has. */
async function printed(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  const title = (await page.title()).length;
  return glyphsOfSheets(await page.pdf({ preferCSSPageSize: true })).map((glyphs) => glyphs - title);
}

inLanguages(0, (lang) => {
  test('a position prints on few sheets', CHROMIUM, async ({ page }) => {
    test.skip(shown('jobs').length === 0, 'no position');
    for (const { slug } of shown('jobs')) {
      const sheets = await printed(page, localizePath(pageOf('jobs', slug), lang));
      const width = textWidth((await page.locator('main').textContent()) ?? '') / 2;
      expect(sheets.length, slug).toBeLessThanOrEqual(Math.max(MOST_SHEETS, width / ON_A_SHEET));
    }
  });

  test('an infographic prints on one sheet', CHROMIUM, async ({ page }) => {
    const { infographic } = shown('tech-articles', lang).find((article) => article.infographic) ?? {};
    test.skip(infographic === undefined, 'no infographic');
    expect(await printed(page, localizePath(infographicPath(`${infographic?.slug}`), lang))).toHaveLength(1);
  });

  test('no sheet of a prose page is empty or a heading alone', CHROMIUM, async ({ page }) => {
    test.skip(shown('pages').length === 0, 'no prose page');
    for (const { slug } of shown('pages'))
      for (const glyphs of await printed(page, localizePath(pageOf('pages', slug), lang)))
        expect(glyphs, slug).toBeGreaterThan(LEAST_GLYPHS);
  });

  test('paper has no menu, no search, and none of the dots and buttons of the slider', async ({ page }) => {
    const hasSlides = recordOf('home', lang).hero.slides !== undefined;
    await page.goto(localizePath('/', lang));
    await expect(page.locator('[data-live=true]')).toHaveCount(hasSlides ? 1 : 0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('[aria-roledescription]').getByRole('link')).toHaveCount(0);
    if (hasSlides) await expect(page.locator('p[aria-live]')).toBeVisible();
  });
});
