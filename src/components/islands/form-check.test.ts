import { expect, it } from 'vitest';
import { LIMITS } from '#src/schemas/contact/inquiry.ts';
import { type Checked, fieldProblems } from './form-check.ts';

const TEXTS = { required: 'required', email: 'email', tooLong: '{{count}} of {{max}}' };
const FINE = { valueMissing: false, typeMismatch: false, badInput: false };

const control = (name: string, own: Partial<Checked> = {}): Checked => ({
  name,
  value: '',
  willValidate: true,
  validity: FINE,
  dataset: {},
  ...own,
});
const message = (value: string) => control('message', { value, dataset: { limit: `${LIMITS.message}` } });

it('says all that the browser sees, in the order of the form', () => {
  const controls = [
    control('company'),
    control('name', { validity: { ...FINE, valueMissing: true } }),
    control('email', { validity: { ...FINE, typeMismatch: true } }),
    message('x'.repeat(5_007)),
    control('consentAbroad', { validity: { ...FINE, valueMissing: true } }),
  ];
  expect(Object.entries(fieldProblems(controls, TEXTS, 'en'))).toEqual([
    ['name', 'required'],
    ['email', 'email'],
    ['message', '5,007 of 5,000'],
    ['consentAbroad', 'required'],
  ]);
});

it('asks for an address where the browser can make nothing of what was typed', () => {
  expect(fieldProblems([control('email', { validity: { ...FINE, badInput: true } })], TEXTS, 'en')).toEqual({
    email: 'email',
  });
});

it('leaves out what takes no part: hidden fields, and the consent that is no question', () => {
  const hidden = control('phone', { willValidate: false, validity: { ...FINE, valueMissing: true } });
  expect(fieldProblems([hidden, control('topic')], TEXTS, 'en')).toEqual({});
});

it.each([
  ['characters outside the first plane once', '𠮟'.repeat(LIMITS.message)],
  ['neither what surrounds the text', `  ${'a'.repeat(LIMITS.message)}\n\n`],
  ['nor what cannot be seen', `\u202e${'a'.repeat(LIMITS.message)}`],
])('counts as the function does: %s', (_, value) => {
  expect(fieldProblems([message(value)], TEXTS, 'en')).toEqual({});
});
