import { expect, test } from 'vitest';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { officeProblems } from './office-problems.ts';
import { readSite } from './site-content.ts';

const PAGE = 'content/about-us/en.yaml';
const FACTS = 'content/company/facts.yaml';
const MAP = 'map: { title: The way, alt: A plan, frame: Map }';
const UNPLACED = replaced(FACTS, /, map: \{ latitude.*?\}/g, '');

const messages = (section: string, changes = {}) =>
  withSampleSite(
    { ...replaced(PAGE, 'sections:', `sections:\n  - { type: offices, title: A${section} }`), ...changes },
    async (root) => officeProblems(readSite(root)).map(({ file, line, field, en }) => [file, line, field, en]),
  );

test('offices need neither a map nor a description of one', async () => {
  expect(await messages('', UNPLACED)).toEqual([]);
  expect(await messages(`, drawing: a-map, alt: A map, ${MAP}`)).toEqual([]);
});

test('a drawing without a description is a problem', async () => {
  expect(await messages(', drawing: a-map')).toEqual([
    [PAGE, 4, 'sections.0.drawing', expect.stringContaining('write into `alt`')],
  ]);
});

test('every map without the coordinates of the head office is a problem', async () => {
  const problem = expect.stringContaining(`first of \`offices\` in ${FACTS}`);
  expect(await messages(`, drawing: a-map, alt: A map, ${MAP}`, UNPLACED)).toEqual([
    [PAGE, 4, 'sections.0.drawing', problem],
    [PAGE, 4, 'sections.0.map', problem],
  ]);
});
