import { describe, expect, test } from 'vitest';
import { conditionsOf, termRows } from './contract-terms.ts';

const clauses = {
  law: { name: 'Law', text: 'Of the country.' },
};

test('clauses and rows keep the order of the page', () => {
  const rows = termRows([{ name: 'Price', value: '1 yen' }, { clause: 'law' }], clauses);
  expect(rows).toEqual([
    { name: 'Price', value: '1 yen' },
    { name: 'Law', value: 'Of the country.' },
  ]);
});

test('a clause that does not exist is left out', () => {
  expect(termRows([{ clause: 'rights' }], clauses)).toEqual([]);
});

describe('conditions', () => {
  const clauses = {
    leave: { name: 'Leave', value: '10 days', text: 'After a year.' },
    rights: { name: 'Rights', text: 'Yours.' },
  };

  test('print a clause by its key, its text as the note, in their order', () => {
    expect(
      conditionsOf([{ name: 'Hours', value: '9:00–17:00', note: 'A break included.' }, { clause: 'leave' }], clauses),
    ).toEqual([
      { name: 'Hours', value: '9:00–17:00', note: 'A break included.' },
      { name: 'Leave', value: '10 days', note: 'After a year.' },
    ]);
  });

  test('leave out a clause that does not exist, and one without a value', () => {
    expect(conditionsOf([{ clause: 'gone' }, { clause: 'rights' }], clauses)).toEqual([]);
  });
});
