import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HEADING_LINE } from '#src/build/line-breaks.ts';
import { phrasesOf } from '#src/build/phrases.ts';
import { sheetPath } from '#src/domain/articles/infographic.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { contrast } from '#src/styles/contrast.ts';
import { PROJECT } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';
import { inNpmTest } from '#tests/support/matrix.ts';
import { LOCALE, pagesOf } from '#tests/support/routes.ts';

/*
 * Layout that a reader sees at once and no other test checks: line ends, the visible part of a page, complete boxes.
 */

/** Colors of the text and of the box behind it, as hex. Runs in the page. */
function coloursOf(element: Element): [string, string] {
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const { color, backgroundColor } = getComputedStyle(element);
  return [hex(color), hex(backgroundColor)];
}

// In light the other engines look, at more states.
for (const colorScheme of ['light', 'dark'] as const)
  test(
    `a chosen filter is readable under the pointer (${colorScheme})`,
    inNpmTest(colorScheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const [article] = shown('tech-articles');
      test.skip(article === undefined, 'no articles');
      await page.goto('/tech-articles');
      const tag = page.locator('.filter__terms a').first();
      await tag.click();
      await expect(tag).toHaveAttribute('aria-current', 'true');
      expect(contrast(...(await tag.evaluate(coloursOf)))).toBeGreaterThan(4.5);
      await page.mouse.down();
      expect(contrast(...(await tag.evaluate(coloursOf)))).toBeGreaterThan(4.5);
    },
  );

/** Laptops, less what the browser takes of the last one. */
const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [1440, 900],
] as const;

for (const lang of PUBLISHED_LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test('the pause button is in sight while the drawings move', async ({ page }) => {
      const { headline, slides } = recordOf('home', lang).hero;
      test.skip(slides === undefined, 'no slides');
      test.skip(!LANG_INFO[lang].hasSpaces && headline.some((line) => line.length > 6), 'a long vertical headline');
      await page.goto(localizePath('/', lang));
      for (const [width, height] of LAPTOPS) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.hero-slider__strip')).toBeInViewport({ ratio: 0.99 });
      }
    });
  });
}

const WITH_SHEET = shown('tech-articles').find(({ infographic }) => infographic !== undefined);

/** Set a paragraph of an article: how wide its part is now, and how its lines are set. Code is between backticks. Runs in the page. */
function written([text, part]: readonly [string, string]): { width: number; align: string } {
  const paragraph = document.querySelector<HTMLElement>('.prose p');
  if (paragraph === null) throw new Error('no paragraph');
  // Trusted Types forbid HTML made of a text.
  const nodes = text.split('`').map((piece, at) => {
    const node = document.createElement(at % 2 ? 'code' : 'span');
    node.textContent = piece;
    return node;
  });
  paragraph.replaceChildren(...nodes);
  const first = nodes[0]?.firstChild as Text;
  const range = document.createRange();
  range.setStart(first, first.data.indexOf(part));
  range.setEnd(first, first.data.indexOf(part) + part.length);
  return { width: range.getBoundingClientRect().width, align: getComputedStyle(paragraph).textAlign };
}

for (const lang of PUBLISHED_LANGS)
  test(`a line of a paragraph is flush left between words, and justified between characters, with neither figures nor words drawn apart (${lang})`, async ({
    page,
  }) => {
    const own = shown('tech-articles', lang).find((article) => article.lang === lang);
    test.skip(own === undefined, 'no article in this language');
    await page.goto(localizePath(pagesOf('tech-articles', own)[0] ?? '', lang));
    const write = (...line: [string, string]) => page.evaluate(written, line);
    const long = '図面と仕様を照らし合わせながら順番に確かめていきます。'.repeat(3);
    const alone = await write('一二2026年', '2026');
    const justified = await write(`一二2026${long}InternationalizationOfEverything${long}`, '2026');
    expect(justified.align).toBe(LANG_INFO[lang].hasSpaces ? 'start' : 'justify');
    expect(Math.abs(justified.width - alone.width)).toBeLessThan(1);
    expect((await write(`最も多かったのは\`Loan.java\`と${long}`, '最も')).align).toBe('start');
  });

/** The lines of an element's text. Runs in the page. */
function linesOf(element: Element): string[] {
  const lines: { top: number; text: string }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [at, character] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (width === 0) continue;
      if (last && Math.abs(last.top - top) < 4) last.text += character;
      else lines.push({ top, text: character });
    }
  return lines.map(({ text }) => text);
}

test('the title block breaks a long name between its words', async ({ page }) => {
  const pieces = phrasesOf(recordOf('company').name, DEFAULT_LANG, HEADING_LINE);
  test.skip(pieces.length < 2, 'a short name');
  await page.goto('/');
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('.footer__strip dd').last().evaluate(linesOf);
    for (const line of lines) expect(pieces.some((piece) => line.startsWith(piece))).toBe(true);
  }
});

