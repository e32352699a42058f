import { expect, test } from 'vitest';
import { ownRows, termsMatrix } from './terms-matrix.ts';

const clauses = {
  'payment-study': { name: 'Payment', label: 'Studies', text: 'On delivery.' },
  'payment-effort': { name: 'Payment', label: 'By the month', text: 'At the end of the month.' },
  payment: { name: 'Payment', text: 'By bank transfer.' },
  data: { name: 'Data', text: 'Here.' },
  'data-abroad': { name: 'Data', text: 'There.' },
  law: { name: 'Law', text: 'Of the country.' },
};
const standard = ['payment-study', 'payment-effort', 'payment', 'data', 'law'].map((clause) => ({ clause }));
const price = { name: 'Price', value: '1 yen' };

test('a service shows what is no standard clause, in its order', () => {
  const rows = [price, { clause: 'payment' }, { clause: 'data-abroad' }, { clause: 'law' }];
  expect(ownRows(rows, standard)).toEqual([price, { clause: 'data-abroad' }]);
});

test('without standard terms a service shows all its rows', () => {
  expect(ownRows([price, { clause: 'law' }], [])).toEqual([price, { clause: 'law' }]);
});

test('the matrix has the names that only services have, then the standard ones in their order', () => {
  const rows = termsMatrix(standard, [[price, { clause: 'law' }], [{ clause: 'data' }]], clauses);
  expect(rows.map(({ name }) => name)).toEqual(['Price', 'Payment', 'Data', 'Law']);
});

test('a cell has the labels of the clauses that apply', () => {
  const [payment] = termsMatrix(standard, [[{ clause: 'payment-effort' }, { clause: 'payment' }], []], clauses);
  expect(payment?.cells).toEqual([
    { isStandard: true, labels: ['By the month'], hasOwn: false },
    { isStandard: false, labels: [], hasOwn: false },
  ]);
});

test('a cell marks own terms: another clause, or a text under a standard name', () => {
  const services = [[{ clause: 'data-abroad' }], [{ clause: 'data' }, { name: 'Data', value: 'And a copy.' }]];
  const data = termsMatrix(standard, services, clauses).find(({ name }) => name === 'Data');
  expect(data?.cells).toEqual([
    { isStandard: false, labels: [], hasOwn: true },
    { isStandard: true, labels: [], hasOwn: true },
  ]);
});

test('a clause that does not exist is in no row', () => {
  expect(termsMatrix([{ clause: 'gone' }], [[{ clause: 'gone' }]], clauses)).toEqual([]);
});
