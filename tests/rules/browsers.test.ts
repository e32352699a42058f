import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from '#tools/built-site/pages.ts';
import { DIST } from '#tools/built-site/place.ts';
import { gapsUsed } from '#tools/engine-support/features-used.ts';

/** Rows of the table of features in docs/browsers.md: their names in web-features, and a test with a part of its title. */
const ROWS = [
  ...readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| ((?:`[a-z-]+` ?)+) \|.*\| `([\w.-]+)` “(.+)” \|$/gm),
].map(([, names = '', file = '', title = '']) => ({
  features: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  file,
  title,
}));

const used = gapsUsed(DIST, [...files('.html'), ...files('.css'), ...files('.js'), '_headers']);

test('what a held browser lacks has a row that says what happens without it', () => {
  const known = new Set(ROWS.flatMap(({ features }) => features));
  const open = used.filter(({ feature }) => !known.has(feature));
  expect(
    open.map(({ feature, key, missing, file }) => `${feature} (${key}): ${missing} lack it, ${file} uses it`),
  ).toEqual([]);
});

test('each row is about something that the site uses and some held browser lacks', () => {
  const names = new Set(used.map(({ feature }) => feature));
  expect(ROWS.flatMap(({ features }) => features).filter((name) => !names.has(name))).toEqual([]);
});

test.each(ROWS)('$file has “$title”', ({ file, title }) => {
  expect(readFileSync(`tests/engines/${file}`, 'utf8')).toContain(title);
});
