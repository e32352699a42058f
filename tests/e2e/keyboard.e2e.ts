import { expect, test } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';
import { walk } from '#tests/support/focus-walk.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { FAMILIES, LOCALE, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

/**
 * The site with a keyboard alone. Further paths are tested where they belong: skip link, menu, slider, search, toast and questions in `tests/engines`,
 * missing fields and the error summary in `contact`, the filter of a list in `news`, the way back from an empty filter in `faq`.
 */

/** Every second family in `npm test`, all families in the full test suite. */
const WALKED = FAMILIES.filter((_, at) => IS_FULL || at % 2 === 0);

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    // Scrolling to the focus takes its time otherwise.
    test.use({ locale: LOCALE[lang], contextOptions: { reducedMotion: 'reduce' } });
    for (const { address } of sampled(lang).filter(({ path }) => WALKED.includes(path)))
      test(`Tab walks through ${address}, seen, uncovered, in order and to the end`, async ({ page }) => {
        await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
        await page.goto(address);
        const { stops, problems } = await walk(page);
        expect(problems).toEqual([]);
        expect(stops.length).toBeGreaterThan(10);
        const last = await page.getByRole('contentinfo').getByRole('link').last().textContent();
        expect(stops.at(-1)).toContain(last?.trim());
      });
  });

const withSheet = shown('tech-articles').filter(({ infographic }) => infographic !== undefined);

test.describe('dialogs keep the focus until they are closed, and give it back', () => {
  for (const { what, address, count } of [
    { what: 'certificates', address: '/about-us', count: recordOf('company').certifications?.length ?? 0 },
    {
      what: 'infographic',
      address: localizePath(pageOf('tech-articles', `${withSheet[0]?.slug}`), langAt(1)),
      count: Math.min(1, withSheet.length),
    },
  ])
    test(what, async ({ page }) => {
      test.skip(count === 0, `no ${what} in the content`);
      await page.goto(address);
      // The frame of an infographic stays empty until its dialog opens.
      expect(page.frames().filter((frame) => frame.url().includes('infographic'))).toEqual([]);
      const openers = page.locator('a[aria-haspopup=dialog]');
      await expect(openers).toHaveCount(count);
      for (const opener of await openers.all()) {
        await opener.press('Enter');
        const dialog = page.locator('dialog[open]');
        await expect(dialog).toHaveAccessibleName(/./);
        await expect(dialog.locator(':focus')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);
        for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await page.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(true);
        }
        await dialog.getByRole('button').press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
});

test('a certificate that is asked for in another tab opens there', async ({ page, context }) => {
  const [certificate] = recordOf('company').certifications ?? [];
  test.skip(certificate === undefined, 'the company shows no certificate');
  await page.goto('/about-us');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `${certificate?.name}` }).click({ modifiers: ['ControlOrMeta'] });
  // The tab is there before its address is.
  await expect(await opened).toHaveURL(/\.(svg|webp|png)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
