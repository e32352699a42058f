import { expect, test } from '@playwright/test';
import { LANGS } from '#src/i18n/langs.ts';
import { ADDRESSES, LOCALE } from '#tests/support/routes.ts';
import { watch } from '#tests/support/watch.ts';

for (const lang of LANGS)
  test.describe(`pages in ${lang}`, () => {
    test.use({ locale: LOCALE[lang] });

    test('no policy violation, script error, failed or foreign request', async ({ page }) => {
      test.setTimeout(240_000);
      const trouble = await watch(page);
      for (const { address } of ADDRESSES.filter((entry) => entry.lang === lang)) {
        await page.goto(address);
        // Everything that a click may start: answers, dialogs, filters; nothing that leaves the page.
        for (const control of await page
          .locator('summary, main button:visible:not([disabled]):not([type="submit"])')
          .all())
          await control.click({ timeout: 500, noWaitAfter: true }).catch(() => undefined);
        await page.keyboard.press('Escape');
      }
      expect(trouble).toEqual([]);
    });
  });
