import { expect } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { SPACING } from '#tests/support/modes.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { firefoxPath } from '#tools/browser/firefox.ts';
import { startFirefox } from './driver/puppeteer.ts';
import { DESK, FIREFOX, PHONE, test } from './engine.ts';

/** 400 % in a window of 1280 × 1024 (WCAG 2.2, 1.4.10) and 200 % in the same: an engine lays a page out for what is left. */
const ZOOMED = { 'zoom 400 %': { width: 320, height: 400 }, 'zoom 200 %': { width: 640, height: 512 } } as const;

/** Runs in the page. By CSSOM, because the page policy forbids a style element of ours. */
function spaceText(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

for (const lang of PUBLISHED_LANGS)
  test(
    `pages in ${lang} hold at 200 % and 400 %, and with text as spaced as readers need`,
    FIREFOX,
    async ({ tab, watched }) => {
      test.setTimeout(180_000);
      watched.before((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
      const found: string[] = [];
      // One page of each family in rotation; all pages in the full test suite.
      const paths = FAMILIES.filter(
        (_, at) => IS_FULL || at % (2 * PUBLISHED_LANGS.length) === PUBLISHED_LANGS.indexOf(lang),
      );
      for (const address of paths.map((path) => localizePath(path, lang))) {
        await tab.goto(address);
        for (const [mode, { width, height }] of Object.entries(ZOOMED)) {
          await tab.resize(width, height);
          found.push(...(await tab.run(layoutProblems)).map((problem) => `${address}, ${mode}: ${problem}`));
        }
        await tab.run(spaceText, SPACING);
        found.push(...(await tab.run(layoutProblems)).map((problem) => `${address}, spaced: ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );

/** Firefox settings of a reader: forced colors for all pages, and text of 32 px instead of 16. */
const OWN_COLOURS = { 'browser.display.document_color_use': 2 };
const LARGE_TEXT = { 'font.size.variable.ja': 32, 'font.size.variable.x-western': 32, 'font.size.variable.zh-CN': 32 };

test('pages work with forced colors and text of 200 %', async ({ engineName, watched }) => {
  test.skip(engineName !== 'firefox', 'Chromium: tests/e2e/accessibility.e2e.ts; WebKit has neither');
  test.setTimeout(180_000);
  watched.before((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
  const engine = await startFirefox(firefoxPath() ?? '', { ...OWN_COLOURS, ...LARGE_TEXT });
  const tab = await engine.newVisitor(watched.origin);
  const found: string[] = [];
  for (const [at, path] of FAMILIES.entries()) {
    const lang = langAt(at);
    if (!IS_FULL && at % 4 > 0) continue;
    const address = localizePath(path, lang);
    await tab.goto(watched.origin + address);
    expect(await tab.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const { width, height } of [DESK, PHONE]) {
      await tab.resize(width, height);
      found.push(...(await tab.run(layoutProblems)).map((problem) => `${address} at ${width}: ${problem}`));
    }
  }
  await engine.stop();
  expect(found).toEqual([]);
});
