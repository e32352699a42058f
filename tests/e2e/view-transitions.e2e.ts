import { expect, type Page, test } from '@playwright/test';
import { shown } from '#tests/support/entries.ts';

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

/** @returns how far the first page was scrolled */
async function follow(page: Page): Promise<number> {
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.locator('.footer a[href="/about-us"]').click();
  await page.waitForURL('**/about-us');
  return left;
}

test('pages of the site follow each other with a transition: forward, back, with scroll and focus as ever', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await note(page);
  const left = await follow(page);
  await expect.poll(() => revealed(page)).toEqual({ by: 'transition', end: 'finished' });
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
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

test('a room of the plan grows into the head of its page, and goes back into its room (rule services.walk)', async ({
  page,
}) => {
  const drawn = shown('services').filter(({ status, drawing }) => status === 'active' && drawing !== undefined);
  test.skip(drawn.length === 0, 'no service has a drawing');
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const groups = moving.filter(({ pseudoElement }) =>
        pseudoElement?.startsWith('::view-transition-group(service-'),
      );
      Object.assign(window, { moves: groups.map((one) => `${one.pseudoElement} ${one.getTiming().duration}`) });
    });
  });
  const moves = () => page.evaluate(() => (window as unknown as { moves?: string[] }).moves);
  const { slug } = drawn[0] as (typeof drawn)[number];
  const growing = [`::view-transition-group(service-${slug}) 400`];
  await page.goto('/services');
  const room = page.locator('.floor-plan > li', { has: page.locator(`a[href="/services/${slug}"]`) });
  // What is out of sight does not move.
  await room.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await room.locator('a').click();
  await page.waitForURL(`**/services/${slug}`);
  await expect.poll(moves).toEqual(growing);
  await page.goBack();
  await page.waitForURL('**/services');
  await expect.poll(moves).toEqual(growing);
});
