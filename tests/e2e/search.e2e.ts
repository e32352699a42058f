import { expect, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { questions } from '#tests/support/entries.ts';
import { delayScripts } from '#tests/support/late-scripts.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';
import { namedServices } from '#tests/support/services.ts';

/** A service that is looked for by its name. */
const LANGS = PUBLISHED_LANGS.map((lang) => {
  const { label: query = '', address = '' } = namedServices(lang).at(-1) ?? {};
  return { lang, prefix: localizePath('/', lang).replace(/\/$/, ''), query, page: address };
});
test.skip(namedServices().length === 0, 'no services');

for (const { lang, prefix, query, page: meant } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test('is offered where a page is not found', inRotation(lang, 0), async ({ page }) => {
      await page.goto(`${prefix}/no-such-page`);
      await page.locator('main input[name=q]').fill(query);
      await page.locator('main input[name=q]').press('Enter');
      await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', meant);
      const kind = readWords(lang, 'common').nav.services;
      await expect(page.locator('.search-results__list > li > span').first()).toHaveText(kind);
    });
  });
}

test('reads a typo, and offers the words that find something alone, by keyboard', async ({ page }) => {
  const lang = PUBLISHED_LANGS.find((one) => LANG_INFO[one].hasSpaces);
  test.skip(lang === undefined, 'no language sets words apart');
  const home = localizePath('/search', lang ?? DEFAULT_LANG);
  const [word = ''] = (
    namedServices(lang)
      .at(0)
      ?.label.match(/[a-z]{5,}/gi) ?? []
  ).map((found) => found.toLowerCase());
  test.skip(word === '', 'no service has a long word in its name');
  const typo = word.replace(/^(...)(.)(.)/, '$1$3$2');
  const anyHit = page.locator('.search-results__list a').first();
  await page.goto(`${home}?q=${typo}`);
  await expect(page.locator('main').getByRole('status')).toContainText(word);
  await expect(anyHit).toBeVisible();
  await page.locator('main input[name=q]').fill(`${word} xylophones`);
  await expect(page.locator('.search-results__alone a')).toHaveText([word]);
  await page.locator('.search-results__alone a').press('Enter');
  await expect(page).toHaveURL(`${home}?q=${word}`);
  await expect(anyHit).toBeVisible();
  await expect(page.locator('.search-results__none')).toBeHidden();
});

test('a hit among the questions opens the one that is quoted', async ({ page }) => {
  test.skip(questions(DEFAULT_LANG).length === 0, 'no questions');
  await page.goto('/faq');
  const item = page.locator('main details').last();
  const question = await item.locator('summary').evaluate((summary) => summary.lastChild?.textContent?.trim() ?? '');
  await page.goto(`/search?q=${encodeURIComponent(question)}`);
  const hit = page.locator('.search-results__list a[href^="/faq#"]');
  // A directive for the browser, which marks the words, follows the id.
  const [, id] = /#([a-z0-9-]+)/.exec((await hit.getAttribute('href')) ?? '') ?? [];
  await hit.click();
  await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open', '');
  expect(await page.evaluate(() => location.hash)).toBe(`#${id}`);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('what is typed before the script comes is looked for', async ({ page }) => {
  const { query = '', page: meant = '', prefix = '' } = LANGS.at(-1) ?? {};
  const scripts = await delayScripts(page);
  // It is asked for with the page, whose load waits for it.
  await page.goto(`${prefix}/search`, { waitUntil: 'commit' });
  await page.locator('main input[name=q]').click();
  await page.keyboard.type(query);
  await scripts.arrive();
  await expect(page.locator('.search-results__list a').first()).toHaveAttribute('href', meant);
  await expect(page.locator('main input[name=q]')).toHaveValue(query);
  await expect(page).toHaveURL(`${prefix}/search?${new URLSearchParams({ q: query })}`);
});
