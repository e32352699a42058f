import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { LANGS } from '#src/i18n/langs.ts';
import { LOCALE, sampled } from '#tests/support/routes.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const lang of LANGS)
  test.describe(`axe, ${lang}`, () => {
    test.use({ locale: LOCALE[lang] });
    for (const { address } of sampled(lang))
      test(address, async ({ page }) => {
        // The form's gate sends those without consent back; the flag is what a visitor of the form has.
        await page.addInitScript(() => sessionStorage.setItem('sekkei-works.consent', '1'));
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
      });
  });
