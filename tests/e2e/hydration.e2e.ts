import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { KINDS, LIST_KINDS } from '#src/content/kinds.ts';
import { readWords } from '#src/content/reading/read-words.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { recordOf } from '#tests/support/content.ts';
import { questions, shown, wordOfArticles } from '#tests/support/entries.ts';
import { delayScripts, type LateScripts, waitingIslands } from '#tests/support/late-scripts.ts';
import { IS_FULL, inNpmTest, inTurn } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';

const MAIL = '.mail';
const NO_WORD = 'no title has a word in Latin letters that other articles have not';

/** Let the scripts of a page arrive, none of whose islands was alive until now. */
async function arrive(page: Page, scripts: LateScripts): Promise<void> {
  expect(await waitingIslands(page), 'islands that wait').toBeGreaterThan(0);
  await scripts.arrive();
  await expect.poll(() => waitingIslands(page)).toBe(0);
}

/** Opens a page and does not wait until it is loaded: its own script is among those that are late. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Waits for a page, as {@link open} does. */
async function arrivesAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'commit' });
}

async function agree(page: Page, lang: Lang): Promise<void> {
  await page.goto(localizePath('/contact', lang));
  await page.locator('#agree').click();
  await arrivesAt(page, `**${localizePath('/contact/form', lang)}`);
}

async function fillIn(page: Page, message: string): Promise<void> {
  await page.locator('#name').fill('山田 太郎');
  await page.locator('#email').fill('taro@example.com');
  await page.locator('#message').fill(message);
  // Where the consent to the transfer abroad is one of its own (rule inquiry.separate-consent).
  for (const box of await page.locator('#consent-abroad').all()) await box.check();
}

const mailsWith = (text: string) =>
  existsSync(MAIL) ? readdirSync(MAIL).filter((name) => readFileSync(`${MAIL}/${name}`, 'utf8').includes(text)) : [];

function late(turn: number, title: string, run: (page: Page, scripts: LateScripts, lang: Lang) => Promise<void>): void {
  for (const lang of inTurn(PUBLISHED_LANGS, turn))
    test.describe(lang, () => {
      test.use({ locale: LOCALE[lang] });
      test(title, async ({ page }) => run(page, await delayScripts(page), lang));
    });
}

