import { describe, test } from 'vitest';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, rules, siteTree } from '#tests/support/site-tree.ts';
import { BUILD_TIMES, changesOnTurn } from './build-times.ts';
import { dayProblems } from './day-problems.ts';
import { dayAt, timetableOf } from './timetable.ts';

const changes = changesOnTurn();

/**
 * Dated content appears and disappears on its day, on every page, list, feed, sitemap, answer and search. `npm test`
 * checks one build time, in `preview-and-production.test.ts`, and all rules on the two days on which it builds the fixture company.
 */
describe.runIf(IS_FULL).concurrent('the site, built at', () => {
  test.for(BUILD_TIMES)('$name ($at)', async ({ at }, { expect }) => {
    const tree = siteTree(changes);
    try {
      const { code, output } = await build(tree, 'production', at);
      expect(code, output.slice(-3000)).toBe(0);
      expect(dayProblems(tree, dayAt(timetableOf(tree.root), at))).toEqual([]);
      const kept = await rules(tree);
      expect(kept.code, kept.output.slice(-6000)).toBe(0);
    } finally {
      tree.remove();
    }
  });
});
