import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeTaken, splitEnglish, submissionOutcome } from './form.ts';

const TEXTS = { received: 'received', submit: 'Submit failed', later: 'later', rate: 'rate' };
const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const failed = (message: string, fields = {}) => ({ ok: false, message, fields });

describe('mayBeTaken', () => {
  it.each([200, 303, 399, 500, 503])('%i: nobody can tell', (status) => {
    expect(mayBeTaken({ status, body: '' })).toBe(true);
  });
  it.each([400, 422, 429, 499])('%i: certainly not', (status) => {
    expect(mayBeTaken({ status, body: '' })).toBe(false);
  });
  it('no answer: the result is unknown', () => expect(mayBeTaken(undefined)).toBe(true));
});

describe('submissionOutcome', () => {
  it.each([
    [
      'success with message and reference',
      json(200, { ok: true, success: true, message: 'm', reference: '1A2B3C4D' }),
      { ok: true, message: 'm', reference: '1A2B3C4D' },
    ],
    [
      'success that says nothing',
      json(200, { success: true }),
      { ok: true, message: 'received', reference: undefined },
    ],
    ['200 without success', json(200, { ok: true }), failed('Submit failed')],
    ['200 that denies success', json(200, { success: false, error: 'e' }), failed('e')],
    ['an error status that claims success', json(500, { success: true }), failed('Submit failed')],
    ['a redirect that claims success', json(300, { success: true }), failed('Submit failed')],
    ['errors per field', json(422, { error: 'e', fields: { email: 'f' } }), failed('e', { email: 'f' })],
    ['fields that are no sentences', json(422, { error: 'e', fields: { email: 3, name: '' } }), failed('e')],
    ['an error without text', json(503, { error: ' ' }), failed('Submit failed')],
    ['401 like any other', json(401, { error: 'e' }), failed('e')],
    ['the rate limit of the platform', { status: 429, body: '<html>' }, failed('rate')],
    ['our own rate limit', json(429, { error: 'slow down' }), failed('slow down')],
    ['a page instead of an answer', { status: 200, body: '<!doctype html>' }, failed('Submit failed')],
    ['an empty answer', { status: 204, body: '' }, failed('Submit failed')],
    ['null', json(200, null), failed('Submit failed')],
    ['an array', json(200, [{ success: true }]), failed('Submit failed')],
    ['no answer', undefined, failed('later')],
  ])('reads %s', (_, answer, outcome) => {
    expect(submissionOutcome(answer, TEXTS)).toEqual(outcome);
  });

  it('never calls an arbitrary answer sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, body) => {
        expect(submissionOutcome({ status, body }, TEXTS).ok).toBe(false);
      }),
    );
  });
});

it.each([
  ['Submit failed. もう一度お試しください。', ['Submit failed.', ' もう一度お試しください。']],
  ['Submit failed', ['Submit failed', '']],
  ['入力内容をご確認ください。', ['', '入力内容をご確認ください。']],
  ['', ['', '']],
])('separates the English words of %j from the rest', (message, parts) => {
  expect(splitEnglish(message)).toEqual(parts);
});
