import { expect, test } from 'vitest';
import { DIST, files } from '#tests/support/built-site.ts';
import { featureRows } from '#tools/engine-support/feature-rows.ts';
import { gapsUsed } from '#tools/engine-support/features-used.ts';

// A company with less to show uses less: that every row is needed holds where everything is shown.
test('each row of docs/reference/browsers.md is about something that the site uses and some held browser lacks', () => {
  const used = gapsUsed(DIST, [...files('.html'), ...files('.css'), ...files('.js'), '_headers']);
  const names = new Set(used.map(({ feature }) => feature));
  expect(
    featureRows()
      .flatMap(({ features }) => features)
      .filter((name) => !names.has(name)),
  ).toEqual([]);
});
