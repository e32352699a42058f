import { expect, test } from 'vitest';
import { wordsOfScripts } from './page-scripts.ts';

const wordsFor = wordsOfScripts(
  new Map([
    ['_astro/island.Ab-1.js', 'import"./list.Cd_2.js";add("open")'],
    ['_astro/list.Cd_2.js', 'import("./card.Ef3.js").then(e=>e.tags)'],
    ['_astro/card.Ef3.js', 'from"./island.Ab-1.js";className:"has-note"'],
    ['_astro/client.js', 'throw"https://react.dev/errors/";var shut'],
    ['_astro/elsewhere.js', 'className:"band"'],
  ]),
);
const PAGE = '<astro-island component-url="/_astro/island.Ab-1.js" renderer-url="/_astro/client.js">';

test.each([
  { word: 'open', runs: true, of: 'a file that the page names' },
  { word: 'tags', runs: true, of: 'a file that this one imports' },
  { word: 'has-note', runs: true, of: 'a file imported later, and in a circle' },
  { word: 'shut', runs: false, of: 'React itself' },
  { word: 'band', runs: false, of: 'a file of other pages' },
])('$word, of $of: $runs', ({ word, runs }) => {
  expect(wordsFor(PAGE).has(word)).toBe(runs);
});

test('a page without a file has no words', () => {
  expect([...wordsFor('<p>open tags</p>')]).toEqual([]);
});
