import { expect, type Page, test } from '@playwright/test';
import type { DataOf } from '#src/content/kinds.ts';
import { holdsWords } from '#src/domain/search/fold.ts';
import { holdsOne, meanings } from '#src/domain/search/query-variants.ts';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { alive } from '#tests/support/late-scripts.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';

const LANGS = PUBLISHED_LANGS.map((lang) => ({ lang, path: localizePath('/faq', lang) }));

/** As many as the content has; the check sees that all languages have the same. */
const categories: DataOf<'faq'> = recordOf('faq') ?? [];
const questions = categories.flatMap(({ items }) => items);
const TOTAL = questions.length;

test.skip(TOTAL === 0, 'no questions');

/** One that is looked for: the last with a word in katakana, which is found in hiragana too. */
const KATAKANA = /[ァ-ヶー]{3,}/;
const asked = (questions.findLast(({ question }) => KATAKANA.test(question)) ??
  questions.at(-1)) as (typeof questions)[0];
const ASKED = `details:has(#${asked?.id})`;

/** Go there and wait until the tools are alive: `client:onscreen` loads them. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('.faq-accordion').scrollIntoViewIfNeeded();
  await alive(page);
}

/** The rarest word of the question, typed carelessly: in capitals, and in hiragana instead of katakana. */
async function wordOfAsked(page: Page, lang: string): Promise<string> {
  const all = await page.locator('details').allTextContents();
  const [question = ''] = await page.locator(`${ASKED} summary`).allTextContents();
  const phrase = KATAKANA.exec(question)?.[0] ?? question;
  const words = Array.from(new Intl.Segmenter(lang, { granularity: 'word' }).segment(phrase), ({ segment }) => segment);
  const holders = (word: string) => all.filter((text) => holdsWords(text, word)).length;
  const [rarest = phrase] = words
    .filter((word) => /\p{L}/u.test(word))
    .sort((a, b) => holders(a) - holders(b) || b.length - a.length);
  return rarest.toUpperCase().replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

for (const { lang, path } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test('holds every category and question, each answer once in the HTML', async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<details>/g)).toHaveLength(TOTAL);
      expect(html.match(/<section aria-labelledby/g)).toHaveLength(categories.length);
      const [, answer = ''] = /<div class="faq-accordion__answer"[^>]*><p>([^<]{20,}?)</.exec(html) ?? [];
      expect(html.split(answer)).toHaveLength(2);
    });

    test(
      'opens and closes all, filters while typing and reads the count out, accessible in every state',
      inRotation(lang, 0),
      async ({ page }) => {
        await open(page, path);
        expect(await violations(page)).toEqual([]);
        const all = page.locator('.faq-accordion__all input');
        await all.check();
        await expect(page.locator('details[open]')).toHaveCount(TOTAL);
        expect(await violations(page)).toEqual([]);
        await page.locator('summary').first().click();
        await expect(all).toHaveJSProperty('indeterminate', TOTAL > 1);
        await all.check();
        await all.uncheck();
        await expect(page.locator('details[open]')).toHaveCount(0);

        const field = page.getByRole('main').getByRole('searchbox');
        await field.fill(await wordOfAsked(page, lang));
        await expect(page.locator(`${ASKED} summary`)).toBeVisible();
        const shown = await page.locator('details:not([hidden])').count();
        // Of a single question, that one.
        expect(shown).toBeLessThan(Math.max(TOTAL, 2));
        await expect(page.getByRole('status')).toContainText(String(shown));
        await field.fill('zzzz');
        await expect(page.locator('details:not([hidden])')).toHaveCount(0);
        await expect(page.getByRole('status')).toContainText('zzzz');
        await page.locator('.faq-accordion__none').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.locator('.faq-accordion__none button').click();
        await expect(page.locator('details:not([hidden])')).toHaveCount(TOTAL);
        await expect(field).toBeFocused();
      },
    );
  });
}

/** What visitors call what a question calls otherwise, and that question, which does not hold their word. */
const words: DataOf<'search-words'> | undefined = recordOf('search-words');
const CALLED = (words?.[DEFAULT_LANG]?.same ?? []).flatMap((group) =>
  group.flatMap((typed) =>
    questions
      .filter(({ question, answer }) => !holdsWords(question + answer, typed))
      .filter(({ question }) => holdsOne(question, meanings(typed, words?.[DEFAULT_LANG]?.same ?? [])))
      .map(({ id }) => ({ typed, id })),
  ),
);

test('finds a question by what visitors call it, as the search does', async ({ page }) => {
  test.skip(CALLED.length === 0, 'no question has a word for which content/search-words.yaml knows another');
  await open(page, '/faq');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const { typed, id } of CALLED) {
    await field.fill(typed);
    await expect(page.locator(`details:has(#${id}) summary`)).toBeVisible();
    expect(await page.locator('details:not([hidden])').count()).toBeLessThan(TOTAL);
  }
});

test('marks what is looked for, opens a few answers that hold it, and closes them again', async ({ page }) => {
  await open(page, '/faq');
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(asked.question);
  await expect(page.locator(`${ASKED}[open]`)).toBeVisible();
  expect((await marked()).length).toBeGreaterThan(0);
  await field.fill('');
  await expect(page.locator('details[open]')).toHaveCount(0);
  expect(await marked()).toEqual([]);
});

test('counts in the index what matches, keeps its numbers, and leads on to the search of the whole site', async ({
  page,
}) => {
  await open(page, '/faq');
  const rows = page.locator('.faq-accordion__categories li');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(asked.question);
  for (const { id, items } of categories) {
    const shown = await page.locator(`section[data-of="${id}"] details:not([hidden])`).count();
    expect(shown).toBeLessThanOrEqual(items.length);
    await expect(rows.and(page.locator(`[data-category="${id}"]`)).locator('span')).toHaveText(String(shown));
  }
  await expect(rows).toHaveCount(categories.length);
  for (const row of await rows.all()) await expect(row).toBeVisible();
  await field.fill('zzzz &');
  const onward = page.locator('.faq-accordion__none a');
  await expect(onward).toHaveAttribute('href', '/search?q=zzzz+%26');
  await onward.click();
  await expect(page.locator('main input[name=q]')).toHaveValue('zzzz &');
});
