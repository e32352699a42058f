import { expect, test } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { langAt } from '#tests/support/matrix.ts';
import { ADDRESSES } from '#tests/support/routes.ts';
import { namedServices } from '#tests/support/services.ts';
import { recordOf } from '#tools/built-site/content.ts';

test.describe('the header', () => {
  test('marks the link of the current page', async ({ page }) => {
    await page.goto('/about-us');
    const current = page
      .getByRole('navigation', { name: readWords(DEFAULT_LANG, 'common').navLabel })
      .locator('[aria-current]');
    await expect(current).toHaveAttribute('href', '/about-us');
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('marks the section of a page that belongs under another link than its path', async ({ page }) => {
    const [position] = shown('jobs');
    test.skip(position === undefined, 'no position is open');
    await page.goto(pageOf('jobs', position?.slug ?? ''));
    const current = page
      .getByRole('navigation', { name: readWords(DEFAULT_LANG, 'common').navLabel })
      .locator('[aria-current]');
    await expect(current).toHaveAttribute('href', '/recruit_se');
    await expect(current).toHaveAttribute('aria-current', 'true');
  });
});

test('the footer has its links in groups, the active services first', async ({ page }) => {
  const lang = langAt(1);
  const services = namedServices(lang);
  await page.goto(localizePath('/about-us', lang));
  const groups = page.getByRole('contentinfo').getByRole('navigation');
  await expect(groups).toHaveCount(services.length > 0 ? 3 : 2);
  expect(await groups.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...services.map(({ address }) => address),
    ...['/about-us', '/challenged', '/recruit_se', '/news', '/contact', '/privacy-policy', '/faq']
      .filter((path) => ADDRESSES.some((page) => page.path === path))
      .map((path) => localizePath(path, lang)),
  ]);
});

test.describe('a certificate', () => {
  const [certificate] = recordOf('company').certifications ?? [];
  test.skip(certificate === undefined, 'the company shows no certificate');
  const name = certificate?.name ?? '';

  test('that is asked for in another tab opens there', async ({ page, context }) => {
    await page.goto('/about-us');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
    // The tab is there before its address is.
    await expect(await opened).toHaveURL(/\.(svg|webp|png)$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
