import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const idsOf = (body: string) => readPage(body, 1).problems.map(({ en }) => en);

test('an id that ends with a number is its own, beside one without', () => {
  expect(idsOf('## A {#step}\n\n## B {#step-2}')).toEqual([]);
});

test('an id that is there twice is reported once', () => {
  expect(idsOf('## A {#step}\n\n## B {#step}')).toEqual(['the id `step` is there twice']);
});
