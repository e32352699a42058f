import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '#tests/support/content.ts';

/** What the slides say, one for each of the three drawings. */
const [FIRST, SECOND, THIRD] = (recordOf('home').hero.slides?.items ?? []).map(({ title }) => title) as [
  string,
  string,
  string,
];

test.skip(FIRST === undefined, 'no slides');

const caption = (page: Page) => page.locator('.hero-slider__caption');
const live = async (page: Page) => {
  await page.goto('/');
  await expect(page.locator('.hero-slider')).toHaveAttribute('data-live', 'true', { timeout: 10_000 });
};
/** Beside the slider, so that nothing is hovered. */
const away = (page: Page) => page.mouse.move(5, 5);

test.describe('the hero slider', () => {
  test('advances every five seconds, round and round', async ({ page }) => {
    await page.clock.install();
    await live(page);
    await away(page);
    for (const word of [SECOND, THIRD, FIRST]) {
      await page.clock.runFor(5_600);
      await expect(caption(page)).toContainText(word);
    }
  });

  test('is printed without its dots and its pause button', async ({ page }) => {
    await live(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.hero-slider__buttons')).toBeHidden();
    await expect(caption(page)).toBeVisible();
  });

  test('moves nothing on a phone when it comes alive with its other pictures', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await live(page);
    await expect(page.locator('#fig-3 img')).toHaveJSProperty('complete', true);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          );
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 1_000);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  test('stops for the pointer, for the focus and for its button', async ({ page }) => {
    await page.clock.install();
    await live(page);
    await page.locator('.hero-slider__strip').hover();
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
    await away(page);
    const dot = page.locator('.hero-slider__buttons a').first();
    await dot.focus();
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
    // Each by itself: one that goes leaves the other.
    await page.locator('.hero-slider__strip').hover();
    await away(page);
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
    await page.locator('.hero-slider__strip').hover();
    await dot.blur();
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
    const button = page.locator('.hero-slider__buttons button');
    await button.click();
    await away(page);
    await button.blur();
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
  });

  test('waits while the tab is hidden or the page only prerendered, and then for five whole seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, writable: true }));
    await live(page);
    await away(page);
    await page.clock.runFor(13_000);
    await expect(caption(page)).toContainText(FIRST);
    await page.evaluate(() => {
      (document as { hidden: boolean }).hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(4_000);
    await expect(caption(page)).toContainText(FIRST);
    await page.clock.runFor(1_600);
    await expect(caption(page)).toContainText(SECOND);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('nothing advances by itself, and there is nothing to pause', async ({ page }) => {
      await page.clock.install();
      await live(page);
      await away(page);
      await page.clock.runFor(12_000);
      await expect(caption(page)).toContainText(FIRST);
      await expect(page.locator('.hero-slider__buttons button')).toHaveCount(0);
      await page.locator('.hero-slider__buttons a').nth(1).click();
      await expect(caption(page)).toContainText(SECOND);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('shows its first slide and lets the others be reached', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('#fig-1 svg')).toBeVisible();
      await expect(caption(page)).toContainText(FIRST);
      await expect(page.locator('#fig-2 img')).toHaveCount(1);
      // The row is hidden from screen readers, so it takes no focus.
      await page.locator('.hero-slider__buttons a').first().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('.hero-slider__slides')).not.toBeFocused();
    });
  });
});

test.describe('a part of the first drawing (rule home.lowered)', () => {
  /** How far the part is from where it is drawn, in units of the drawing. */
  const distance = (page: Page) =>
    page
      .locator('.hero .lo')
      .first()
      .evaluate((part) => Math.round(new DOMMatrix(getComputedStyle(part).transform).m42));
  const scroll = (page: Page) => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));

  test('comes down into its place as one reads on', async ({ page }) => {
    await page.goto('/');
    test.skip((await page.locator('.hero .lo').count()) === 0, 'the first drawing has no such part');
    expect(await distance(page)).not.toBe(0);
    await scroll(page);
    await expect.poll(() => distance(page)).toBe(0);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('hangs where it is', async ({ page }) => {
      await page.goto('/');
      test.skip((await page.locator('.hero .lo').count()) === 0, 'the first drawing has no such part');
      const hanging = await distance(page);
      await scroll(page);
      await page.waitForTimeout(300);
      expect(await distance(page)).toBe(hanging);
      expect(hanging).not.toBe(0);
    });
  });
});
