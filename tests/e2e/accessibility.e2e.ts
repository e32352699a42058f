import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { MODE_NAMES, type ModeName } from '#src/schemas/content/accessibility.ts';
import { COLOURS, findings, PLACES } from '#tests/support/axe.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL, inTurn } from '#tests/support/matrix.ts';
import { launchWithLargeText, MODES, type Mode, show } from '#tests/support/modes.ts';
import { FAMILIES, LOCALE, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A browser with large text, for the tests of a worker; started by the first that needs it. */
const test = base.extend<object, { largeText: Browser }>({
  largeText: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const browser = await launchWithLargeText();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const lang of PUBLISHED_LANGS)
  test.describe(`axe, ${lang}`, () => {
    test.use({ locale: LOCALE[lang] });
    for (const { address, path } of sampled(lang).filter((one) => IS_FULL || FAMILIES.includes(one.path)))
      test(`${address} in ${IS_FULL ? 'every mode' : modesOf(path).join(', ')}`, async ({
        page,
        browser,
        baseURL,
        largeText,
      }) => {
        test.setTimeout(180_000);
        note('path', path);
        note('browser', `Chromium ${browser.version()}`);
        await visit(page, address);
        const found: string[] = [];
        const look = async (where: Page, mode: ModeName) => {
          await show(where, mode);
          const problems = [...(await axeProblems(where, mode)), ...(await problemsOf(where, mode))];
          found.push(...problems.map((problem) => `${mode}: ${problem}`));
          note('mode', `${mode} ${problems.length}`);
        };
        for (const mode of modesOf(path)) if (mode !== 'text-200') await look(page, mode);
        if (modesOf(path).includes('text-200')) {
          const large = await largeText.newPage({ locale: LOCALE[lang], ...(baseURL !== undefined && { baseURL }) });
          await visit(large, address);
          await look(large, 'text-200');
          await large.close();
        }
        expect(found).toEqual([]);
      });
  });

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

async function visit(page: Page, address: string): Promise<void> {
  // The form's gate sends those without consent back; the flag is what a visitor of the form has.
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
  await page.goto(address);
}

/** For `npm run accessibility:record`. */
function note(type: string, description: string): void {
  base.info().annotations.push({ type, description });
}

async function axeProblems(page: Page, mode: ModeName): Promise<string[]> {
  // `light` tests the whole document. In `npm test`, the other modes test only what they change.
  const rules = IS_FULL || mode === 'light' ? { type: 'tag' as const, values: TAGS } : changedBy(mode);
  if (Array.isArray(rules) && rules.length === 0) return [];
  const { violations, testEngine } = await findings(page, rules);
  note('axe', testEngine.version);
  return (
    violations
      // Chromium reports the text fill of the page to axe, but paints the reader's own.
      .filter(({ id }) => !(mode === 'forced-colours' && id === 'color-contrast'))
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  );
}

/** Rules about what a mode changes: its colours, and where it puts things; another window shows things that the usual one hides. */
function changedBy(mode: ModeName): string[] {
  const { viewport, media, isSpaced }: Mode = MODES[mode];
  const hasOtherThings = viewport !== undefined;
  const movesThings = hasOtherThings || isSpaced === true || mode === 'text-200';
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
