import { expect, test } from 'vitest';
import { relatedIn } from './related.ts';

const articles = [
  { slug: 'a', tags: ['x', 'y'] },
  { slug: 'b', tags: ['x'] },
  { slug: 'c', tags: ['y', 'x'] },
  { slug: 'd', tags: ['z'] },
  { slug: 'e', tags: ['y'] },
];

test.each([
  ['a', 3, ['c', 'b', 'e']],
  ['a', 1, ['c']],
  ['d', 3, []],
  ['unknown', 3, []],
])('%s: most shared tags first, then the newest', (slug, limit, expected) => {
  expect(relatedIn(articles)(slug, limit).map((article) => article.slug)).toEqual(expected);
});
