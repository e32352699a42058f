import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page once its cards have arrived and its colours have settled: a colour on its way has the contrast of
 * no state.
 *
 * @example expect(await violations(page)).toEqual([])
 */
export async function violations(page: Page): Promise<object[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  return (await new AxeBuilder({ page }).analyze()).violations;
}
