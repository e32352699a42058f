import { expect, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { violations } from '#tests/support/axe.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';

const LANGS = PUBLISHED_LANGS.map((lang) => {
  const { notFound, server } = readWords(lang, 'error');
  const home = localizePath('/', lang);
  return { lang, prefix: home.replace(/\/$/, ''), home, title: notFound.title, error: server.title };
});

for (const { lang, prefix, home, title, error } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test('answers an unknown address with 404 and the specified texts', inRotation(lang, 2), async ({ page }) => {
      const response = await page.goto(`${prefix}/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^404 Page Not Found/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.getByText('404 Page Not Found')).toHaveAttribute('lang', 'en');
      await expect(heading).toContainText(title);
      await expect(page.getByText('Did you forget to add the page to the router?')).toHaveAttribute('lang', 'en');
      await expect(page.locator('main .links__button')).toHaveAttribute('href', home);
      expect(await violations(page)).toEqual([]);
    });

    test(
      'keeps the server error page out of search engines and its place for the message empty',
      inRotation(lang, 1),
      async ({ page }) => {
        await page.goto(`${prefix}/500`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(error);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('[data-kept-message]')).toBeHidden();
        await expect(page.locator('.error-sheet__kept')).toBeHidden();
        expect(await violations(page)).toEqual([]);
      },
    );
  });
}
