import { statSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { BUDGETS, heroWeight, isLargerThan, type PageWeight, weigh } from '#tools/built-site/page-weight.ts';
import { pages } from '#tools/built-site/pages.ts';
import { DIST } from '#tools/built-site/place.ts';

const weights = pages.map(weigh);
const isHome = ({ page }: PageWeight) => page.path === '/';

/** Pages that weigh more than they may, with their weight. */
function over(weightOf: (weight: PageWeight) => number, budgetOf: (weight: PageWeight) => number): string[] {
  return weights
    .filter((weight) => weightOf(weight) > budgetOf(weight))
    .map((weight) => `${weight.page.address}: ${weightOf(weight)}`);
}

/**
 * Documents are held to their budgets on the fixture company (`tests/fixture/acme/budgets.test.ts`): words that an editor adds stop nobody.
 * Here their pages are named.
 */
beforeAll(() => {
  const { home, other } = BUDGETS.document;
  const named = weights.filter((weight) => isLargerThan(weight.page.html, isHome(weight) ? home : other));
  const lines = named.map(({ page, document }) => `${page.address}: ${document}`);
  if (lines.length > 0) console.warn(`documents above their budget: ${lines.join(', ')}`);
});

test('pages without an island load no script file', () => {
  const loading = weights.filter(
    ({ hasIsland, files, page }) => !hasIsland && files.length > 0 && page.path !== '/search',
  );
  expect(loading.map(({ page }) => page.address)).toEqual([]);
});

test('little script runs before an interaction', () => {
  const { island, plain } = BUDGETS.early;
  expect(
    over(
      ({ early }) => early,
      ({ hasIsland }) => (hasIsland ? island : plain),
    ),
  ).toEqual([]);
});

test('all script of a page together stays within its budget', () => {
  const { home, other } = BUDGETS.hydrated;
  expect(
    over(
      ({ hydrated }) => hydrated,
      (weight) => (isHome(weight) ? home : other),
    ),
  ).toEqual([]);
});

test('nothing blocks the first paint', () => {
  expect(weights.flatMap(({ page, blocking }) => blocking.map((file) => `${page.address}: ${file}`))).toEqual([]);
});

test('no image at the top of a page loads late', () => {
  const asked = pages.filter(
    ({ root }) => root.querySelector('.page-head img[loading=lazy], .hero astro-slot img[loading=lazy]') !== null,
  );
  expect(asked.map(({ address }) => address)).toEqual([]);
});

test('the font is one small file', () => {
  expect(statSync(`${DIST}/fonts/site-latin.woff2`).size).toBeLessThanOrEqual(BUDGETS.font);
});

test('the hero pictures are small', () => {
  expect(heroWeight(pages.filter(({ path }) => path === '/'))).toBeLessThanOrEqual(BUDGETS.hero);
});
