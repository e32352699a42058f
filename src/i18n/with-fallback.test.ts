import { expect, test } from 'vitest';
import { withFallback } from './with-fallback.ts';

const original = {
  title: '題',
  group: { one: '一', two: '二' },
  list: [{ name: '甲' }, { name: '乙' }],
  days_other: '日',
};

interface Case {
  readonly name: string;
  readonly own: unknown;
  readonly expected?: unknown;
  readonly from?: unknown;
}

test.each<Case>([
  { name: 'nothing is translated', own: undefined, expected: original },
  {
    name: 'all is',
    own: { title: 'T', group: { one: '1', two: '2' }, list: [{ name: 'A' }, { name: 'B' }], days_other: 'days' },
  },
  {
    name: 'a part of a group is',
    own: { group: { two: '2' } },
    expected: { ...original, group: { one: '一', two: '2' } },
  },
  {
    name: 'a list has only its first row',
    own: { list: [{ name: 'A' }] },
    expected: { ...original, list: [{ name: 'A' }, { name: '乙' }] },
  },
  {
    name: 'a list has a row too many, which nothing prints',
    own: { list: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
    expected: { ...original, list: [{ name: 'A' }, { name: 'B' }] },
  },
  {
    name: 'the language has more plurals',
    own: { days_one: 'day', days_other: 'days' },
    expected: { ...original, days_one: 'day', days_other: 'days' },
  },
  {
    name: 'the language has fewer plurals',
    from: { days_one: 'day', days_other: 'days' },
    own: { days_other: '日' },
  },
  { name: 'something has another shape', own: { group: 'text', list: 'text' }, expected: original },
])('$name', ({ own, expected = own, from = original }: Case) => {
  expect(withFallback<unknown>(from, own)).toEqual(expected);
});
