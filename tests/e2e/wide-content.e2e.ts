import { expect, test } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';
import { smallTargets } from '#tests/support/small-targets.ts';

const KINDS = ['news', 'tech-articles'] as const;
const TABLE = /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m;
const WIDE_TABLE = /^\|(?:[^|\n]*\|){5,}\s*\n\|[\s:|-]+\|\s*$/m;

/** Runs in the page: the tables that hide a part, by their names. */
const cutTables = () =>
  [...document.querySelectorAll('.prose__table')].flatMap((region) =>
    region.scrollWidth > region.clientWidth
      ? [`${region.ariaLabel}: ${region.scrollWidth} in ${region.clientWidth} px`]
      : [],
  );

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });
    // In `npm test` the languages take turns: every entry is opened in one.
    const entries = KINDS.flatMap((kind) =>
      shown(kind, lang)
        .filter((_, at) => inTurn(PUBLISHED_LANGS, at).includes(lang))
        .map(({ slug, body }) => ({ body, address: localizePath(pageOf(kind, slug), lang) })),
    );
    const addresses = (has: RegExp) => entries.filter(({ body }) => has.test(body)).map(({ address }) => address);

    test('no table of an article hides a column at 1280 px', async ({ page }) => {
      test.skip(addresses(TABLE).length === 0, 'no entry has a table');
      const cut: string[] = [];
      for (const address of addresses(TABLE)) {
        await page.goto(address);
        await expect(page.locator('.prose__table').first()).toBeVisible();
        cut.push(...(await page.evaluate(cutTables)).map((table) => `${address}: ${table}`));
      }
      expect(cut).toEqual([]);
    });

    test('on a phone a table of more than four columns is cards, and a table to screen readers', async ({ page }) => {
      test.skip(addresses(WIDE_TABLE).length === 0, 'no entry has such a table');
      await page.setViewportSize({ width: 390, height: 844 });
      for (const address of addresses(WIDE_TABLE)) {
        await page.goto(address);
        const region = page.locator('.prose__table.prose__wide').first();
        const columns = await region.getByRole('columnheader').allTextContents();
        const rows = region.locator('tbody').getByRole('row');
        for (const row of await rows.all()) {
          const values = row.getByRole('cell').or(row.getByRole('rowheader'));
          const cards = await values.evaluateAll((all) =>
            all.map((value) => ({
              name: getComputedStyle(value, '::before').content,
              left: value.getBoundingClientRect().left,
              isCut: value.scrollWidth > value.clientWidth,
            })),
          );
          expect(cards.map(({ name }) => /^"(.*?)"/.exec(name)?.[1])).toEqual(columns);
          expect(new Set(cards.map(({ left }) => left)).size).toBe(1);
          expect(cards.some(({ isCut }) => isCut)).toBe(false);
        }
        await expect(region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).resolves.toBe(0);
      }
    });

    // Editors put links as they like: next to each other, into notes.
    test('on a phone every target of an article is large enough for a finger', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const small: string[] = [];
      for (const address of addresses(/\]\(/)) {
        await page.goto(address);
        small.push(...(await smallTargets(page)).map((problem) => `${address}: ${problem}`));
      }
      expect(small).toEqual([]);
    });
  });

test('the sign of the section in view fills in the contents', async ({ page }) => {
  const SECTIONS = 3;
  const long = shown('tech-articles').find(({ body }) => (body.match(/^## /gm) ?? []).length >= SECTIONS);
  test.skip(long === undefined, 'no article has contents');
  // Without smooth scrolling: the next link is pressed when the scroll of the last one has ended.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pageOf('tech-articles', long?.slug ?? ''));
  const links = page.locator('.article__contents a');
  for (const [at, link] of (await links.all()).slice(0, SECTIONS).entries()) {
    await link.click();
    await expect
      .poll(() =>
        links.evaluateAll((all) =>
          all.flatMap((one, at) =>
            getComputedStyle(one, '::before').backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [at],
          ),
        ),
      )
      .toEqual([at]);
  }
});