late(0, 'a slide that is chosen before the slider is alive stays chosen', async (page, scripts, lang) => {
  test.skip(recordOf('home', lang).hero.slides === undefined, 'no slides');
  await open(page, localizePath('/', lang));
  await page.locator('.hero-slider__buttons a').nth(2).click();
  await arrive(page, scripts);
  await expect(page.locator('.hero-slider')).toHaveAttribute('data-live', 'true');
  await expect(page.locator('.hero-slider__buttons a').nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#fig-3')).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('#fig-1')).toHaveAttribute('inert', '');
});

late(1, 'questions: what is typed, ticked and opened before stays', async (page, scripts, lang) => {
  await open(page, localizePath('/faq', lang));
  const all = page.locator('details');
  test.skip((await all.count()) < 2, 'a single question: nothing to leave out');
  const word = ((await page.locator('summary').nth(1).textContent()) ?? '').trim().slice(0, 12);
  await page.locator('summary').first().click();
  await page.locator('main .faq-accordion__find input').fill(word);
  await page.locator('.faq-accordion__all input').check();
  await arrive(page, scripts);
  await expect(page.locator('main .faq-accordion__find input')).toHaveValue(word);
  await expect(page.locator('.faq-accordion__all input')).toBeChecked();
  await expect.poll(() => page.locator('details:not([hidden])').count()).toBeLessThan(await all.count());
  await expect(page.locator('details:not([hidden]):not([open])')).toHaveCount(0);
  await expect(all.first()).toHaveAttribute('open', '');
});

late(2, 'news: a category that is pressed before is asked for once', async (page, scripts, lang) => {
  test.skip(shown('news', lang).length === 0, 'no news');
  const home = localizePath('/news', lang);
  await open(page, home);
  await page.locator('.filter__terms').getByRole('link').last().click();
  await arrivesAt(page, `**${home}?category=*`);
  await arrive(page, scripts);
  await expect(page.locator('.filter__terms [aria-current]')).toHaveCount(1);
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
  expect(scripts.asked.filter((one) => one.includes('category='))).toHaveLength(1);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(home);
});

late(1, 'articles: words that are typed before are looked for once', async (page, scripts, lang) => {
  const word = wordOfArticles(lang)?.word ?? '';
  test.skip(word === '', NO_WORD);
  const home = localizePath('/tech-articles', lang);
  await open(page, home);
  await page.locator('#q').fill(word);
  await arrive(page, scripts);
  await expect(page).toHaveURL(`${home}?q=${word}`);
  await expect(page.locator('#q')).toHaveValue(word);
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
  expect(scripts.asked).toHaveLength(1);
});

late(2, 'articles: Enter and a tag that are pressed before have their effect', async (page, scripts, lang) => {
  const word = wordOfArticles(lang)?.word ?? '';
  test.skip(word === '', NO_WORD);
  const home = localizePath('/tech-articles', lang);
  await open(page, home);
  await page.locator('#q').fill(word);
  await page.keyboard.press('Enter');
  await arrivesAt(page, `**${home}?q=${word}`);
  await page.locator('.filter__terms a').last().click();
  await arrivesAt(page, `**${home}?tag=*`);
  await arrive(page, scripts);
  await expect(page.locator('.filter__terms [aria-current]')).toHaveCount(1);
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
  expect(scripts.asked.filter((one) => one.includes('tag='))).toHaveLength(1);
});

late(2, 'contact: what is typed before is sent once, as it stands', async (page, scripts, lang) => {
  const posts: unknown[] = [];
  await page.route('**/api/contact', async (route) => {
    posts.push(route.request().postDataJSON());
    const body = { ok: true, success: true, message: 'm', error: null, code: 'received', reference: '1A2B3C4D' };
    await route.fulfill({ json: body });
  });
  await agree(page, lang);
  await fillIn(page, '脚本が届く前に書きました。');
  await arrive(page, scripts);
  await page.locator('[data-send]').click();
  await expect(page.locator('.toaster.toaster--good')).toBeVisible();
  expect(posts).toEqual([expect.objectContaining({ name: '山田 太郎', message: '脚本が届く前に書きました。', lang })]);
});

late(0, 'contact: a first press on an empty form has its sentences', async (page, scripts, lang) => {
  await agree(page, lang);
  await page.locator('[data-send]').click();
  await arrive(page, scripts);
  const { required } = readWords(lang, 'contact').api.fields;
  await expect(page.locator('[data-error-for="name"]')).toHaveText(required.name);
  await expect(page.locator('[data-error-summary] li').first()).toBeVisible();
  // As on later presses: the browser speaks at the first field at fault.
  await expect(page.locator('#name')).toBeFocused();
});

for (const fate of IS_FULL ? (['late', 'lost'] as const) : (['late'] as const))
  for (const lang of inTurn(PUBLISHED_LANGS, 0))
    test.describe(lang, () => {
      test.use({ locale: LOCALE[lang] });
      test(`contact: sending while the scripts are ${fate} is one form post and one mail`, async ({ page }) => {
        const { asked } = await delayScripts(page, fate);
        const message = `Before the scripts: ${fate} ${lang} ${crypto.randomUUID()}`;
        await agree(page, lang);
        await fillIn(page, message);
        expect(await waitingIslands(page)).toBeGreaterThan(0);
        await page.locator('[data-send]').click();
        const shown = new RegExp(`/api/contact/[0-9A-F]{8}\\?lang=${lang}$`);
        await expect(page).toHaveURL(shown);
        expect(asked).toEqual(['POST /api/contact', expect.stringMatching(shown)]);
        await expect.poll(() => mailsWith(message).length).toBe(1);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      });
    });

for (const lang of inTurn(PUBLISHED_LANGS, 2))
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });
    test('pages whose scripts are lost work as those without', async ({ page }) => {
      test.skip(
        recordOf('home', lang).hero.slides === undefined || questions(lang).length === 0,
        'no slides or no questions',
      );
      await delayScripts(page, 'lost');
      await page.goto(localizePath('/', lang));
      await page.locator('.hero-slider__buttons a').nth(1).click();
      await expect(page.locator('#fig-2')).toBeInViewport({ ratio: 0.5 });
      await page.goto(localizePath('/faq', lang));
      await page.locator('summary').first().click();
      await expect(page.locator('details').first().locator('.faq-accordion__answer')).toBeVisible();
    });

    for (const [at, kind] of LIST_KINDS.entries())
      test(
        `the list of ${kind} whose scripts are lost leads to its second page and its entries`,
        inNpmTest(at === 0),
        async ({ page }) => {
          test.skip(shown(kind, lang).length <= PAGE_SIZE, 'no more entries than one page of the list');
          await delayScripts(page, 'lost');
          const list = localizePath(KINDS[kind].path, lang);
          await page.goto(list);
          await page.locator('.cards__rest .links__button').click();
          await expect(page).toHaveURL(`${list}/page/2`);
          await page.locator('.cards h3 a').first().click();
          await expect(page.locator('.prose')).toBeVisible();
        },
      );
  });
