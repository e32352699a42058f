import type { Page, Request } from '@playwright/test';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { findings, PLACES } from '#tests/support/axe.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { sampled } from '#tests/support/routes.ts';
import { expect, test } from './test.ts';

/** Characters that must not end a line: opening brackets. */
const BAD_END = /[「『（(〈《【“‘]$/;

/** Controls that a finger finds with ease: their least height in CSS pixels, and which they are. */
const COMFORTABLE = 44;
const MAIN_CONTROLS = [
  '.header__button',
  '.header__nav a',
  '.header__search button',
  '.links__button',
  '.links__more',
  '.filter__terms a',
  '.pager a',
  '.hero-slider__buttons button',
  'summary',
  '[data-send]',
  '#agree',
].join();

const PHONE = 390;
/** `npm test` uses the narrowest width of each check: 320 px for scrolling, 390 px for line breaks and targets. */
const WIDTHS = IS_FULL ? [320, PHONE, 768, 1280] : [320, PHONE];
/** Visits of one test, so that both of a machine's cores have some. */
const SHARE = 15;

/** Everything that is true of every page and needs a browser is asked at one visit of the page. */
for (const lang of PUBLISHED_LANGS) {
  const own = sampled(lang);
  const shares = Array.from({ length: Math.ceil(own.length / SHARE) }, (_, at) =>
    own.slice(at * SHARE, (at + 1) * SHARE),
  );
  for (const [at, share] of shares.entries())
    test.describe(`pages in ${lang}, ${at + 1} of ${shares.length}`, () => {
      test.use({ lang, hasAgreed: true, hasTouch: true });

      test('no violation, error or foreign request; no heading line ends badly, nothing is cut or scrolls sideways, targets are large enough for a finger', async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const problems: string[] = [];
        const pending = new Set<Request>();
        page.on('request', (request) => pending.add(request));
        for (const end of ['requestfinished', 'requestfailed'] as const)
          page.on(end as 'requestfinished', (request) => pending.delete(request));
        for (const { address } of share) {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.goto(address);
          for (const width of WIDTHS) {
            problems.push(...(await badLayout(page, width, !LANG_INFO[lang].hasSpaces, address)));
            if (width !== PHONE) continue;
            problems.push(...(await smallTargets(page)).map((problem) => `${address}: ${problem}`));
          }
          // The menu is the same on every page.
          if (address === share[0]?.address) {
            await page.setViewportSize({ width: PHONE, height: 900 });
            await page.locator('.header__button').click();
            problems.push(...(await smallTargets(page)).map((problem) => `menu: ${problem}`));
          }
          await page.setViewportSize({ width: 1280, height: 900 });
          await pressEverything(page);
          // What was asked for is answered before the next page is opened.
          await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
        }
        expect(problems).toEqual([]);
      });
    });
}

/** What is wrong with the layout of a page in a window of a width. */
async function badLayout(page: Page, width: number, isCjk: boolean, address: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = (await page.evaluate(layoutProblems)).map((problem) => `${address} at ${width} px: ${problem}`);
  if (width === 320) return found;
  const isBad = (heading: readonly string[]) =>
    heading.length > 1 &&
    heading.some((line, at) => (isCjk && [...line].length === 1) || (at < heading.length - 1 && BAD_END.test(line)));
  const lines = await page.evaluate(linesOfHeadings);
  return [...found, ...lines.filter(isBad).map((heading) => `${address} at ${width} px: ${heading.join(' / ')}`)];
}

/** Targets that are too small or too close (WCAG 2.2, 2.5.8), and main controls that are less than comfortable. */
async function smallTargets(page: Page): Promise<string[]> {
  const found = await findings(page, PLACES, true);
  const small = found.flatMap(({ nodes }) => nodes.map(({ target }) => `small target: ${target.join(' ')}`));
  const controls = page.locator(MAIN_CONTROLS).filter({ visible: true });
  const low = await controls.evaluateAll((all, least) => {
    const lowOnes = all.filter((control) => control.getBoundingClientRect().height < least - 0.5);
    return lowOnes.map((control) => `low main control: ${control.textContent?.trim()}`);
  }, COMFORTABLE);
  return [...small, ...low];
}

/** Everything that a click may start: answers, dialogs, filters; nothing that leaves the page. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>('summary, main button:not([disabled], [type="submit"])');
    for (const control of controls) if (control.checkVisibility({ visibilityProperty: true })) control.click();
    // What a click makes the page draw is drawn with the next frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.keyboard.press('Escape');
}

/** The lines of each heading as the browser broke them. Runs in the page. */
function linesOfHeadings(): string[][] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('.base__visually-hidden'))
    .map((heading) => {
      const found: { top: number; text: string }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (!box || text[at]?.trim() === '') continue;
          const isVertical = getComputedStyle(heading).writingMode.startsWith('vertical');
          const position = Math.round(isVertical ? box.left : box.top);
          const last = found.at(-1);
          if (last && Math.abs(last.top - position) < 12) last.text += text[at];
          else found.push({ top: position, text: text[at] ?? '' });
        }
      }
      return found.map((line) => line.text);
    });
}
