import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { LANGS } from '#src/i18n/langs.ts';
import { MODE_NAMES, type ModeName } from '#src/schemas/content/accessibility.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { launchWithLargeText, show } from '#tests/support/modes.ts';
import { FAMILIES, IS_FULL, LOCALE, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on how a page is painted. */
const PAINTED = ['color-contrast', 'link-in-text-block', 'target-size'];

interface Axe {
  run(options: object): Promise<Findings>;
}

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

for (const lang of LANGS)
  test.describe(`axe, ${lang}`, () => {
    test.use({ locale: LOCALE[lang] });
    for (const { address, path } of sampled(lang))
      if (IS_FULL || FAMILIES.includes(path))
        test(`${address} in every mode`, async ({ page, browser, baseURL, largeText }) => {
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
          for (const mode of MODE_NAMES) if (mode !== 'text-200') await look(page, mode);
          const large = await largeText.newPage({ locale: LOCALE[lang], ...(baseURL !== undefined && { baseURL }) });
          await visit(large, address);
          await look(large, 'text-200');
          await large.close();
          expect(found).toEqual([]);
        });
      else
        test(address, async ({ page }) => {
          await visit(page, address);
          expect(await axeProblems(page, 'light')).toEqual([]);
        });
  });

async function visit(page: Page, address: string): Promise<void> {
  // The form's gate sends those without consent back; the flag is what a visitor of the form has.
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
  await page.goto(address);
}

/** For `npm run accessibility:record`. */
function note(type: string, description: string): void {
  base.info().annotations.push({ type, description });
}

/** What of a rule's findings is read: axe works out selectors for no others. */
interface Findings {
  readonly testEngine: { readonly version: string };
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}

async function axeProblems(page: Page, mode: ModeName): Promise<string[]> {
  const options = {
    resultTypes: ['violations' as const],
    preload: false,
    // The document is the one that `light` has looked at in full: the gate asks of the other modes only what painting decides.
    runOnly: IS_FULL || mode === 'light' ? { type: 'tag' as const, values: TAGS } : PAINTED,
  };
  const { violations, testEngine }: Findings = (await page.evaluate(() => 'axe' in window))
    ? await page.evaluate((asked) => (window as unknown as { axe: Axe }).axe.run(asked), options)
    : // The legacy mode looks into no frame, which none of these pages shows, and leaves axe in the page for the next mode.
      await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
  note('axe', testEngine.version);
  return (
    violations
      // Chromium tells axe the text fill that the page asked for, not the reader's own, which it paints.
      .filter(({ id }) => !(mode === 'forced-colours' && id === 'color-contrast'))
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  );
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
