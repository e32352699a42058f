import { expect, type Page, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { violations } from '#tests/support/axe.ts';
import { shown, termLabel } from '#tests/support/entries.ts';
import { openAlive } from '#tests/support/late-scripts.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';
import { watch } from '#tests/support/watch.ts';

const LANGS = PUBLISHED_LANGS.map((lang) => {
  const { list } = readWords(lang, 'news');
  const home = localizePath('/news', lang);
  return { lang, home, error: list.error.title, none: list.none.title };
});

interface Item {
  slug: string;
  title: string;
  category: string;
  lang: string;
}

/** A category that some of the news are of, if possible not all. */
function aCategory(lang: Lang): { key: string; label: string } {
  const [newest, ...older] = shown('news', lang);
  const key = (older.find(({ category }) => category !== newest?.category) ?? newest)?.category ?? '';
  return { key, label: termLabel('categories', key, lang) };
}

const cards = (page: Page) => page.locator('.cards > li:visible');
const titles = (page: Page) => page.locator('.cards h3:visible').allTextContents();

test('the whole row of a news item can be pressed, and has the ring of its link', async ({ page }) => {
  const [newest] = shown('news', DEFAULT_LANG);
  test.skip(newest === undefined, 'no news');
  await page.goto(localizePath('/news', DEFAULT_LANG));
  const row = cards(page).first();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(row).toHaveCSS('outline-style', 'solid');
  // Forced, because the title's link covers the text.
  await row.locator('.cards__summary').click({ force: true });
  await expect(page).toHaveURL(localizePath(`/news/${newest?.slug}`, DEFAULT_LANG));
});

for (const { lang, home, error, none } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test(
      'list, filter, back, shared: the address says what is shown',
      inRotation(lang, 1),
      async ({ page, request }) => {
        const problems = await watch(page);
        const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
        test.skip(all.length === 0, 'no news');
        const listed = all.slice(0, PAGE_SIZE);
        await openAlive(page, home);
        await expect.poll(() => titles(page)).toEqual(listed.map((item) => item.title));

        const { key, label } = aCategory(lang);
        const wanted = all.filter((item) => item.category === label);
        const category = page
          .locator('.filter__terms')
          .getByRole('link', { name: `${label} ${wanted.length}`, exact: true });
        await category.press('Enter');
        await expect(page).toHaveURL(`${home}?category=${key}`);
        await expect(page.getByRole('status')).toContainText(String(wanted.length));
        await expect.poll(() => titles(page)).toEqual(wanted.map((item) => item.title));
        await expect(page.locator('.filter__terms [aria-current]')).toContainText(label);
        await expect(page.locator(':focus')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);

        await page.goBack();
        await expect(cards(page)).toHaveCount(listed.length);
        await page.goForward();
        await expect(cards(page)).toHaveCount(wanted.length);
        await page.locator('.filter__terms [aria-current]').press('Enter');
        await expect(page).toHaveURL(home);
        await expect(category).toBeFocused();
        await expect(cards(page)).toHaveCount(listed.length);

        await openAlive(page, `${home}?category=${encodeURIComponent(label)}`);
        await expect(page.locator('.filter__terms [aria-current]')).toContainText(label);
        await expect(page.locator('.cards:visible .tags__category')).toHaveText(wanted.map(() => label));
        expect(problems).toEqual([]);
      },
    );

    test(
      'more of the list come below it, also after a category, and the focus with them',
      inRotation(lang, 1),
      async ({ page, request }) => {
        const problems = await watch(page);
        const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
        test.skip(all.length <= PAGE_SIZE, 'no more news than one page of the list');
        const grown = all.slice(0, 2 * PAGE_SIZE);
        await openAlive(page, home);
        await page.locator('.filter__terms a').first().press('Enter');
        await page.locator('.filter__terms [aria-current]').press('Enter');
        await page.locator('.cards__rest .links__button').press('Enter');
        await expect(cards(page)).toHaveCount(grown.length);
        await expect.poll(() => titles(page)).toEqual(grown.map((item) => item.title));
        await expect(page.locator('.cards h3 a').nth(PAGE_SIZE)).toBeFocused();
        await expect(page.getByRole('status')).toContainText(String(grown.length));
        expect(problems).toEqual([]);
      },
    );

    test(
      'waits with a skeleton, says that it failed, tries again, says that nothing is there',
      inRotation(lang, 0),
      async ({ page, request }) => {
        const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
        test.skip(all.length === 0, 'no news');
        let answer: 'late' | 'fail' | 'empty' = 'late';
        let release: () => void = () => undefined;
        await page.route('**/api/news?*', async (route) => {
          if (answer === 'fail') return route.fulfill({ status: 503, body: 'down' });
          if (answer === 'empty') return route.fulfill({ json: [] });
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return route.continue();
        });
        await openAlive(page, home);
        const filter = page.locator('.filter__terms').getByRole('link');
        await filter.nth(0).click();
        await expect(page.locator('.cards__skeleton > div')).toHaveCount(4);
        await expect(page.getByRole('status')).not.toBeEmpty();
        expect(await violations(page)).toEqual([]);
        release();
        await expect(page.locator('.cards__skeleton')).toHaveCount(0);

        answer = 'fail';
        // Another category; where there is one only, the same on a page that has no answer yet.
        if ((await filter.count()) === 1) await openAlive(page, home);
        await filter.last().click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(error);
        await expect(alert).not.toContainText('503');
        expect(await violations(page)).toEqual([]);
        // The retry removes its button, so its replacement takes the focus.
        await alert.getByRole('button').click();
        await expect(alert.getByRole('button')).toBeFocused();
        answer = 'empty';
        await alert.getByRole('button').click();
        const nothing = page.locator('.framed-state.framed-state--dashed');
        await expect(nothing).toContainText(none);
        await expect(nothing).toHaveCSS('border-top-style', 'dashed');
        await expect(page.getByRole('status')).toBeFocused();
        const clear = page.locator(':is(.filter__count, .framed-state) button');
        await expect(clear).toHaveCount(1);
        await nothing.getByRole('button').click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('status')).toBeFocused();
        await expect(clear).toHaveCount(0);
      },
    );

    test(
      'more that does not come is asked for again, and the focus goes with it',
      inRotation(lang, 2),
      async ({ page, request }) => {
        const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
        test.skip(all.length <= PAGE_SIZE, 'no more news than one page of the list');
        let isDown = true;
        await page.route('**/api/news?*', (route) =>
          isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
        );
        await openAlive(page, home);
        const retry = page.getByRole('alert').getByRole('button');
        await page.locator('.cards__rest .links__button').press('Enter');
        await expect(retry).toBeFocused();
        await retry.press('Enter');
        await expect(retry).toBeFocused();
        isDown = false;
        await retry.press('Enter');
        await expect(page.locator('.cards h3 a').nth(PAGE_SIZE)).toBeFocused();
      },
    );

    test(
      'an entry that is not translated is shown in the default language and says so',
      inRotation(lang, 2),
      async ({ page, request }) => {
        const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
        const fallback = all.find((item) => item.lang !== lang);
        test.skip(fallback === undefined, 'every entry is translated');
        await page.goto(`${home}/${fallback?.slug}`);
        await expect(page.locator('.article__notice')).toBeVisible();
        await expect(page.locator('.prose')).toHaveAttribute('lang', LANG_INFO[DEFAULT_LANG].tag);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`example/news/${fallback?.slug}$`),
        );
        await expect(page.locator('link[hreflang]')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      },
    );

    test('an entry has its parts, its neighbours and the way back', inRotation(lang, 1), async ({ page, request }) => {
      const problems = await watch(page);
      const all: Item[] = await (await request.get(`/api/news?lang=${lang}`)).json();
      test.skip(all.length < 3, 'no news has an older and a newer one');
      await page.goto(`${home}/${all[1]?.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[1]?.title ?? '');
      await expect(page.locator('.tags__category')).toHaveText(all[1]?.category ?? '');
      await expect(page.locator('.article__next a')).toHaveText([
        new RegExp(escaped(all[2]?.title)),
        new RegExp(escaped(all[0]?.title)),
      ]);
      await expect(page.locator('.links__more.links__more--back')).toHaveAttribute('href', home);
      await expect(page.locator('script[src]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    for (const collection of ['news', 'tech-articles']) {
      test(
        `pages and API of ${collection} agree; without script every entry is reached through the pages`,
        inRotation(lang, collection === 'news' ? 2 : 0),
        async ({ browser, request }) => {
          const context = await browser.newContext({ javaScriptEnabled: false, locale: LOCALE[lang] });
          const page = await context.newPage();
          const all: Item[] = await (await request.get(`/api/${collection}?lang=${lang}`)).json();
          const found: { title: string | null; lang: string | null }[] = [];
          await page.goto(home.replace('news', collection));
          for (;;) {
            for (const title of await page.locator('.cards h3').all()) {
              found.push({ title: await title.textContent(), lang: (await title.getAttribute('lang')) ?? lang });
            }
            const next = page.locator('.cards__rest a, .pager [rel=next]');
            if ((await next.count()) === 0) break;
            await next.click();
          }
          expect(found).toEqual(all.map((item) => ({ title: item.title, lang: item.lang })));
          await expect(page.locator('.filter:visible')).toHaveCount(0);
          await context.close();
        },
      );
    }
  });
}

function escaped(text = ''): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
