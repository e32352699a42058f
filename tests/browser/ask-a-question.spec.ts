import type { Page } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { holdsWords } from '#src/search/fold.ts';
import { listen } from '#tests/support/announcements.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { questions } from '#tests/support/entries.ts';
import { openAlive } from '#tests/support/late-scripts.ts';
import { expect, inLanguages, test } from './test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const shown = (page: Page) => page.locator('details').filter({ visible: true });
const withAnswer = (page: Page, id: string) => page.locator(`details:has(#${id})`);

inLanguages(0, (lang) => {
  const home = localizePath('/faq', lang);
  const all = questions(lang);
  const { tools } = readWords(lang, 'faq');
  test.skip(all.length < 2, 'no questions, or a single one');

  /** One that is looked for: the last with a word in katakana, which is found in hiragana too. */
  const KATAKANA = /[ァ-ヶー]{3,}/;
  const asked = (all.findLast(({ question }) => KATAKANA.test(question)) ?? all.at(-1)) as (typeof all)[number];

  /** The rarest word of the question, typed carelessly: in capitals, and in hiragana instead of katakana. */
  function wordOf({ question }: typeof asked): string {
    const phrase = KATAKANA.exec(question)?.[0] ?? question;
    const words = Array.from(
      new Intl.Segmenter(lang, { granularity: 'word' }).segment(phrase),
      ({ segment }) => segment,
    ).filter((word) => /\p{L}/u.test(word));
    const holders = (word: string) => all.filter((one) => holdsWords(one.question + one.answer, word)).length;
    const [rarest = phrase] = words.sort((a, b) => holders(a) - holders(b) || b.length - a.length);
    return rarest.toUpperCase().replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  }

  test('open one by mouse and by keyboard, all of them by one box', async ({ page }) => {
    await openAlive(page, home);
    const open = page.locator('details[open]');
    const first = page.locator('summary').first();
    await first.click();
    await expect(open).toHaveCount(1);
    await first.press('Enter');
    await expect(open).toHaveCount(0);
    const box = page.getByRole('checkbox', { name: tools.openAll });
    await box.check();
    await expect(open).toHaveCount(all.length);
    expect(await violations(page)).toEqual([]);
    await first.click();
    await expect(box).toHaveJSProperty('indeterminate', true);
    await box.check();
    await box.uncheck();
    await expect(open).toHaveCount(0);
  });

  test('filter while typing, and hear once how many match', async ({ page }) => {
    await openAlive(page, home);
    const times = await listen(page);
    await field(page).fill(wordOf(asked));
    await expect(withAnswer(page, asked.id).locator('summary')).toBeVisible();
    await expect.poll(() => shown(page).count()).toBeLessThan(all.length);
    const count = await shown(page).count();
    await expect(page.getByRole('status')).toContainText(String(count));
    await expect(page.getByRole('status')).toContainText(String(all.length));
    expect(await times(new RegExp(`(?:${count}\\D+${all.length}|${all.length}\\D+${count})`))).toBe(1);
  });

  test('learn that nothing matches, and go on to the search of the whole site or back to all', async ({ page }) => {
    await openAlive(page, home);
    await field(page).fill('zzzz &');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('zzzz &');
    expect(await violations(page)).toEqual([]);
    const clear = page.getByRole('button', { name: tools.clear });
    await clear.click();
    await expect(shown(page)).toHaveCount(all.length);
    await expect(field(page)).toBeFocused();
    await field(page).fill('zzzz &');
    await page.getByRole('link', { name: 'zzzz &' }).click();
    await expect(page).toHaveURL(`${localizePath('/search', lang)}?q=zzzz+%26`);
    await expect(field(page)).toHaveValue('zzzz &');
    // The field is filled again on the way back, so its questions are filtered again.
    await page.goBack();
    await expect(field(page)).toHaveValue('zzzz &');
    await expect(shown(page)).toHaveCount(0);
  });

  test('follow an address to its question, then another one', async ({ page }) => {
    const [other, first] = [all[0]?.id ?? '', all.at(-1)?.id ?? ''];
    await page.goto(`${home}#${first}`);
    await expect(withAnswer(page, first)).toHaveAttribute('open');
    await expect(page.locator(`#${first}`)).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
    // The tools have seen the open answer.
    await expect(page.getByRole('checkbox', { name: tools.openAll })).toHaveJSProperty('indeterminate', true);
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, other);
    await expect(withAnswer(page, other)).toHaveAttribute('open');
    await expect(page.locator(`#${other}`)).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(2);
  });

  test('go to a category, and to the question of an address, that the filter hides', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, home);
    const hideAll = async () => {
      await field(page).fill('zzzz');
      await expect(shown(page)).toHaveCount(0);
    };
    const expectToSee = async (target: string) => {
      await expect(shown(page)).toHaveCount(all.length);
      // Below the header, not under it.
      const below = () =>
        page.evaluate((css) => {
          const [header, element] = ['header', css].map((one) => document.querySelector(one)?.getBoundingClientRect());
          return (element?.top ?? -1) - (header?.bottom ?? 0);
        }, target);
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      await expect.poll(below).toBeLessThan(200);
      await expect(field(page)).not.toBeFocused();
      await expect(field(page)).toHaveValue('');
    };
    const category = recordOf('faq', lang).at(-1)?.id ?? '';
    // The second time the address has the fragment already.
    for (let time = 0; time < 2; time++) {
      await hideAll();
      await page.locator(`nav a[href="#${category}"]`).click();
      await expectToSee(`#${category}`);
    }
    await hideAll();
    const id = all[0]?.id ?? '';
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `#${id}`);
    await expectToSee(`details:has(#${id}) summary`);
    await expect(withAnswer(page, id)).toHaveAttribute('open');
  });
});
