import { expect, test } from 'vitest';
import { tagsByUse, visibleTags } from './tags.ts';

test.each([
  [['a', 'b'], { shown: ['a', 'b'], more: 0 }],
  [['a', 'b', 'c'], { shown: ['a', 'b', 'c'], more: 0 }],
  [['a', 'b', 'c', 'd', 'e'], { shown: ['a', 'b', 'c'], more: 2 }],
  [[], { shown: [], more: 0 }],
])('of %j three are shown, the others counted', (tags, visible) => {
  expect(visibleTags(tags, 3)).toEqual(visible);
});

test('the tag most used comes first, those used alike in the order in which they appear', () => {
  const entries = [['c'], ['a', 'b'], ['b'], ['c', 'b'], ['d']].map((tags) => ({ tags }));
  expect(tagsByUse(entries)).toEqual([
    ['b', 3],
    ['c', 2],
    ['a', 1],
    ['d', 1],
  ]);
});
