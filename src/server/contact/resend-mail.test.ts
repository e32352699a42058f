import { expect, test } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import { startFakeResend } from '#tests/contact/fake-resend.ts';
import type { Message } from './ports.ts';
import { resendMail, sendResultOf } from './resend-mail.ts';

const error = (name: unknown, statusCode?: unknown) => ({ data: null, error: { name, statusCode } });

/** Only an id means success. Only a mail that was certainly not delivered counts as refused. */
test.each([
  ['an id', { data: { id: 'm1' }, error: null }, { kind: 'sent', id: 'm1' }],
  ['an id, whatever else', { data: { id: 'm1' }, error: { name: 'x', statusCode: 500 } }, { kind: 'sent', id: 'm1' }],
  ['neither', { data: null, error: null }, { kind: 'unknown', code: 'no_id', retryAfterMs: 0 }],
  ['no text for an id', { data: { id: 7 } }, { kind: 'unknown', code: 'no_id', retryAfterMs: 0 }],
  ['nothing at all', {}, { kind: 'unknown', code: 'no_id', retryAfterMs: 0 }],
  [
    'a key that was used with another text',
    error('invalid_idempotent_request', 409),
    { kind: 'conflict', code: 'invalid_idempotent_request', retryAfterMs: 0 },
  ],
  [
    'a mail that is wrong',
    error('validation_error', 422),
    { kind: 'refused', code: 'validation_error', retryAfterMs: 0 },
  ],
  [
    'a field that is wrong',
    error('missing_required_field', 400),
    { kind: 'refused', code: 'missing_required_field', retryAfterMs: 0 },
  ],
  ['a key that is wrong', error('invalid_api_key', 401), { kind: 'rejected', code: 'http_401', retryAfterMs: 0 }],
  ['an account that may not', error('invalid_access', 403), { kind: 'rejected', code: 'http_403', retryAfterMs: 0 }],
  ['a quota', error('daily_quota_exceeded', 429), { kind: 'rejected', code: 'daily_quota_exceeded', retryAfterMs: 0 }],
  ['an address that is not there', error('not_found', 404), { kind: 'rejected', code: 'not_found', retryAfterMs: 0 }],
  [
    'a method that is not',
    error('method_not_allowed', 405),
    { kind: 'rejected', code: 'method_not_allowed', retryAfterMs: 0 },
  ],
  ['their own fault', error('internal_server_error', 500), { kind: 'unknown', code: 'http_500', retryAfterMs: 0 }],
  [
    'the same mail under way',
    error('concurrent_idempotent_requests', 409),
    { kind: 'unknown', code: 'http_409', retryAfterMs: 0 },
  ],
  ['no status', error('application_error'), { kind: 'unknown', code: 'application_error', retryAfterMs: 0 }],
  [
    'a status in words',
    error('application_error', '422'),
    { kind: 'unknown', code: 'application_error', retryAfterMs: 0 },
  ],
  ['no name', error(undefined, 422), { kind: 'refused', code: 'unnamed', retryAfterMs: 0 }],
])('%s', (_, answer, result) => {
  expect(sendResultOf(answer)).toEqual(result);
});

test.each([
  ['30', 30_000],
  ['0', 0],
  ['-5', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ['Infinity', 0],
])('“Retry-After: %s” means %i ms', (header, retryAfterMs) => {
  const answer = { ...error('rate_limit_exceeded', 429), headers: { 'retry-after': header } };
  expect(sendResultOf(answer)).toMatchObject({ retryAfterMs });
});

test('what the mail service is given: nothing that a message does not say, and tags by which a report finds it', async () => {
  const resend = await startFakeResend();
  process.env['RESEND_BASE_URL'] = resend.url;
  try {
    const send = resendMail(
      readEnv({ RESEND_API_KEY: 're_x', CONTACT_TO: 'staff@s.example', CONTACT_FROM: 'web@s.example' }),
    );
    const plain: Message = { subject: 'S', text: 'T', ref: 'f'.repeat(40) };
    const confirmation: Message = { ...plain, html: '<p>T', to: 'v@m.example', kind: 'confirmation' };
    for (const [at, message] of [plain, { ...plain, replyTo: 'v@m.example' }, confirmation].entries())
      expect(await send(message, `contact/${at}`, 60_000)).toMatchObject({ kind: 'sent' });
    const common = { from: 'web@s.example', subject: 'S', text: 'T' };
    const ref = { name: 'ref', value: plain.ref };
    expect(resend.mails.map(({ key, body }) => ({ key, ...body }))).toEqual([
      { key: 'contact/0', ...common, to: 'staff@s.example', tags: [ref] },
      { key: 'contact/1', ...common, to: 'staff@s.example', reply_to: 'v@m.example', tags: [ref] },
      {
        key: 'contact/2',
        ...common,
        to: 'v@m.example',
        html: '<p>T',
        reply_to: 'staff@s.example',
        headers: { 'Auto-Submitted': 'auto-replied' },
        tags: [ref, { name: 'kind', value: 'confirmation' }],
      },
    ]);
  } finally {
    delete process.env['RESEND_BASE_URL'];
    await resend.close();
  }
});
