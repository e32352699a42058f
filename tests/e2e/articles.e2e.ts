import { expect, type Page, test } from '@playwright/test';
import { violations } from '#tests/support/axe.ts';
import { inGate } from '#tests/support/matrix.ts';

const LANGS = [
  {
    lang: 'ja',
    home: '/tech-articles',
    tag: ['legacy', 'レガシー刷新'],
    word: 'ＤＲＵＰＡＬ',
    none: '条件に一致する記事はありません',
  },
  {
    lang: 'en',
    home: '/en/tech-articles',
    tag: ['legacy', 'Legacy modernization'],
    word: 'dRuPaL',
    none: 'No articles match the criteria',
  },
  {
    lang: 'zh',
    home: '/zh/tech-articles',
    tag: ['legacy', '遗留系统改造'],
    word: ' drupal ',
    none: '没有符合条件的文章',
  },
] as const;

interface Article {
  slug: string;
  title: string;
  tags: string[];
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

const titles = (page: Page) => page.locator('.cards h3:visible').allTextContents();
const search = (page: Page) => page.locator('#q');
const chosen = (page: Page) => page.locator('.filter__terms [aria-current]');

for (const { lang, home, tag, word, none } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: lang });
    const [key, label] = tag;

    test(
      'a tag asks the server, stands in the address, and lets go when clicked again',
      inGate(lang === 'zh'),
      async ({ page, request }) => {
        const problems: string[] = [];
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(error.message));
        const wanted: Article[] = await (await request.get(`/api/tech-articles?lang=${lang}&tag=${key}`)).json();
        await open(page, home);
        await expect(page.locator('.filter__terms a')).toHaveCount(6);

        const asked = page.waitForRequest((one) => one.url().includes('/api/tech-articles?'));
        await page.locator(`.cards [data-tag=${key}]:visible`).first().click();
        expect(new URL((await asked).url()).search).toBe(`?lang=${lang}&tag=${key}`);
        await expect(page).toHaveURL(`${home}?tag=${key}`);
        await expect(page.getByRole('status')).toContainText(String(wanted.length));
        await expect(page.getByRole('status')).toBeFocused();
        await expect.poll(() => titles(page)).toEqual(wanted.map((article) => article.title));
        await expect(chosen(page)).toContainText(label);
        // Cards fade in; half-way their contrast is not what a reader gets.
        expect(await violations(page)).toEqual([]);

        await chosen(page).click();
        await expect(page).toHaveURL(home);
        await expect(page.locator('.cards > li:visible')).toHaveCount(12);
        await page.goBack();
        await expect(chosen(page)).toContainText(label);
        expect(problems).toEqual([]);
      },
    );

    test(
      'the search finds all articles of the language, whatever width and case',
      inGate(lang === 'ja'),
      async ({ page, request }) => {
        const all: Article[] = await (await request.get(`/api/tech-articles?lang=${lang}`)).json();
        await open(page, home);
        const calls: string[] = [];
        page.on('request', (one) => one.url().includes('/api/') && calls.push(one.url()));
        await search(page).fill(word);
        await expect(page.locator('.cards:visible h3')).not.toHaveCount(12);
        for (const title of await titles(page)) expect(title).toContain('Drupal');
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(word.trim())}$`));

        // The oldest article is not among the built ones.
        const oldest = all.at(-1)?.title ?? '';
        await search(page).fill(oldest.slice(0, 12));
        await expect(page.locator('.cards:visible h3').last()).toHaveText(oldest);
        expect(calls).toHaveLength(1);

        await search(page).fill('zzzzzz');
        await expect(page.locator('.framed-state.framed-state--dashed')).toContainText(none);
        expect(await violations(page)).toEqual([]);
        await page.locator('.framed-state.framed-state--dashed button').click();
        await expect(search(page)).toHaveValue('');
        await expect(page.locator('.cards > li:visible')).toHaveCount(12);
        await expect(page).toHaveURL(home);
      },
    );

    test(
      'a shared address brings words, and a tag that is not among the first six',
      inGate(lang === 'en'),
      async ({ page, request }) => {
        const tags: string[] = await (await request.get(`/api/tech-articles/tags?lang=${lang}`)).json();
        const last = tags.at(-1) ?? '';
        await open(page, `${home}?tag=${encodeURIComponent(last)}&q=a`);
        await expect(chosen(page)).toContainText(last);
        await expect(page.locator('.filter__terms a')).toHaveCount(7);
        await expect(search(page)).toHaveValue('a');
        await expect(page.getByRole('status')).not.toBeEmpty();
        await chosen(page).click();
        await expect(page).toHaveURL(`${home}?q=a`);
        await expect(page.locator('.filter__terms a')).toHaveCount(6);
      },
    );

    test('waits with a skeleton, says that it failed, and tries again', inGate(lang === 'zh'), async ({ page }) => {
      let isDown = true;
      let release: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/tech-articles?*', async (route) => {
        await late;
        return isDown ? route.fulfill({ status: 500, body: 'down' }) : route.continue();
      });
      await open(page, home);
      await page.locator('.filter__terms a').first().click();
      await expect(page.locator('.cards__skeleton > div')).toHaveCount(4);
      release();
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).not.toContainText('500');
      expect(await violations(page)).toEqual([]);
      isDown = false;
      await alert.getByRole('button').click();
      await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
    });

    test('paragraphs are set as the language is: justified between characters, or flush left between words', async ({
      page,
    }) => {
      await page.goto(`${home}/event-driven-outbox`);
      await expect(page.locator('.prose p').first()).toHaveCSS('text-align', lang === 'en' ? 'start' : 'justify');
    });

    test('the article with an infographic opens it in a dialog', inGate(lang === 'ja'), async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(`${home}/drupal-ai-cto-prediction`);
      // The frame stays empty until the dialog opens.
      expect(page.frames().filter((frame) => frame.url().includes('infographic'))).toEqual([]);
      const button = page.locator('a[aria-haspopup=dialog]');
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const sheet = page.frameLocator('dialog iframe');
      await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sheet.locator('.infographic-sheet__rows > li')).toHaveCount(5);
      // The sheet in the frame is a page of its own, with a main landmark of its own; it has its own test.
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      expect(problems).toEqual([]);
    });

    test('the infographic is a page in its own right', inGate(lang === 'zh'), async ({ page }) => {
      const address = `${home.replace('tech-articles', 'infographics')}/drupal-ai-infographic.html`;
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
      expect(await violations(page)).toEqual([]);
    });

    test(
      'an article has contents, notes, sized pictures and named regions',
      inGate(lang === 'en'),
      async ({ page }) => {
        await page.goto(`${home}/legacy-strangler-slices`);
        const sections = await page.locator('.prose h2').allTextContents();
        await expect(page.locator('.article__contents a')).toHaveText(sections);
        for (const link of await page.locator('.article__contents a, .prose sup a, .prose__notes a[href^="#"]').all()) {
          const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
          await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
        }
        const picture = page.locator('.prose img');
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
        expect(await picture.evaluate((image: HTMLImageElement) => image.width / image.height)).toBeCloseTo(
          1600 / 380,
          1,
        );
        expect(
          await page
            .locator('.prose :is(.prose__table, pre)')
            .evaluateAll((all) => all.every((one) => one.ariaLabel && one.tabIndex === 0)),
        ).toBe(true);
        await expect(page.locator('.article__author')).toBeVisible();
        await expect(page.locator('script[src]')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      },
    );
  });
}

test('nothing is looked for while an input method composes', async ({ page }) => {
  await page.clock.install();
  await open(page, '/tech-articles');
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
  await keyboard.send('Input.insertText', { text: 'テスト' });
  await expect(page).toHaveURL(`/tech-articles?q=${encodeURIComponent('テスト')}`);
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
});

test('words typed and a tag clicked before hydration are not lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await late;
    return route.continue();
  });
  await page.goto('/tech-articles');
  await search(page).fill('drupal');
  release();
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await expect(search(page)).toHaveValue('drupal');
  await expect(page).toHaveURL('/tech-articles?q=drupal');
  await page.goto('/tech-articles');
  await page.locator('.filter__terms a').nth(2).click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect(chosen(page)).toBeVisible();
});

test('by keyboard: search, choose, read', async ({ page }) => {
  await open(page, '/en/tech-articles');
  await search(page).focus();
  await page.keyboard.type('drupal');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cards.cards--arriving > li').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.filter__search button')).toBeFocused();
  await page.locator('.cards.cards--arriving h3 a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/tech-articles\/[a-z]/);
});

test('cards come in one after the other, and at once under reduced motion', async ({ page }) => {
  await open(page, '/tech-articles?tag=architecture');
  const delays = () =>
    page
      .locator('.cards.cards--arriving > li')
      .evaluateAll((all) => all.slice(0, 3).map((one) => getComputedStyle(one).animationDelay));
  await expect.poll(delays).toEqual(['0s', '0.1s', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(delays).toEqual(['0s', '0s', '0s']);
});

test('only the page with an infographic may show frames', async ({ request }) => {
  expect(await (await request.get('/tech-articles/drupal-ai-cto-prediction')).text()).toContain("frame-src 'self'");
  expect(await (await request.get('/tech-articles/legacy-strangler-slices')).text()).not.toContain('frame-src');
});
