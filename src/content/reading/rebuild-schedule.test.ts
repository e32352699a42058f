import { expect, test } from 'vitest';
import type { Kind } from '#src/content/kinds.ts';
import type { EntriesOf } from './read-collection.ts';
import { contentSchedule } from './rebuild-schedule.ts';

/** An entry with the data that the schedule depends on. */
const of = (data: Partial<Record<Kind, readonly unknown[]>>): EntriesOf =>
  ((kind: Kind) => (data[kind] ?? []).map((one) => ({ data: one }))) as unknown as EntriesOf;

test('a build is due when an entry is published, a notice begins or ends, or a position closes', () => {
  const content = of({
    news: [{ date: '2026-12-01' }, { date: '2026-11-01' }, { date: '2026-12-05', draft: true }],
    'tech-articles': [{ date: '2026-12-24', draft: false }],
    'case-studies': [{ rank: 1 }],
    notices: [[{ id: 'closing', start: '2026-12-28', end: '2027-01-04' }]],
    jobs: [{ validThrough: '2027-03-31' }, { validThrough: '2027-02-28', closed: true }, {}],
  });
  expect(contentSchedule(content, '2026-11-21')).toEqual({
    builtOn: '2026-11-21',
    due: ['2026-12-01', '2026-12-24', '2026-12-28', '2027-01-05', '2027-04-01'],
  });
});

test('content without dates has no due builds', () => {
  expect(contentSchedule(of({}), '2026-11-21').due).toEqual([]);
});
