import path from 'node:path';
import sharp from 'sharp';
import { pageOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import { CAREERS } from '#src/site/routes.ts';
import { violations } from '#tests/support/axe.ts';
import { shown, termLabel } from '#tests/support/entries.ts';
import { IS_FULL, inTurn } from '#tests/support/matrix.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';
import { asBuilt, CHROMIUM, expect, inLanguages, test } from './test.ts';

/** What an article can have in its Markdown: sections, notes, pictures, tables, programs. */
const PICTURE = /^!\[[^\]]*\]\((\S+)/m;
const PARTS = [/^## /m, /^\[\^/m, PICTURE, /^\|/m, /^```/m];
const TABLE = /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m;

inLanguages(1, (lang) => {
  const articles = shown('tech-articles', lang);
  const news = shown('news', lang);
  const { detail } = readWords(lang, 'tech-articles');

  test('an article has contents, notes, sized pictures and named regions', async ({ page }) => {
    const whole = articles.filter(({ body }) => PARTS.every((part) => part.test(body))).at(-1);
    test.skip(whole === undefined, 'no article has sections, a note, a picture, a table and a program');
    await page.goto(localizePath(pageOf('tech-articles', `${whole?.slug}`), lang));
    const text = page.locator('.prose');
    const contents = page.getByRole('navigation', { name: detail.contents });
    await expect(contents.getByRole('link')).toHaveText(await text.locator('> h2').allTextContents());
    for (const link of await contents.getByRole('link').or(text.locator('sup a, li a[href^="#_ref"]')).all()) {
      const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    }
    const picture = text.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.(?:avif|svg)$/);
    const [, file = ''] = PICTURE.exec(whole?.body ?? '') ?? [];
    const { width, height } = await sharp(path.join('content/tech-articles', lang, file)).metadata();
    const shape = await picture.evaluate((image: HTMLImageElement) => image.width / image.height);
    expect(shape).toBeCloseTo(width / height, 1);
    // What scrolls has a name and takes the focus; a table is called by the heading above it.
    for (const scroller of await text.locator('pre, :has(> table)').all()) {
      await expect(scroller).toHaveAccessibleName(/./);
      await expect(scroller).toHaveAttribute('tabindex', '0');
    }
    const tables = await text.locator('> *').evaluateAll((all) =>
      all.flatMap((one, at) => {
        const heading = all.slice(0, at).findLast((before) => /^H\d$/.test(before.tagName));
        return one.querySelector(':scope > table') && heading ? [[one.ariaLabel, heading.textContent]] : [];
      }),
    );
    expect(tables.filter(([name, heading]) => !name?.includes(`${heading}`))).toEqual([]);
    await expect(page.getByRole('region', { name: detail.author })).toBeVisible();
    await expect(page.locator('script[src]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('a news entry has its parts, its neighbours and the way back', async ({ page }) => {
    const [newer, entry, older] = news;
    test.skip(older === undefined, 'no news has an older and a newer one');
    await page.goto(localizePath(pageOf('news', `${entry?.slug}`), lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asBuilt(`${entry?.title}`));
    await expect(
      page.getByText(termLabel('categories', `${entry?.category}`, lang), { exact: true }).first(),
    ).toBeVisible();
    const around = page.getByRole('navigation', { name: readWords(lang, 'news').detail.around });
    for (const [at, neighbour] of [older, newer].entries())
      await expect(around.getByRole('link').nth(at)).toContainText(`${neighbour?.title}`);
    const back = page.getByRole('link', { name: readWords(lang, 'news').detail.back });
    await expect(back).toHaveAttribute('href', localizePath('/news', lang));
    await expect(page.locator('script[src]')).toHaveCount(0);
  });

  test('the infographic opens in its dialog, and Esc closes it from outside and from inside its frame', async ({
    page,
  }) => {
    const article = articles.find(({ infographic }) => infographic !== undefined);
    test.skip(article === undefined, 'no article has an infographic');
    await page.goto(localizePath(pageOf('tech-articles', `${article?.slug}`), lang));
    // The frame stays empty until the dialog opens.
    expect(page.frames().filter((one) => one.url().includes('infographic'))).toEqual([]);
    const opener = page.getByRole('link', { name: detail.infographic.open });
    const dialog = page.getByRole('dialog');
    const frame = dialog.locator('iframe');
    for (const isInside of [false, true]) {
      await opener.click();
      await expect(frame.contentFrame().getByRole('listitem').first()).toBeVisible();
      await expect(dialog).toHaveAccessibleName(/./);
      expect(await violations(page)).toEqual([]);
      if (isInside) await frame.contentFrame().locator('body').click();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

/** Runs in the page: the tables that hide a part, by their names. */
const cutTables = () =>
  [...document.querySelectorAll('.prose :has(> table)')].flatMap((region) =>
    region.scrollWidth > region.clientWidth
      ? [`${region.ariaLabel}: ${region.scrollWidth} in ${region.clientWidth} px`]
      : [],
  );

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    test.use({ lang });
    // In `npm test` every third entry with a table is looked at, in one language.
    const addresses = (['news', 'tech-articles'] as const).flatMap((kind) =>
      shown(kind, lang)
        .filter(({ body }) => TABLE.test(body))
        .filter((_, at) => IS_FULL || (at % 3 === 0 && inTurn(PUBLISHED_LANGS, at / 3).includes(lang)))
        .map(({ slug }) => localizePath(pageOf(kind, slug), lang)),
    );
    test('no table hides a column on a desk; on a phone it scrolls in itself, or its rows are cards', async ({
      page,
    }) => {
      test.skip(addresses.length === 0, 'no entry has a table');
      const cut: string[] = [];
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('table').first()).toBeVisible();
        cut.push(...(await page.evaluate(cutTables)).map((table) => `${address}: ${table}`));
        await page.setViewportSize({ width: 390, height: 844 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 390) cut.push(`${address} is ${width} px wide`);
      }
      expect(cut).toEqual([]);
    });
  });

test('an entry that is not translated is shown in the default language and says so', async ({ page }) => {
  const untranslated = (lang: Lang) => shown('news', lang).find((entry) => entry.lang !== lang);
  const lang = PUBLISHED_LANGS.find(untranslated);
  test.skip(lang === undefined, 'every entry is translated');
  const entry = untranslated(lang ?? DEFAULT_LANG);
  await page.goto(`${localizePath(pageOf('news', `${entry?.slug}`), lang ?? DEFAULT_LANG)}?lng=${lang}`);
  const [before = ''] = readWords(lang ?? DEFAULT_LANG, 'common').fallbackNotice.split('{{');
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.locator('.prose')).toHaveAttribute('lang', LANG_INFO[DEFAULT_LANG].tag);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\w/news/${entry?.slug}$`));
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('the feeds are well-formed', async ({ page, request }) => {
  const lists = (['/news', '/tech-articles'] as const).filter((list) => SHOWN_ROUTES.includes(list));
  test.skip(lists.length === 0, 'no feeds: no news and no articles');
  for (const list of lists) {
    const text = await (await request.get(`${list}/feed.xml`)).text();
    // On an empty page: those of the site do not let scripts parse a text.
    const errors = await page.evaluate(parserErrors, text);
    expect(errors, list).toEqual([]);
  }
});

/** Read a feed as a feed reader does. Runs in the page. */
function parserErrors(text: string): (string | null)[] {
  const feed = new DOMParser().parseFromString(text, 'text/xml');
  return [...feed.querySelectorAll('parsererror')].map((error) => error.textContent);
}

test('a wide picture goes from edge to edge, and scrolls by keyboard in a narrow window', async ({ page }) => {
  await page.goto(CAREERS);
  const wide = page.locator('main [tabindex="0"]:has(> img, > svg, > picture)').first();
  test.skip((await wide.count()) === 0, 'no wide picture');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await wide.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test(
  'the structure after a project slides over the one before it, by scrolling and by radio button',
  CHROMIUM,
  async ({ page }) => {
    const drawn = shown('case-studies').find(({ diagram }) => diagram);
    test.skip(drawn === undefined || !IS_DRAWN, 'no case has drawings of its structure');
    await page.goto(pageOf('case-studies', `${drawn?.slug}`));
    const sheets = page.locator('#structure figure > div');
    /** Pixels from the edge of the old sheet to that of the new one. */
    const distance = async () => {
      const [old, late] = await sheets.evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().left));
      return Math.abs(Number(late) - Number(old));
    };
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await distance()).toBeGreaterThan(width / 2);
    const { structure } = readWords(DEFAULT_LANG, 'case-studies').detail;
    const button = (name: string) => page.getByRole('radio', { name });
    await button(structure.after).evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await expect.poll(distance).toBeLessThan(3);
    await button(structure.before).check();
    await expect.poll(distance).toBeGreaterThan(width / 2);
    await button(structure.before).press('ArrowRight');
    await expect.poll(distance).toBeLessThan(3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(structure.after)).toBeHidden();
    expect(await distance()).toBeGreaterThan(width / 4);
  },
);
