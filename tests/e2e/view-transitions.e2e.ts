import { expect, type Page, test } from '@playwright/test';

/** Note on every page whether it came in by a view transition, and whether that went through to its end. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const revealed = { by: viewTransition ? 'transition' : 'cut', end: '' };
      Object.assign(window, { revealed });
      viewTransition?.finished.then(
        () => (revealed.end = 'finished'),
        ({ name }: Error) => (revealed.end = name),
      );
    });
  });
}

const revealed = (page: Page) =>
  page.evaluate(() => (window as unknown as { revealed?: { by: string; end: string } }).revealed);

async function follow(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('.footer a[href="/about-us"]').click();
  await page.waitForURL('**/about-us');
}

test('pages of the site follow each other with a transition: forward, back, with scroll and focus as ever', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await note(page);
  await follow(page);
  await expect.poll(() => revealed(page)).toEqual({ by: 'transition', end: 'finished' });
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect.poll(() => revealed(page)).toEqual({ by: 'transition', end: 'finished' });
  expect(errors).toEqual([]);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('pages follow each other with a plain cut', async ({ page }) => {
    await note(page);
    await follow(page);
    await expect.poll(() => revealed(page)).toEqual({ by: 'cut', end: '' });
  });
});
