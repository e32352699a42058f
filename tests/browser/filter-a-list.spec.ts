import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { PAGE_SIZE } from '#src/articles/pages.ts';
import { byUse } from '#src/articles/records.ts';
import { forLang, type Lang, type PerLang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { listen } from '#tests/support/announcements.ts';
import { violations } from '#tests/support/axe.ts';
import { hasCategories, shown, termLabel, wordOfArticles } from '#tests/support/entries.ts';
import { openAlive } from '#tests/support/late-scripts.ts';
import { asBuilt, expect, inLanguages, test } from './test.ts';

/** A word as somebody else would type it: in full-width capitals, in letters of both sizes, between spaces. */
const TYPED: PerLang<(word: string) => string> = {
  ja: (word) => word.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  en: (word) => word.replace(/./g, (letter, at) => (at % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())),
  zh: (word) => ` ${word.toLowerCase()} `,
};

const [NO_NEWS, NO_ARTICLES, ONE_CATEGORY] = ['no news', 'no articles', 'no news of two categories'];
const NO_WORD = 'no title has a word in Latin letters that other articles have not';

/** The terms of a list's filter. */
const terms = (page: Page) => page.getByRole('main').getByRole('group').getByRole('link');
const chosen = (page: Page) => page.getByRole('main').getByRole('group').locator('[aria-current]');
const status = (page: Page) => page.getByRole('status');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
/** Titles of the entries that are shown. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

/** A category that some of the news are of, if possible not all. */
function aCategory(lang: Lang): { key: string; label: string } {
  const [newest, ...older] = shown('news', lang);
  const key = (older.find(({ category }) => category !== newest?.category) ?? newest)?.category ?? '';
  return { key, label: termLabel('categories', key, lang) };
}

inLanguages(1, (lang) => {
  const home = localizePath('/news', lang);
  const news = shown('news', lang);
  const { list } = readWords(lang, 'news');
  test.skip(news.length === 0, NO_NEWS);

  test('news: two columns on a tablet, one on a phone', async ({ page }) => {
    test.skip(news.length < 2, 'one card has no neighbour');
    await page.goto(home);
    for (const [width, columns] of [
      [768, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const cards = page.getByRole('main').locator('.cards > li');
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const bottoms = await page
      .locator('.cards .links__more')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)));
    expect(new Set(bottoms).size, 'links of a row are side by side').toBe(Math.ceil(bottoms.length / 2));
  });

  test('news: choose a category, go back, share the address', async ({ page }) => {
    test.skip(!hasCategories(lang), ONE_CATEGORY);
    const { key, label } = aCategory(lang);
    const wanted = titlesOf(news.filter(({ category }) => category === key));
    await openAlive(page, home);
    await expect(titles(page)).toHaveText(titlesOf(news.slice(0, PAGE_SIZE)));
    const times = await listen(page);
    const category = terms(page).filter({ hasText: `${label} ${wanted.length}` });
    await category.press('Enter');
    await expect(page).toHaveURL(`${home}?category=${key}`);
    await expect(titles(page)).toHaveText(wanted);
    await expect(status(page)).toContainText(String(wanted.length));
    await expect(chosen(page)).toContainText(label);
    await expect(page.locator(':focus')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(await times(String(wanted.length)), 'the number is read out once').toBe(1);

    // What has the focus disappears: the button, a card of the answer, a card of the page.
    await page.getByRole('button', { name: list.clear }).focus();
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(news.slice(0, PAGE_SIZE)));
    await expect(status(page)).toBeFocused();
    await titles(page).first().getByRole('link').focus();
    await page.goForward();
    await expect(titles(page)).toHaveText(wanted);
    await expect(status(page)).toBeFocused();
    await titles(page).first().getByRole('link').focus();
    await page.goBack();
    await expect(status(page)).toBeFocused();
    await page.goForward();
    await chosen(page).press('Enter');
    await expect(page).toHaveURL(home);
    await expect(category).toBeFocused();
    await expect(titles(page)).toHaveCount(Math.min(news.length, PAGE_SIZE));

    // By its name, as people write addresses.
    await openAlive(page, `${home}?category=${encodeURIComponent(label)}`);
    await expect(chosen(page)).toContainText(label);
    await expect(titles(page)).toHaveText(wanted);
  });

  test('news: the rest of the list is on further pages', async ({ page }) => {
    test.skip(news.length <= PAGE_SIZE, 'no more news than one page of the list');
    await page.goto(home);
    await expect(status(page)).toContainText(String(news.length));
    await page.getByRole('link', { name: list.showMore }).press('Enter');
    await expect(titles(page)).toHaveText(titlesOf(news.slice(PAGE_SIZE, 2 * PAGE_SIZE)));
  });

  test.describe('a list that does not come', () => {
    test.use({ expected: /503/ });

    test('news: the list waits, says that it failed, tries again, says that nothing is there', async ({ page }) => {
      test.skip(!hasCategories(lang), ONE_CATEGORY);
      let answer: 'late' | 'fail' | 'empty' = 'late';
      const late = Promise.withResolvers<void>();
      await page.route('**/api/news?*', async (route) => {
        if (answer === 'fail') return route.fulfill({ status: 503, body: 'down' });
        if (answer === 'empty') return route.fulfill({ json: [] });
        await late.promise;
        return route.continue();
      });
      await openAlive(page, home);
      await terms(page).first().click();
      await expect(status(page)).toHaveText(list.loading);
      await expect(titles(page)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      late.resolve();
      await expect(titles(page)).not.toHaveCount(0);

      answer = 'fail';
      // Another category; where there is one only, the same on a page that has no answer yet.
      if ((await terms(page).count()) === 1) await openAlive(page, home);
      await terms(page).last().click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(list.error.title);
      await expect(alert).not.toContainText('503');
      expect(await violations(page)).toEqual([]);
      // The retry removes its button, so its replacement takes the focus.
      await alert.getByRole('button').click();
      await expect(alert.getByRole('button')).toBeFocused();
      answer = 'empty';
      await alert.getByRole('button').click();
      await expect(page.getByRole('heading', { name: list.none.title })).toBeVisible();
      await expect(status(page)).toBeFocused();
      await page.getByRole('button', { name: list.clear }).click();
      await expect(page).toHaveURL(home);
      await expect(status(page)).toBeFocused();
      await expect(page.getByRole('button', { name: list.clear })).toHaveCount(0);
    });
  });
});

inLanguages(2, (lang) => {
  const home = localizePath('/tech-articles', lang);
  const articles = shown('tech-articles', lang);
  const { list } = readWords(lang, 'tech-articles');
  const tags = byUse(articles.flatMap((article) => article.tags)).map(([tag]) => tag);
  /** Tags that the filter offers. */
  const offered = Math.min(6, tags.length);
  /** A tag on a card of the first page that narrows the list. */
  const aTag = articles
    .slice(0, PAGE_SIZE)
    .map((article) => article.tags[0] ?? '')
    .find((tag) => articles.some((article) => !article.tags.includes(tag)));
  test.skip(articles.length === 0, NO_ARTICLES);

  test('articles: choose a tag on a card, let it go, go back', async ({ page }) => {
    test.skip(aTag === undefined, 'no tag that some articles have and others have not');
    const wanted = titlesOf(articles.filter((article) => article.tags.includes(aTag ?? '')));
    await openAlive(page, home);
    await expect(terms(page)).toHaveCount(offered);
    const asked = page.waitForRequest('**/api/tech-articles?*');
    await page.locator(`.cards [data-term=${aTag}]`).first().click();
    expect(new URL((await asked).url()).search).toBe(`?lang=${lang}&tag=${aTag}`);
    await expect(page).toHaveURL(`${home}?tag=${aTag}`);
    await expect(titles(page)).toHaveText(wanted);
    await expect(status(page)).toContainText(String(wanted.length));
    await expect(status(page)).toBeFocused();
    await expect(chosen(page)).toContainText(termLabel('tags', aTag ?? '', lang));
    await chosen(page).click();
    await expect(page).toHaveURL(home);
    await expect(titles(page)).toHaveCount(Math.min(articles.length, PAGE_SIZE));
    await page.goBack();
    await expect(titles(page)).toHaveText(wanted);
  });

  test('articles: a shared address brings words, and a tag that is not among those offered', async ({ page }) => {
    test.skip(tags.length === offered, 'no more tags than the list offers');
    const last = tags.at(-1) ?? '';
    await openAlive(page, `${home}?tag=${encodeURIComponent(termLabel('tags', last, lang))}&q=a`);
    await expect(chosen(page)).toContainText(termLabel('tags', last, lang));
    await expect(terms(page)).toHaveCount(offered + 1);
    await expect(field(page)).toHaveValue('a');
    await chosen(page).click();
    await expect(page).toHaveURL(`${home}?q=a`);
    await expect(terms(page)).toHaveCount(offered);
    await expect(status(page)).toBeFocused();
  });

  test('articles: look for words, whatever their width and case, and for words that nothing has', async ({ page }) => {
    const known = wordOfArticles(lang);
    test.skip(known === undefined, NO_WORD);
    const word = forLang(TYPED, lang)(known?.word ?? '');
    await openAlive(page, home);
    const calls: string[] = [];
    page.on('request', (one) => one.url().includes('/api/') && calls.push(one.url()));
    await field(page).fill(word);
    await expect(titles(page)).toHaveText([...(known?.titles ?? [])]);
    await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(word.trim())}$`));
    // Where there are more articles than a page has, the oldest is not among the built ones.
    const oldest = articles.at(-1)?.title ?? '';
    await field(page).fill(oldest.slice(0, 12));
    await expect(titles(page).last()).toHaveText(oldest);
    expect(calls).toHaveLength(1);
    await field(page).fill('zzzzzz');
    await expect(page.getByRole('heading', { name: list.none.title })).toBeVisible();
    const elsewhere = page.getByRole('main').getByRole('link', { name: /zzzzzz/ });
    await expect(elsewhere).toHaveAttribute('href', `${localizePath('/search', lang)}?q=zzzzzz`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: list.clear }).click();
    await expect(status(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(home);
    await expect(titles(page)).toHaveCount(Math.min(articles.length, PAGE_SIZE));
  });

  test('articles: the way back shows the list as it was left, and in its field what it is filtered by', async ({
    page,
  }) => {
    const { word = '', titles: found = [] } = wordOfArticles(lang) ?? {};
    test.skip(word === '', NO_WORD);
    await openAlive(page, home);
    await field(page).fill(word);
    await expect(titles(page)).toHaveText([...found]);
    await expect(page).toHaveURL(`${home}?q=${word}`);
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asBuilt(found[0] ?? ''));
    await page.goBack();
    await expect(page).toHaveURL(`${home}?q=${word}`);
    await expect(field(page)).toHaveValue(word);
    await expect(titles(page)).toHaveText([...found]);
  });
});

/** Colors of the text and of the box behind it. Runs in the page. */
function coloursOf(element: Element): [string, string] {
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor];
}

test('the term just chosen can be read under the pointer, pressed and focused', async ({ page }) => {
  const home = hasCategories() ? '/news' : '/tech-articles';
  test.skip(!hasCategories() && shown('tech-articles').length === 0, `${ONE_CATEGORY}, ${NO_ARTICLES}`);
  await openAlive(page, home);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if ((await chosen(page).count()) === 0) await terms(page).first().click();
    await chosen(page).hover();
    const isReadable = async (state: string) => {
      await expect(page.locator(`[aria-current]${state}`).last(), state).toBeVisible();
      const [text, ground] = await chosen(page).evaluate(coloursOf);
      expect(wcagContrast(text, ground), `${colorScheme} ${state}`).toBeGreaterThanOrEqual(4.5);
    };
    await isReadable(':hover');
    await page.mouse.down();
    await isReadable(':active');
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await chosen(page).focus();
    await isReadable(':focus');
  }
});

test('the first entry of a list and its filter are on the first screen', async ({ page }) => {
  const kinds = (['news', 'tech-articles'] as const).filter((kind) => shown(kind).length > 0);
  test.skip(kinds.length === 0, `${NO_NEWS}, ${NO_ARTICLES}`);
  for (const kind of kinds) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${kind}`);
    await expect(titles(page).first()).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize({ width: 390, height: 844 });
    if (kind === 'news' && !hasCategories()) continue;
    await expect(terms(page).or(field(page)).first()).toBeInViewport({ ratio: 0.99 });
  }
});
