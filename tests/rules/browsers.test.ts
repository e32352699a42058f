import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, files } from '#tests/support/built-site.ts';
import { featureRows } from '#tools/engine-support/feature-rows.ts';
import { gapsUsed } from '#tools/engine-support/features-used.ts';

const ROWS = featureRows();
const used = gapsUsed(DIST, [...files('.html'), ...files('.css'), ...files('.js'), '_headers']);

test('what a held browser lacks has a row that says what happens without it', () => {
  const known = new Set(ROWS.flatMap(({ features }) => features));
  const open = used.filter(({ feature }) => !known.has(feature));
  expect(
    open.map(({ feature, key, missing, file }) => `${feature} (${key}): ${missing} lack it, ${file} uses it`),
  ).toEqual([]);
});

test.each(ROWS)('$file has “$title”', ({ file, title }) => {
  expect(readFileSync(`tests/engines/${file}`, 'utf8')).toContain(title);
});
