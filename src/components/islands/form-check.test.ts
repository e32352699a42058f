import { expect, it } from 'vitest';
import { type Checked, fieldProblems } from './form-check.ts';

const TEXTS = { required: { name: 'enter a name', consentAbroad: 'tick the box' }, email: 'enter an address' };
const FINE = { valueMissing: false, typeMismatch: false, badInput: false };

const control = (name: string, own: Partial<Checked> = {}): Checked => ({
  name,
  willValidate: true,
  validity: FINE,
  ...own,
});

it('returns all errors that the browser detects, in the order of the form', () => {
  const controls = [
    control('company'),
    control('name', { validity: { ...FINE, valueMissing: true } }),
    control('email', { validity: { ...FINE, typeMismatch: true } }),
    control('message'),
    control('consentAbroad', { validity: { ...FINE, valueMissing: true } }),
  ];
  expect(Object.entries(fieldProblems(controls, TEXTS))).toEqual([
    ['name', 'enter a name'],
    ['email', 'enter an address'],
    ['consentAbroad', 'tick the box'],
  ]);
});

it('has a message for an invalid e-mail address', () => {
  expect(fieldProblems([control('email', { validity: { ...FINE, badInput: true } })], TEXTS)).toEqual({
    email: 'enter an address',
  });
});

it('leaves out disabled and hidden fields', () => {
  const hidden = control('phone', { willValidate: false, validity: { ...FINE, valueMissing: true } });
  expect(fieldProblems([hidden, control('topic')], TEXTS)).toEqual({});
});
