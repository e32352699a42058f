import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendInquiry, splitEnglish } from './send-inquiry.ts';

const TEXTS = { submit: 'Submit failed', later: 'later', rate: 'rate' };
const failed = (message: string, fields = {}) => ({ ok: false, message, fields });
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** The function's answer to the next post: a response, or an error if the connection is lost. */
let answer: () => Response = () => Response.error();

/** Sends a form: a list of names and values, to FormData. */
const send = () => {
  const elements = { namedItem: () => ({ value: '' }) };
  const form = Object.assign([['name', 'A']], { elements, dispatchEvent: () => true });
  return sendInquiry(form as unknown as HTMLFormElement, TEXTS);
};

beforeEach(() => {
  vi.stubGlobal('FormData', Map);
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

describe('what comes back after sending', () => {
  it.each([
    [
      'success with message and reference',
      () => json(200, { ok: true, success: true, message: 'm', reference: '1A2B3C4D' }),
      { ok: true, message: 'm', reference: '1A2B3C4D' },
    ],
    ['200 without success', () => json(200, { ok: true }), failed('Submit failed')],
    ['200 that denies success', () => json(200, { success: false, error: 'e' }), failed('e')],
    ['an error status that claims success', () => json(500, { success: true }), failed('Submit failed')],
    ['errors per field', () => json(422, { error: 'e', fields: { email: 'f' } }), failed('e', { email: 'f' })],
    ['an error without text', () => json(503, { error: '' }), failed('Submit failed')],
    ['401 like any other', () => json(401, { error: 'e' }), failed('e')],
    ['the rate limit of the platform', () => new Response('<html>', { status: 429 }), failed('rate')],
    ['our own rate limit', () => json(429, { error: 'slow down' }), failed('slow down')],
    ['a page instead of an answer', () => new Response('<!doctype html>'), failed('Submit failed')],
    ['an empty answer', () => new Response(null, { status: 204 }), failed('Submit failed')],
    ['null', () => json(200, null), failed('Submit failed')],
    ['no answer', () => Promise.reject(new Error('offline')), failed('later')],
  ])('is read: %s', async (_, given, outcome) => {
    answer = given as () => Response;
    expect(await send()).toEqual(outcome);
  });

  it('is never called sent if it is arbitrary', async () => {
    const bodies = fc.oneof(fc.string(), fc.json());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(200, 201, 299, 400, 404, 422, 500, 599), bodies, async (status, body) => {
        answer = () => new Response(body, { status });
        expect((await send()).ok).toBe(false);
      }),
    );
  });
});

it.each([
  ['Submit failed. もう一度お試しください。', ['Submit failed.', 'もう一度お試しください。']],
  ['Submit failed', ['Submit failed', '']],
  ['入力内容をご確認ください。', ['', '入力内容をご確認ください。']],
])('separates the English words of %j from the rest', (message, parts) => {
  expect(splitEnglish(message)).toEqual(parts);
});
