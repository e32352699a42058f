import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const idsOf = (body: string) => readPage(body, 1).problems.map(({ en }) => en);

test('accepts an id that ends with a number next to one without', () => {
  expect(idsOf('## A {#step}\n\n## B {#step-2}')).toEqual([]);
});

test('reports a repeated id once', () => {
  expect(idsOf('## A {#step}\n\n## B {#step}')).toEqual(['the id `step` is there twice']);
});
