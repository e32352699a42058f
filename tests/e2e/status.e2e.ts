import { expect, type Page, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { recordOf } from '#tests/support/content.ts';
import { questions } from '#tests/support/entries.ts';
import { alive } from '#tests/support/late-scripts.ts';
import { langAt } from '#tests/support/matrix.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

/** What live regions said since `listen`, one entry for each text that a region came to hold. */
interface Said {
  said: { region: string; text: string }[];
}

/** Write down every change of a live region, as a screen reader would read it out. Shown regions only: others are not read. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: Said = { said: [] };
    Object.assign(window, { heard });
    const LIVE = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE) ?? element?.querySelector(LIVE);
        const text = region?.textContent?.trim() ?? '';
        const name = `${region?.tagName}.${region?.className}`;
        if (region?.checkVisibility() && text !== '' && heard.said.at(-1)?.text !== text)
          heard.said.push({ region: name, text });
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What holds a text, among what was said. */
const times = (page: Page, text: string | RegExp) =>
  page
    .evaluate(() => (window as unknown as { heard: Said }).heard.said.map((one) => one.text))
    .then((texts) => texts.filter((one) => (typeof text === 'string' ? one.includes(text) : text.test(one))).length);

async function open(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await alive(page);
  await listen(page);
}

test.describe('a status message is read out once', () => {
  test('how many questions match', async ({ page }) => {
    const [asked] = questions(DEFAULT_LANG);
    test.skip(asked === undefined, 'no question is answered');
    await open(page, '/faq');
    await page
      .locator('main')
      .getByRole('searchbox')
      .fill(asked?.question ?? '');
    await expect(page.getByRole('status')).toContainText(/\d\D+\d/);
    await page.clock.runFor(1_500);
    expect(await times(page, /\d\D+\d/)).toBe(1);
  });

  test('how many news there are of a category', async ({ page }) => {
    await open(page, localizePath('/news', langAt(1)));
    const category = page.locator('.filter__terms').getByRole('link').first();
    test.skip((await category.count()) === 0, 'no news');
    await category.click();
    await expect(category).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => times(page, /\d/)).toBe(1);
    await page.clock.runFor(1_000);
    expect(await times(page, /\d/)).toBe(1);
  });

  test('how many pages were found', async ({ page }) => {
    const { shortName } = recordOf('company');
    await open(page, '/search');
    await page.locator('main input[name=q]').fill(shortName);
    const found = new RegExp(`${RegExp.escape(shortName)}.*\\d`);
    await expect(page.locator('main').getByRole('status')).toContainText(found);
    await page.clock.runFor(1_500);
    expect(await times(page, found)).toBe(1);
  });

  test('that an inquiry could not be sent', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/contact', (route) => route.abort());
    await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
    await page.goto('/contact/form');
    await page.locator('#name').fill('山田 太郎');
    await page.locator('#email').fill('taro@example.com');
    await page.locator('#message').fill('相談');
    await alive(page);
    await listen(page);
    await page.locator('[data-send]').click();
    await expect(page.locator('.toaster:not(.toaster--good)')).toBeVisible();
    await page.clock.runFor(500);
    expect(await times(page, readWords(DEFAULT_LANG, 'contact').failures.title)).toBe(1);
  });
});
