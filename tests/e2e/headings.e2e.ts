import { expect, test } from '@playwright/test';
import { LANGS } from '#src/i18n/langs.ts';
import { ADDRESSES, IS_FULL, LOCALE } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

/** Particles that must not stand alone at the end of a line's phrase, and brackets that open what follows. */
const BAD_END = /[「『（(〈《【“‘]$/;

/** The gate takes the narrowest width of each question: 320 px for scrolling, 390 px for lines. */
const WIDTHS = IS_FULL ? [320, 390, 768, 1280] : [320, 390];

for (const lang of LANGS)
  for (const width of WIDTHS)
    test.describe(`${lang} at ${width} px`, () => {
      test.use({ locale: LOCALE[lang], viewport: { width, height: 900 } });

      test('no heading line ends badly, nothing scrolls sideways', async ({ page }) => {
        test.setTimeout(240_000);
        const found: string[] = [];
        await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
        for (const { address } of ADDRESSES.filter((entry) => entry.lang === lang)) {
          await page.goto(address);
          const { lines, isWide } = await page.evaluate(linesOfHeadings);
          if (isWide) found.push(`${address} scrolls sideways`);
          if (width === 320) continue;
          for (const heading of lines)
            for (const [at, line] of heading.entries())
              if (
                heading.length > 1 &&
                ((lang !== 'en' && [...line].length === 1) || (at < heading.length - 1 && BAD_END.test(line)))
              )
                found.push(`${address}: ${heading.join(' / ')}`);
        }
        expect(found).toEqual([]);
      });
    });

/** The lines of each heading as the browser broke them, and whether the page is wider than the window. Runs in the page. */
function linesOfHeadings(): { lines: string[][]; isWide: boolean } {
  const lines = [...document.querySelectorAll('main :is(h1, h2, h3)')]
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
  return { lines, isWide: document.documentElement.scrollWidth > innerWidth };
}
