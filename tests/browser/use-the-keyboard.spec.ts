import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import { ABOUT } from '#src/site/routes.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { walk } from '#tests/support/focus-walk.ts';
import { agree, fillIn, send, toastOf } from '#tests/support/inquiry.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { FAMILIES, sampled } from '#tests/support/routes.ts';
import { expect, test } from './test.ts';

/*
 * The site with a keyboard alone. More of it is where it belongs: the search in `find-a-service`, filters in `filter-a-list` and
 * `ask-a-question`, the slider in `look-around-the-home-page`, errors of the form in `send-an-inquiry`.
 */

/**
 * Every fifth family in `npm test`, all families in the full test suite. Header and footer are the same on every page: `npm test` walks
 * through them on the first.
 */
const WALKED = FAMILIES.filter((_, at) => IS_FULL || at % 5 === 0);

// Scrolling to the focus takes its time otherwise.
test.use({ hasAgreed: true, contextOptions: { reducedMotion: 'reduce' } });

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    test.use({ lang });
    for (const { address, path } of sampled(lang).filter((page) => WALKED.includes(page.path)))
      test(`Tab walks through ${address}, seen, uncovered, in order and to the end`, async ({ page }) => {
        await page.goto(address);
        const isWhole = IS_FULL || path === WALKED[0];
        const { stops, problems } = await walk(page, isWhole);
        expect(problems).toEqual([]);
        expect(stops.length).toBeGreaterThan(isWhole ? 10 : 0);
        const inFooter = page.getByRole('contentinfo').locator('a, :checked');
        const last = await (isWhole ? inFooter.last() : inFooter.first()).evaluate(
          (control) => control.textContent?.trim() || control.getAttribute('name'),
        );
        expect(stops.at(-1)).toContain(last);
      });
  });

test('the skip link is met first, can be seen, and leads to the content', async ({ page }) => {
  const skip = page.getByRole('link', { name: readWords(DEFAULT_LANG, 'common').skip });
  await page.goto('/sitemap');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expect(skip).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the colours are chosen in the footer, and hold on the next page, but not on paper', async ({ page }) => {
  const { colours } = readWords(DEFAULT_LANG, 'common');
  const [light = '', dark = ''] = IS_DRAWN ? colours.drawn : colours.plain;
  const control = (name: string) => page.getByRole('contentinfo').getByRole('radio', { name });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto(ABOUT);
  await expect(control(light)).toBeChecked();
  const before = await paper();
  await control(light).press('ArrowRight');
  await expect(control(dark)).toBeChecked();
  const after = await paper();
  expect(after).not.toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.goto('/');
  expect(await paper()).toBe(after);
  await expect(control(dark)).toBeChecked();
  await expect(page.locator('[name=theme-color]').first()).toHaveAttribute('content', after);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is walked in order, gives the focus back, and closes when the focus goes on behind it', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: readWords(DEFAULT_LANG, 'common').menu });
    const menu = page.locator('#menu');
    // Of the two colours, Tab stops at the chosen one.
    const controls = menu.locator('a, button, input[type=search], :checked');
    await page.goto(ABOUT);
    await opener.press('Enter');
    // In Firefox what could be scrolled would be a stop of Tab, too.
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    for (const [from, key] of [
      [page.getByRole('banner').getByRole('link').first(), 'Shift+Tab'],
      [controls.last(), 'Tab'],
    ] as const) {
      await opener.press('Enter');
      await expect(menu).toBeVisible();
      await from.focus();
      await page.keyboard.press(key);
      await expect(menu, `${key} goes on behind it`).toBeHidden();
    }
    await expect(page.locator(':is(main, footer) :focus')).toBeInViewport();
  });
});

test('a certificate is shown whole, and closed by Esc, a button or a press outside it', async ({ page }) => {
  const certificates = recordOf('company').certifications ?? [];
  const [certificate] = certificates;
  test.skip(certificate === undefined, 'the company shows no certificate');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(ABOUT);
  await expect(page.locator('a[aria-haspopup=dialog]')).toHaveCount(certificates.length);
  const opener = page.getByRole('link', { name: `${certificate?.name}` });
  const dialog = page.getByRole('dialog', { name: `${certificate?.name}` });
  const picture = dialog.getByRole('img', { name: `${certificate?.alt}` });
  await opener.press('Enter');
  await expect(picture).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await picture.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('Tab goes past the empty frame of the map to what follows', async ({ page }) => {
  await page.goto(ABOUT);
  const request = page.locator('a[target=office-map]');
  test.skip((await request.count()) === 0, 'the company shows no map in its page');
  await request.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe')).not.toBeFocused();
  await expect(page.locator('a:focus, button:focus')).toHaveCount(1);
  await expect(request).not.toBeFocused();
});

test.describe('a toast', () => {
  test.use({ expected: /ERR_FAILED|failed|fetch|network/i });
  test('is reached by F8, closed by Esc, and gives the focus back', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort());
    await agree(page);
    await fillIn(page);
    await send(page);
    const toast = toastOf(page);
    await expect(toast).not.toBeEmpty();
    await page.locator('[data-send]').focus();
    await page.keyboard.press('F8');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveText('');
    await expect(page.locator('[data-send]')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.locator('[data-send]'), 'F8 leads nowhere without a toast').toBeFocused();
  });
});
