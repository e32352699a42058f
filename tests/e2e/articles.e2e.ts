import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readWords } from '#src/content/reading/read-words.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { searchArticles } from '#src/domain/articles/search.ts';
import { tagsByUse } from '#src/domain/articles/tags.ts';
import { DEFAULT_LANG, forLang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { violations } from '#tests/support/axe.ts';
import { shown, termLabel, wordOfArticles } from '#tests/support/entries.ts';
import { openAlive } from '#tests/support/late-scripts.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';
import { watch } from '#tests/support/watch.ts';

const LANGS = PUBLISHED_LANGS.map((lang) => ({
  lang,
  home: localizePath('/tech-articles', lang),
  none: readWords(lang, 'tech-articles').list.none.title,
}));

/** A word as somebody else would type it: in full-width capitals, in letters of both sizes, between spaces. */
const TYPED: PerLang<(word: string) => string> = {
  ja: (word) => word.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  en: (word) => word.replace(/./g, (letter, at) => (at % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())),
  zh: (word) => ` ${word.toLowerCase()} `,
};

const articles = shown('tech-articles');
const tags = tagsByUse(articles).map(([tag]) => tag);
/** Tags that the filter offers, and articles that the list begins with (rule lists.articles). */
const OFFERED = Math.min(6, tags.length);
const BUILT = Math.min(PAGE_SIZE, articles.length);
/** A tag on a card of the first page that narrows the list. */
const aTag = articles
  .slice(0, BUILT)
  .map((article) => article.tags[0] ?? '')
  .find((tag) => articles.some((article) => !article.tags.includes(tag)));
const withSheet = articles.find(({ infographic }) => infographic !== undefined);
/** What an article can have in its Markdown: sections, notes, pictures, tables, programs. */
const PICTURE = /^!\[[^\]]*\]\((\S+)/m;
const PARTS = [/^## /m, /^\[\^/m, PICTURE, /^\|/m, /^```/m];
const NO_SHEET = 'no article has an infographic';

const titles = (page: Page) => page.locator('.cards h3:visible').allTextContents();
const search = (page: Page) => page.locator('#q');
const chosen = (page: Page) => page.locator('.filter__terms [aria-current]');

for (const { lang, home, none } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });
    const label = termLabel('tags', aTag ?? '', lang);
    const known = wordOfArticles(lang);
    const word = forLang(TYPED, lang)(known?.word ?? '');

    test(
      'a tag asks the server, stands in the address, and lets go when clicked again',
      inRotation(lang, 2),
      async ({ page, request }) => {
        test.skip(aTag === undefined, 'no tag that some articles have and others have not');
        const problems = await watch(page);
        const wanted: { title: string }[] = await (
          await request.get(`/api/tech-articles?lang=${lang}&tag=${aTag}`)
        ).json();
        await openAlive(page, home);
        await expect(page.locator('.filter__terms a')).toHaveCount(OFFERED);

        const asked = page.waitForRequest((one) => one.url().includes('/api/tech-articles?'));
        await page.locator(`.cards [data-tag=${aTag}]:visible`).first().click();
        expect(new URL((await asked).url()).search).toBe(`?lang=${lang}&tag=${aTag}`);
        await expect(page).toHaveURL(`${home}?tag=${aTag}`);
        await expect(page.getByRole('status')).toContainText(String(wanted.length));
        await expect(page.getByRole('status')).toBeFocused();
        await expect.poll(() => titles(page)).toEqual(wanted.map((article) => article.title));
        await expect(chosen(page)).toContainText(label);
        // Cards fade in; half-way their contrast is not what a reader gets.
        expect(await violations(page)).toEqual([]);

        await chosen(page).click();
        await expect(page).toHaveURL(home);
        await expect(page.locator('.cards > li:visible')).toHaveCount(BUILT);
        await page.goBack();
        await expect(chosen(page)).toContainText(label);
        expect(problems).toEqual([]);
      },
    );

    test(
      'the search finds all articles of the language, whatever width and case',
      inRotation(lang, 0),
      async ({ page }) => {
        test.skip(known === undefined, 'no title has a word in Latin letters that other articles have not');
        await openAlive(page, home);
        const calls: string[] = [];
        page.on('request', (one) => one.url().includes('/api/') && calls.push(one.url()));
        await search(page).fill(word);
        await expect.poll(() => titles(page)).toEqual(known?.titles);
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(word.trim())}$`));

        // Where there are more articles than a page has, the oldest is not among the built ones.
        const oldest = shown('tech-articles', lang).at(-1)?.title ?? '';
        await search(page).fill(oldest.slice(0, 12));
        await expect(page.locator('.cards:visible h3').last()).toHaveText(oldest);
        expect(calls).toHaveLength(1);

        await search(page).fill('zzzzzz');
        await expect(page.locator('.framed-state.framed-state--dashed')).toContainText(none);
        await expect(page.locator('.framed-state')).toHaveCSS('border-top-style', 'dashed');
        expect(await violations(page)).toEqual([]);
        await expect(page.locator(':is(.filter__count, .framed-state) button')).toHaveCount(1);
        await page.locator('.framed-state.framed-state--dashed button').click();
        await expect(page.getByRole('status')).toBeFocused();
        await expect(search(page)).toHaveValue('');
        await expect(page.locator('.cards > li:visible')).toHaveCount(BUILT);
        await expect(page).toHaveURL(home);
      },
    );

    test(
      'a shared address brings words, and a tag that is not among the first six',
      inRotation(lang, 1),
      async ({ page, request }) => {
        test.skip(tags.length === OFFERED, 'no more tags than the list offers');
        const labels: string[] = await (await request.get(`/api/tech-articles/tags?lang=${lang}`)).json();
        const last = labels.at(-1) ?? '';
        await openAlive(page, `${home}?tag=${encodeURIComponent(last)}&q=a`);
        await expect(chosen(page)).toContainText(last);
        await expect(page.locator('.filter__terms a')).toHaveCount(OFFERED + 1);
        await expect(search(page)).toHaveValue('a');
        await expect(page.getByRole('status')).not.toBeEmpty();
        await chosen(page).click();
        await expect(page).toHaveURL(`${home}?q=a`);
        await expect(page.locator('.filter__terms a')).toHaveCount(OFFERED);
        await expect(page.locator('.filter__terms')).toBeFocused();
      },
    );

    test('the infographic is a page in its own right', inRotation(lang, 2), async ({ page }) => {
      test.skip(withSheet === undefined, NO_SHEET);
      const address = `${home.replace('tech-articles', 'infographics')}/${withSheet?.infographic?.slug}.html`;
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
      expect(await violations(page)).toEqual([]);
    });

    test('an article has contents, notes, sized pictures and named regions', inRotation(lang, 1), async ({ page }) => {
      const whole = shown('tech-articles', lang)
        .filter(({ body }) => PARTS.every((part) => part.test(body)))
        .at(-1);
      test.skip(whole === undefined, 'no article has sections, a note, a picture, a table and a program');
      await page.goto(`${home}/${whole?.slug}`);
      const sections = await page.locator('.prose > h2').allTextContents();
      await expect(page.locator('.article__contents a')).toHaveText(sections);
      for (const link of await page.locator('.article__contents a, .prose sup a, .prose__notes a[href^="#"]').all()) {
        const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
        await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      }
      const picture = page.locator('.prose img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\.(?:avif|svg)$/);
      const [, file = ''] = PICTURE.exec(whole?.body ?? '') ?? [];
      const { width, height } = await sharp(path.join('content/tech-articles', lang, file)).metadata();
      expect(await picture.evaluate((image: HTMLImageElement) => image.width / image.height)).toBeCloseTo(
        width / height,
        1,
      );
      expect(
        await page
          .locator('.prose :is(.prose__table, pre)')
          .evaluateAll((all) => all.every((one) => one.ariaLabel && one.tabIndex === 0)),
      ).toBe(true);
      // The table is called by the heading above it too.
      const under = await page.locator('.prose > *').evaluateAll((all) =>
        all.flatMap((one, at) => {
          const heading = all.slice(0, at).findLast((before) => /^H\d$/.test(before.tagName));
          return one.matches('.prose__table') && heading ? [[one.ariaLabel, heading.textContent]] : [];
        }),
      );
      for (const [name, heading] of under) expect(name).toContain(heading);
      await expect(page.locator('.prose__notes').getByRole('heading')).toHaveCount(1);
      await expect(page.locator('.article__author')).toBeVisible();
      await expect(page.locator('script[src]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('nothing is looked for while an input method composes', async ({ page }) => {
  const [word = ''] = /\p{L}{2,4}/u.exec(articles[0]?.title ?? '') ?? [];
  test.skip(word === '', 'no articles');
  await page.clock.install();
  await openAlive(page, '/tech-articles');
  const calls: string[] = [];
  page.on('request', (one) => one.url().includes('/api/') && calls.push(one.url()));
  await search(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['て', 'てす', 'てすと']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.clock.runFor(350);
  }
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/tech-articles');
  await keyboard.send('Input.insertText', { text: word });
  await expect(page).toHaveURL(`/tech-articles?q=${encodeURIComponent(word)}`);
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
});

test('“show more” of what a search found leads to the first of the rest', async ({ page, request }) => {
  const all: { title: string; summary: string; author: string }[] = await (
    await request.get(`/api/tech-articles?lang=${DEFAULT_LANG}`)
  ).json();
  const letters = [...new Set(all.map(({ summary }) => summary).join(''))].filter((letter) => /\p{L}/u.test(letter));
  const common = letters.find((letter) => searchArticles(all, letter).length > PAGE_SIZE) ?? '';
  test.skip(common === '', 'no word finds more articles than one page of the list');
  await openAlive(page, `/tech-articles?q=${encodeURIComponent(common)}`);
  // Until the answer is there, the button is that of the whole list.
  await expect(page.locator('.cards--arriving h3 a').first()).toBeVisible();
  await page.locator('.cards__rest .links__button:visible').press('Enter');
  await expect(page.locator('.cards--arriving h3 a').nth(PAGE_SIZE)).toBeFocused();
});

test('cards come in one after the other, and at once under reduced motion', async ({ page }) => {
  const several = tags.find((tag) => articles.filter((article) => article.tags.includes(tag)).length >= 3);
  test.skip(several === undefined, 'no tag of three articles');
  await openAlive(page, `/tech-articles?tag=${several}`);
  const delays = () =>
    page
      .locator('.cards.cards--arriving > li')
      .evaluateAll((all) => all.slice(0, 3).map((one) => getComputedStyle(one).animationDelay));
  await expect.poll(delays).toEqual(['0s', '0.1s', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(delays).toEqual(['0s', '0s', '0s']);
});
