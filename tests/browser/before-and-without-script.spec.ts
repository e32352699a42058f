import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '#src/articles/pages.ts';
import { KINDS } from '#src/content/kinds.ts';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { ABOUT, FORM_PATH, HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import { recordOf } from '#tests/support/content.ts';
import { hasCategories, openPosition, questions, shown, wordOfArticles } from '#tests/support/entries.ts';
import { agree, expectTaken, fillIn, INQUIRY, taken } from '#tests/support/inquiry.ts';
import { delayScripts, type LateScripts, waitingIslands } from '#tests/support/late-scripts.ts';
import { inNpmTest } from '#tests/support/matrix.ts';
import { asBuilt, expect, inLanguages, test } from './test.ts';

const MAIL = '.mail';
const mailsWith = (text: string) =>
  existsSync(MAIL) ? readdirSync(MAIL).filter((name) => readFileSync(`${MAIL}/${name}`, 'utf8').includes(text)) : [];

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const terms = (page: Page) => page.getByRole('main').getByRole('group').getByRole('link');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const dots = (page: Page) => page.locator('[aria-roledescription]').getByRole('link');

/** Opens a page and does not wait until it is loaded: its own script is among those that are late. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

/** Let the scripts of a page arrive, none of whose islands was alive until now. */
async function arrive(page: Page, scripts: LateScripts): Promise<void> {
  expect(await waitingIslands(page), 'islands that wait').toBeGreaterThan(0);
  await scripts.arrive();
  await expect.poll(() => waitingIslands(page)).toBe(0);
}

inLanguages(0, (lang) => {
  const home = (path: string) => localizePath(path, lang);
  const word = wordOfArticles(lang)?.word ?? '';

  test.describe('before the scripts are there', () => {
    test('a slide that is chosen stays chosen', async ({ page }) => {
      test.skip((recordOf('home', lang).hero.slides?.items.length ?? 0) < 3, 'no slides');
      const scripts = await delayScripts(page);
      await open(page, home('/'));
      await dots(page).nth(2).click();
      await arrive(page, scripts);
      await expect(page.locator('[data-live=true]')).toBeVisible();
      await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('#fig-3')).toBeInViewport({ ratio: 0.5 });
      await expect(page.locator('#fig-1')).toHaveAttribute('inert', '');
    });

    test('questions keep what is typed, ticked and opened', async ({ page }) => {
      const all = questions(lang);
      test.skip(all.length < 2, 'no questions, or a single one');
      const scripts = await delayScripts(page);
      await open(page, home('/faq'));
      await page.locator('summary').first().click();
      await field(page).fill(all[1]?.question.slice(0, 12) ?? '');
      await page.getByRole('checkbox').check();
      await arrive(page, scripts);
      await expect(field(page)).toHaveValue(all[1]?.question.slice(0, 12) ?? '');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect.poll(() => page.locator('details').filter({ visible: true }).count()).toBeLessThan(all.length);
      await expect(page.locator('details:not([open])').filter({ visible: true })).toHaveCount(0);
    });

    test('a category of the news that is pressed is asked for once', async ({ page }) => {
      test.skip(!hasCategories(lang), 'no news of two categories');
      const scripts = await delayScripts(page);
      await open(page, home('/news'));
      await terms(page).last().click();
      await page.waitForURL(`**${home('/news')}?category=*`, { waitUntil: 'commit' });
      await arrive(page, scripts);
      await expect(page.getByRole('group').locator('[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('status')).toContainText(/\d/);
      expect(scripts.asked.filter((one) => one.includes('category='))).toHaveLength(1);
    });

    test('words for articles are looked for once, and Enter has its effect', async ({ page }) => {
      test.skip(word === '', 'no title has a word in Latin letters that other articles have not');
      const scripts = await delayScripts(page);
      await open(page, home('/tech-articles'));
      await field(page).fill(word);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${home('/tech-articles')}?q=${word}`, { waitUntil: 'commit' });
      await arrive(page, scripts);
      await expect(field(page)).toHaveValue(word);
      await expect(titles(page)).toHaveText([...(wordOfArticles(lang)?.titles ?? [])]);
      expect(scripts.asked).toHaveLength(1);
    });

    test('an inquiry that is typed is sent once, as it is', async ({ page }) => {
      const scripts = await delayScripts(page);
      const posts: unknown[] = [];
      await page.route('**/api/contact', (route) => {
        posts.push(route.request().postDataJSON());
        return taken(route);
      });
      await agree(page, lang);
      await fillIn(page);
      await arrive(page, scripts);
      await page.locator('[data-send]').click();
      await expectTaken(page, lang);
      expect(posts).toEqual([expect.objectContaining({ ...INQUIRY, lang })]);
    });
  });

  for (const fate of ['late', 'lost'] as const)
    test.describe(`while the scripts are ${fate}`, inNpmTest(fate === 'late'), () => {
      test.use({ expected: /ERR_FAILED|Failed|Importing a module|script/i });
      test('sending is one form post and one mail', async ({ page }) => {
        const { asked } = await delayScripts(page, fate);
        const message = `Before the scripts: ${fate} ${lang} ${crypto.randomUUID()}`;
        await agree(page, lang);
        await fillIn(page, message);
        expect(await waitingIslands(page)).toBeGreaterThan(0);
        await page.locator('[data-send]').click();
        const receipt = new RegExp(`/api/contact/[0-9A-F]{8}\\?lang=${lang}$`);
        await expect(page).toHaveURL(receipt);
        expect(asked).toEqual([`POST /api/contact?lang=${lang}`, expect.stringMatching(receipt)]);
        await expect.poll(() => mailsWith(message).length).toBe(1);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      });
    });
});

for (const fate of ['forbidden', 'lost'] as const)
  test.describe(`scripts are ${fate}`, inNpmTest(fate === 'forbidden'), () => {
    test.use({ javaScriptEnabled: fate !== 'forbidden', expected: /ERR_FAILED|Failed|Importing a module|script/i });
    test.beforeEach(async ({ page }) => {
      if (fate === 'lost') await delayScripts(page, 'lost');
    });

    inLanguages(fate === 'lost' ? 2 : 1, (lang) => {
      test('slides are reached and questions open', async ({ page }) => {
        const hasSlides = recordOf('home', lang).hero.slides !== undefined;
        test.skip(!hasSlides || questions(lang).length === 0, 'no slides or no questions');
        await page.goto(localizePath('/', lang));
        await dots(page).nth(1).click();
        await expect(page.locator('#fig-2')).toBeInViewport({ ratio: 0.5 });
        // The row of slides is hidden from screen readers, so it takes no focus.
        await dots(page).first().focus();
        await page.keyboard.press('Shift+Tab');
        await expect(page.locator('[aria-hidden=true]:focus, [aria-hidden=true] :focus')).toHaveCount(0);
        await page.goto(localizePath('/faq', lang));
        await page.locator('summary').first().click();
        await expect(page.locator(`#${questions(lang)[0]?.id}`)).toBeVisible();
        if (fate === 'forbidden') await expect(field(page)).toBeHidden();
      });

      test('every entry of a list is reached through its pages', async ({ page }) => {
        const kinds = (['news', 'tech-articles'] as const).filter((kind) => shown(kind, lang).length > PAGE_SIZE);
        test.skip(kinds.length === 0, 'no more entries than one page of the list');
        for (const kind of kinds) {
          const { list } = readWords(lang, kind);
          const all = shown(kind, lang);
          await page.goto(localizePath(KINDS[kind].path, lang));
          await expect(titles(page)).toHaveText(all.slice(0, PAGE_SIZE).map(({ title }) => title));
          if (fate === 'forbidden') await expect(terms(page)).toHaveCount(0);
          await page.getByRole('link', { name: list.showMore }).click();
          await expect(page).toHaveURL(/\/page\/2$/);
          await expect(titles(page)).toHaveText(all.slice(PAGE_SIZE, 2 * PAGE_SIZE).map(({ title }) => title));
          await titles(page).first().getByRole('link').click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(asBuilt(`${all[PAGE_SIZE]?.title}`));
        }
      });
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is the site map, and a certificate is its picture', async ({ page }) => {
    for (const lang of PUBLISHED_LANGS) {
      await page.goto(localizePath('/search?q=x', lang));
      await expect(page.getByRole('main').locator(`a[href="${localizePath(ABOUT, lang)}"]`)).toBeVisible();
    }
    const [certificate] = recordOf('company').certifications ?? [];
    if (certificate === undefined) return;
    await page.goto(ABOUT);
    await page.getByRole('link', { name: certificate.name }).click();
    await expect(page).toHaveURL(/\.(svg|webp|png)$/);
  });

  test('the menu opens on a phone, and the language is chosen in it', async ({ page }) => {
    const last = PUBLISHED_LANGS.at(-1) ?? PUBLISHED_LANGS[0];
    test.skip(last === undefined || PUBLISHED_LANGS.length < 2, 'the site has one language');
    if (last === undefined) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ABOUT);
    await page.getByRole('banner').getByRole('button').first().click();
    await page.getByRole('banner').getByRole('link', { name: LANG_INFO[last].label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(localizePath(ABOUT, last)));
    await expect(page.locator('html')).toHaveAttribute('lang', LANG_INFO[last].tag);
  });

  inLanguages(1, (lang) => {
    test.describe('refused by the function', () => {
      test.use({ expected: /422|400/ });
      test('an inquiry is a form post, refused with its text and then taken', async ({ page }) => {
        const { api, sent } = readWords(lang, 'contact');
        const job = openPosition();
        await page.goto(localizePath('/contact', lang));
        if (HAS_CONSENT_PAGE) await page.locator('#agree').click();
        await expect(page).toHaveURL(localizePath(FORM_PATH, lang));
        await fillIn(page, ' ');
        if (job !== undefined) await page.locator('select[name=job]').selectOption(job);
        if (HAS_CONSENT_PAGE) await page.locator('#consent').check();
        await page.locator('[data-send]').click();
        await expect(page).toHaveURL(`/api/contact?lang=${lang}`);
        await expect(page.locator('#message-error')).toHaveText(api.fields.required.message);
        await expect(page.locator('#name')).toHaveValue(INQUIRY.name);
        if (job !== undefined) await expect(page.locator('select[name=job]')).toHaveValue(job);
        await expect(page.locator('[data-error-summary] a[href="#message"]')).toBeVisible();
        await page.locator('#message').fill(INQUIRY.message);
        await page.locator('[data-send]').click();
        const receipt = new RegExp(`/api/contact/([0-9A-F]{8})\\?lang=${lang}$`);
        await expect(page).toHaveURL(receipt);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.toast);
        const [, reference = ''] = receipt.exec(page.url()) ?? [];
        await expect(page.locator('[data-received]').first()).toContainText(reference);
        await page.reload();
        await expect(page.locator('[data-received]').first()).toContainText(reference);
        await page.goto(localizePath('/contact/thanks', lang));
        await expect(page.locator('[data-received]').first(), 'without an inquiry there is no reference').toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.missing.title);
      });
    });
  });
});
