import { expect, test } from '@playwright/test';
import { violations } from '#tests/support/axe.ts';
import { inGate } from '#tests/support/matrix.ts';

const LANGS = [
  { lang: 'ja', prefix: '', home: '/', title: 'ページが見つかりません', error: 'サーバーエラーが発生しました' },
  { lang: 'en', prefix: '/en', home: '/en', title: 'Page Not Found', error: 'Server Error Occurred' },
  { lang: 'zh', prefix: '/zh', home: '/zh', title: '页面不存在', error: '服务器发生错误' },
] as const;

for (const { lang, prefix, home, title, error } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test('answers an unknown address with 404 and the specified texts', inGate(lang === 'zh'), async ({ page }) => {
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
      inGate(lang === 'en'),
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
