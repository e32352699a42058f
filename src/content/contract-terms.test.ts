import { expect, test } from 'vitest';
import { termRows } from './contract-terms.ts';

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