/** Whether no value of a page's tables is wider than its paragraphs may be. Runs in the page. */
function tooWide(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.fact-table dd')]
    .filter((value) => value.offsetWidth > 40 * Number.parseFloat(getComputedStyle(value).fontSize) + 1)
    .map(({ textContent }) => textContent?.slice(0, 20) ?? '');
}

test('the values of a table have one right edge', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/about-us');
  expect(await page.evaluate(tooWide)).toEqual([]);
});

test('the bars of an infographic begin at one line', async ({ page }) => {
  test.skip(WITH_SHEET === undefined, 'no infographic');
  await page.goto(sheetPath(WITH_SHEET?.infographic?.slug ?? ''));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await page
      .locator('.infographic-sheet__rows > :first-child svg')
      .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().left)));
    expect(new Set(starts).size).toBe(1);
  }
});

test('the rulers of two positions have the same height', async ({ page }) => {
  test.skip(shown('jobs').length < 2, 'no two positions');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/recruit');
  const rulers = page.locator('.positions__sheets > li > div > svg');
  const [first, second] = [await rulers.nth(0).boundingBox(), await rulers.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
});

test('a certificate is shown whole', async ({ page }) => {
  test.skip(!recordOf('company').certifications?.length, 'no certificates');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about-us');
  await page.locator('.certificates a').first().click();
  await expect(page.locator('dialog[open] img')).toBeInViewport({ ratio: 1 });
  const dialog = page.locator('dialog[open]');
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the plan of services keeps its walls in forced colors', async ({ page }) => {
  test.skip(shown('services').length === 0, 'no services');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const [wall, room] = await Promise.all(
    ['.floor-plan', '.floor-plan > li'].map((part) => page.locator(part).first().evaluate(coloursOf)),
  );
  expect(wall?.[1]).not.toBe(room?.[1]);
});

test('a wide picture goes from edge to edge, and scrolls by keyboard in a narrow window', async ({ page }) => {
  await page.goto('/recruit');
  const wide = page.locator('.image__wide').first();
  test.skip((await wide.count()) === 0, 'no wide picture');
  for (const width of [1920, 1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await wide.boundingBox(), `${width}`).toMatchObject({ x: 0, width });
  }
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('each article of the list shows the drawing of its first tag', async ({ page }) => {
  test.skip(shown('tech-articles').length === 0, 'no articles');
  await page.goto('/tech-articles');
  const found = await page.locator('.cards > li').evaluateAll((items) =>
    items.map((item) => ({
      tag: item.querySelector<HTMLElement>('[data-tag]')?.dataset['tag'] ?? '',
      image: getComputedStyle(item, '::before').backgroundImage,
    })),
  );
  for (const { tag, image } of found)
    if (existsSync(path.join(PROJECT, `content/drawings/topic-${tag}.svg`))) expect(image).toContain(`/topic-${tag}.`);
    else expect(image).toBe('none');
});

test('the first entry of a list and its filter are on the first screen', async ({ page }) => {
  const inView = (selector: string) => expect(page.locator(selector).first()).toBeInViewport({ ratio: 0.99 });
  for (const lang of PUBLISHED_LANGS) {
    for (const kind of ['news', 'tech-articles'] as const) {
      if (shown(kind, lang).length === 0) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(localizePath(`/${kind}`, lang));
      await inView('.cards h3');
      await page.setViewportSize({ width: 390, height: 844 });
      await inView('.filter :is(input, a)');
    }
    if (recordOf('faq', lang) === undefined) continue;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localizePath('/faq', lang));
    await inView('summary');
    await page.setViewportSize({ width: 390, height: 844 });
    await inView('.faq-accordion__find input');
  }
});

/** Widths of a title without and with places to break. Runs in the page. */
function titleWidths(): number[] {
  const title = document.querySelector('h1') as HTMLElement;
  return [['和AI和'], ['和', 'AI', '和']].map((pieces) => {
    title.replaceChildren(
      ...pieces.flatMap((piece, at) => (at > 0 ? [document.createElement('wbr'), piece] : [piece])),
    );
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getBoundingClientRect().width;
  });
}

for (const lang of PUBLISHED_LANGS.filter((one) => !LANG_INFO[one].hasSpaces))
  test(`a place to break takes no space from a title (${lang})`, async ({ page }) => {
    await page.goto(localizePath('/contact', lang));
    const [whole, soft] = await page.evaluate(titleWidths);
    expect(soft).toBeCloseTo(whole ?? 0, 0);
  });

test.describe('with large text on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the link below the headline breaks between its words', async ({ page }) => {
    const { link } = recordOf('home').hero;
    const pieces = link ? phrasesOf(link.text, DEFAULT_LANG, HEADING_LINE) : [];
    test.skip(pieces.length < 2, 'a short link');
    await page.goto('/');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const lines = await page.locator('.hero .links__more').evaluate(linesOf);
    for (const line of lines) expect(pieces.some((piece) => line.startsWith(piece))).toBe(true);
  });
});
