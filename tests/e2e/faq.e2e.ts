import { expect, type Page, test } from '@playwright/test';
import { readCollection } from '#src/content/reading/read-collection.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import { violations } from '#tests/support/axe.ts';
import { inGate } from '#tests/support/matrix.ts';

const LANGS = [
  { lang: 'ja', path: '/faq', word: 'りもーと', matching: 'リモートワークはできますか。', contact: '/contact' },
  { lang: 'en', path: '/en/faq', word: 'REMOTE', matching: 'Can I work remotely?', contact: '/en/contact' },
  { lang: 'zh', path: '/zh/faq', word: '远程', matching: '可以远程办公吗？', contact: '/zh/contact' },
] as const;

/** As many as the content has; the check sees that all languages have the same. */
const categories = readCollection('faq', process.cwd()).entries[0]?.data as unknown as Faq;
const TOTAL = categories.flatMap(({ items }) => items).length;

/** Go there and wait until the tools are alive: `client:onscreen` loads them. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('.faq-accordion').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

for (const { lang, path, word, matching, contact } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test('holds every category and question, each answer once in the HTML', async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<details>/g)).toHaveLength(TOTAL);
      expect(html.match(/<section aria-labelledby/g)).toHaveLength(categories.length);
      const [, answer = ''] = /<div class="faq-accordion__answer"[^>]*><p>([^<]{20,}?)</.exec(html) ?? [];
      expect(html.split(answer)).toHaveLength(2);
    });

    test(
      'opens the question that the address names, and others beside it; leads on at its end',
      inGate(lang === 'zh'),
      async ({ page }) => {
        await page.goto(`${path}#remote-work`);
        await expect(page.locator('details[open]')).toHaveCount(1);
        await expect(page.locator('summary', { hasText: matching })).toBeInViewport();
        await expect(page.locator('#remote-work')).toBeInViewport();
        await page.locator('summary').nth(0).click();
        await page.locator('summary').nth(5).click();
        await expect(page.locator('details[open]')).toHaveCount(3);
        await expect(page.locator('.closing-sheet .links__button--primary')).toHaveAttribute('href', contact);
        await expect(page.locator(`.closing-sheet a[href$="/about-us"]`)).toBeVisible();
      },
    );

    test(
      'opens and closes all, filters while typing and reads the count out, accessible in every state',
      inGate(lang === 'ja'),
      async ({ page }) => {
        await open(page, path);
        expect(await violations(page)).toEqual([]);
        const all = page.locator('.faq-accordion__all input');
        await all.check();
        await expect(page.locator('details[open]')).toHaveCount(TOTAL);
        expect(await violations(page)).toEqual([]);
        await page.locator('summary').first().click();
        await expect(all).toHaveJSProperty('indeterminate', true);
        await all.check();
        await all.uncheck();
        await expect(page.locator('details[open]')).toHaveCount(0);

        const field = page.getByRole('main').getByRole('searchbox');
        await field.fill(word);
        await expect(page.locator('summary', { hasText: matching })).toBeVisible();
        const shown = await page.locator('details:not([hidden])').count();
        expect(shown).toBeLessThan(TOTAL);
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

test('finds a question by what visitors call it, as the search does', async ({ page }) => {
  await open(page, '/faq');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const [typed, question] of [
    ['料金', /契約の形|費用|料金/],
    ['テレワーク', /リモートワークはできますか。/],
  ] as const) {
    await field.fill(typed);
    await expect(page.locator('details:not([hidden]) summary', { hasText: question }).first()).toBeVisible();
    expect(await page.locator('details:not([hidden])').count()).toBeLessThan(TOTAL);
  }
});

test('keeps what was typed and ticked before the tools were alive', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/_astro/FaqAccordion*.js', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto('/faq');
  await page.locator('main .faq-accordion__find input').fill('設計だけ');
  await page.locator('.faq-accordion__all input').check();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(page.locator('details:not([hidden])')).toHaveCount(1);
  await expect(page.locator('details[open]:not([hidden])')).toHaveCount(1);
});

test('clears the filter when the address names a question that it hides', async ({ page }) => {
  await open(page, '/faq');
  await page.locator('main .faq-accordion__find input').fill('残業');
  await page.evaluate(() => {
    location.hash = '#visits';
  });
  await expect(page.locator('#visits')).toBeVisible();
});

test('keeps its questions when the address ends in what is no name', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const hash of ['#%', '#100%', '#%E0%A4%A', '#"><b>']) {
    // A blank page between: another fragment alone would load nothing.
    await page.goto('about:blank');
    await open(page, `/faq${hash}`);
    await page.getByRole('main').getByRole('searchbox').fill('zzzz');
    await expect(page.locator('details')).toHaveCount(TOTAL);
    await expect(page.locator('details:not([hidden])')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the questions, their answers on demand, and no tools that would not work', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('.faq-accordion__tools')).toBeHidden();
    await page.locator('summary').first().click();
    // The first one that the content has.
    await expect(page.locator(`#${categories[0]?.items[0]?.id}`)).toBeVisible();
  });
});
