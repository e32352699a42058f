import { describe, test } from 'vitest';
import { dayInTokyo } from '#src/i18n/dates.ts';
import { deployOf } from '#src/site/deploy.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, rules, siteTree } from '#tests/support/site-tree.ts';
import { dayProblems } from './day-problems.ts';
import { MOMENTS, planted } from './moments.ts';
import { dayOf, timetableOf } from './timetable.ts';

/** Contracts that know of dates; the others hold or not whatever the day is. */
const DATED = ['sitemap', 'json-ld', 'head', 'links', 'budgets', 'search', 'security-contact'];

const changes = planted();

/** What has a date appears and vanishes on its day, on every page, list, feed, sitemap, answer and search (rule publishing.standing). */
describe.concurrent('the site, built at', () => {
  test.for(MOMENTS.filter(({ isInGate }) => IS_FULL || isInGate))('$name ($at)', async ({ at }, { expect }) => {
    const tree = siteTree(changes);
    try {
      const { code, output } = await build(tree, 'production', at);
      expect(code, output.slice(-3000)).toBe(0);
      const { now } = deployOf({ BUILD_DATE: at }, false, 0);
      expect(dayProblems(tree, dayOf(timetableOf(tree.root), dayInTokyo(now)))).toEqual([]);
      const kept = await rules(tree, IS_FULL ? [] : DATED);
      expect(kept.code, kept.output.slice(-6000)).toBe(0);
    } finally {
      tree.remove();
    }
  });
});
