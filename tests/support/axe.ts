import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules about colours, and about where things are: what other colours, longer words and another window can break. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
export const PLACES = ['target-size'];

/** What is asked where no rules are named. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What every page has in the same form, around what is its own. */
const FRAME = ['.header', '.footer'];

/**
 * What axe finds wrong on a page as it is shown now. It looks into no frame: the one that the site has shows a page with a test of its own.
 *
 * @param rules which are asked; those of WCAG 2.2 AA and of best practice where none are named
 * @param isWhole whether it looks at the header and the footer, too
 */
export async function findings(page: Page, rules: readonly string[] | undefined, isWhole: boolean) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations', 'incomplete'], preload: false });
  for (const left of ['iframe', ...(isWhole ? [] : FRAME)]) axe.exclude(left);
  if (rules === undefined) axe.withTags(TAGS);
  else axe.withRules([...rules]);
  const { violations, incomplete } = await axe.analyze();
  // Text in the very colour of its ground may be hidden with intent, and axe leaves it undecided; here none is.
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map(({ nodes }) => ({
      id: 'text-in-the-colour-of-its-ground',
      nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }))
    .filter(({ nodes }) => nodes.length > 0);
  return [...violations, ...unseen];
}

/**
 * What axe finds wrong in the content of a page after all animations: a color in transition has the contrast of no state.
 *
 * @param rules as of `findings`
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly object[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  return findings(page, rules, false);
}
