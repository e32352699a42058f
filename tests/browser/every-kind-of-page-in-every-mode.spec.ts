import type { Page } from '@playwright/test';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { COLOURS, findings, PLACES } from '#tests/support/axe.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL, inTurn } from '#tests/support/matrix.ts';
import { launchWithLargeText, MODE_NAMES, MODES, type Mode, type ModeName, show } from '#tests/support/modes.ts';
import { FAMILIES, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { expect, test } from './test.ts';

/** Modes that no other browser shows when a test asks for them. */
const CHROMIUM_ONLY: readonly ModeName[] = ['forced-colours', 'text-200'];

for (const lang of PUBLISHED_LANGS)
  test.describe(`axe, ${lang}`, () => {
    test.use({ lang, hasAgreed: true });
    for (const { address, path } of sampled(lang).filter((one) => IS_FULL || FAMILIES.includes(one.path)))
      test(`${address} in ${IS_FULL ? 'every mode' : modesOf(path).join(', ')}`, async ({
        page,
        baseURL,
        browserName,
      }) => {
        test.setTimeout(180_000);
        await page.goto(address);
        const found: string[] = [];
        for (const mode of modesOf(path)) {
          if (browserName !== 'chromium' && CHROMIUM_ONLY.includes(mode)) continue;
          if (mode === 'text-200') {
            const browser = await launchWithLargeText();
            const { locale } = LANG_INFO[lang];
            const large = await browser.newPage({ locale, ...(baseURL && { baseURL }) });
            await large.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
            await large.goto(address);
            found.push(...(await look(large, mode, path)));
            await browser.close();
          } else found.push(...(await look(page, mode, path)));
        }
        expect(found).toEqual([]);
      });
  });

/** What is wrong with a page in a mode. */
async function look(page: Page, mode: ModeName, path: string): Promise<string[]> {
  await show(page, mode);
  const problems = [...(await axeProblems(page, mode, path)), ...(await problemsOf(page, mode))];
  return problems.map((problem) => `${mode}: ${problem}`);
}

/**
 * The modes in which a page is tested. `npm test` uses light colors on every page of a family, dark colors on every second one, and the
 * other modes in rotation, each on every sixth page. The full test suite uses every mode on every page.
 */
function modesOf(path: string): readonly ModeName[] {
  const colours: readonly ModeName[] = ['light', 'dark'];
  const others = MODE_NAMES.filter((mode) => !colours.includes(mode));
  const at = FAMILIES.indexOf(path);
  const own = new Set(['light', ...inTurn(colours, at), ...inTurn(others, at)]);
  return MODE_NAMES.filter((mode) => own.has(mode));
}

async function axeProblems(page: Page, mode: ModeName, path: string): Promise<string[]> {
  // `light` tests the whole document, the other modes what they change.
  const rules = mode === 'light' ? undefined : changedBy(mode);
  if (rules?.length === 0) return [];
  // The header and the footer are tested once in each mode: on the first page of the mode.
  const isFirst = path === FAMILIES.find((one) => modesOf(one).includes(mode));
  const found = await findings(page, rules, isFirst);
  return (
    found
      // Chromium reports the text fill of the page to axe, but paints the reader's own.
      .filter(({ id }) => !(mode === 'forced-colours' && id === 'color-contrast'))
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  );
}

/** Rules about what a mode changes: its colours, and where it puts things; another window shows things that the usual one hides. */
function changedBy(mode: ModeName): string[] {
  const { viewport, media, isSpaced }: Mode = MODES[mode];
  const hasOtherThings = viewport !== undefined;
  // No finger touches paper.
  const movesThings = mode !== 'print' && (hasOtherThings || isSpaced === true || mode === 'text-200');
  const hasOtherColours = hasOtherThings || media?.colorScheme !== undefined;
  return [...(hasOtherColours ? COLOURS : []), ...(movesThings ? PLACES : [])];
}

/** What a mode promises beyond axe's rules. */
async function problemsOf(page: Page, mode: ModeName): Promise<string[]> {
  if (mode === 'reduced-motion') return page.evaluate(movingThings);
  return page.evaluate(layoutProblems);
}

/** Animations that run longer than an instant. Runs in the page. */
function movingThings(): string[] {
  return document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
    .map((animation) => `moves: ${(animation.effect as KeyframeEffect).target?.className}`);
}
