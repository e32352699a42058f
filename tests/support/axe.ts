import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What of axe's findings is read: it works out selectors for no others. */
export interface Findings {
  readonly testEngine: { readonly version: string };
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}

/** What axe itself gives: besides, what it leaves to be looked at, and why. */
interface Answer extends Findings {
  readonly incomplete: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[];
    }[];
  }[];
}

interface Axe {
  run(context: object, options: object): Promise<Answer>;
}

/** Rules about colours, and about where things are: what other colours, longer words and another window can break. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
export const PLACES = ['target-size'];

/** Which rules are asked; all of axe's usual ones where nothing is said. */
type Rules = readonly string[] | { readonly type: 'tag'; readonly values: readonly string[] };

/** What every page has in the same form, around what is its own. */
const FRAME = ['.header', '.footer'];

/**
 * Ask axe about a page as it is shown now.
 *
 * axe stays in the page for the next question, and looks into no frame: the one that the site has shows a page with a test of its own.
 *
 * @param isWhole whether it looks at the header and the footer, too
 */
export async function findings(page: Page, rules: Rules | undefined, isWhole: boolean): Promise<Findings> {
  const left = ['iframe', ...(isWhole ? [] : FRAME)];
  const options = {
    resultTypes: ['violations' as const, 'incomplete' as const],
    preload: false,
    ...(rules && { runOnly: rules as string[] }),
  };
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) {
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options(options);
    for (const one of left) axe.exclude(one);
    return decided(await axe.analyze());
  }
  const answer = await page.evaluate(
    ([exclude, asked]) => (window as unknown as { axe: Axe }).axe.run({ exclude }, asked),
    [left, options] as const,
  );
  return decided(answer);
}

/** Text in the very colour of its ground may be hidden with intent, and axe leaves it undecided; here none is. */
function decided({ testEngine, violations, incomplete }: Answer): Findings {
  const isUnseen = ({ any }: Answer['incomplete'][number]['nodes'][number]) =>
    any.some(({ data }) => data?.messageKey === 'equalRatio');
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map(({ nodes }) => ({ id: 'text-in-the-colour-of-its-ground', nodes: nodes.filter(isUnseen) }))
    .filter(({ nodes }) => nodes.length > 0);
  return { testEngine, violations: [...violations, ...unseen] };
}

/**
 * The violations that axe finds in the content of a page after all animations: a color in transition has the contrast of no state.
 *
 * @param rules as of `findings`
 */
export async function violations(page: Page, rules?: Rules): Promise<readonly object[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  return (await findings(page, rules, false)).violations;
}
