import type { Page } from '@playwright/test';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { recordOf } from '#tests/support/content.ts';
import { expect, test } from './test.ts';

/** What the slides say, one for each of the three drawings. */
const [FIRST, SECOND, THIRD] = (recordOf('home').hero.slides?.items ?? []).map(({ title }) => title) as [
  string,
  string,
  string,
];
const { pause, play } = readWords(DEFAULT_LANG, 'home').slider;

test.skip(FIRST === undefined, 'no slides');

const slider = (page: Page) => page.locator('[aria-roledescription]');
const caption = (page: Page) => slider(page).locator('p[aria-live]');
const dots = (page: Page) => slider(page).getByRole('link');
const live = async (page: Page) => {
  await page.goto('/');
  await expect(page.locator('[data-live=true]')).toHaveCount(1);
};
/** Beside the slider, so that nothing is hovered. */
const away = (page: Page) => page.mouse.move(5, 5);

test('the drawings advance every five seconds, round and round, and stop for pointer, focus and button', async ({
  page,
}) => {
  await page.clock.install();
  await live(page);
  await away(page);
  for (const word of [SECOND, THIRD, FIRST]) {
    await page.clock.runFor(5_600);
    await expect(caption(page)).toContainText(word);
  }
  const expectToStay = async () => {
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
  };
  await caption(page).hover();
  await expectToStay();
  await away(page);
  await dots(page).first().focus();
  await expectToStay();
  // Each by itself: one that goes leaves the other.
  await caption(page).hover();
  await away(page);
  await expectToStay();
  await caption(page).hover();
  await dots(page).first().blur();
  await expectToStay();
  await page.getByRole('button', { name: pause }).click();
  await away(page);
  await page.getByRole('button', { name: play }).blur();
  await expectToStay();
});

test('they wait while the tab is hidden, and then for five whole seconds', async ({ page }) => {
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

test('they are led by their dots, by keyboard too, and stop for the button', async ({ page }) => {
  await live(page);
  await dots(page).nth(1).click();
  await expect(caption(page)).toContainText(SECOND);
  // In WebKit a click leaves the focus where it was.
  await dots(page).nth(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(caption(page)).toContainText(THIRD);
  await expect(dots(page).nth(2)).toBeFocused();
  await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: pause })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: play })).toBeFocused();
  await expect(page.locator('[data-running]')).toHaveCount(0);
  const inert = slider(page).locator('figure');
  expect(await inert.evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')))).toEqual([
    true,
    true,
    false,
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('they follow a finger that moves by more than 50 px, and no shorter one', async ({ page }) => {
    await live(page);
    await page.getByRole('button', { name: pause }).click();
    const row = page.locator('#fig-1');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await row.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const drag = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    await drag(-40);
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expect(caption(page)).toContainText(FIRST);
    await drag(-60);
    await expect(caption(page)).toContainText(SECOND);
    await expect(page.locator('#fig-2')).toBeInViewport({ ratio: 0.9 });
    await drag(120);
    await expect(caption(page)).toContainText(FIRST);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing advances by itself, and there is nothing to pause', async ({ page }) => {
    await page.clock.install();
    await live(page);
    await away(page);
    await page.clock.runFor(12_000);
    await expect(caption(page)).toContainText(FIRST);
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await dots(page).nth(1).click();
    await expect(caption(page)).toContainText(SECOND);
  });
});

/** Laptops, less what the browser takes of the last one. */
const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

test('the pause button is in sight on laptops while the drawings move', async ({ page }) => {
  // A long vertical headline takes its room.
  const isLong = recordOf('home').hero.headline.some((line) => line.length > 6);
  test.skip(!LANG_INFO[DEFAULT_LANG].hasSpaces && isLong, 'the headline is long');
  await page.goto('/');
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    await expect(slider(page).getByRole('button')).toBeInViewport({ ratio: 0.99 });
  }
});
