import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deployContext, mailMode, readEnv } from '#src/server/env.ts';
import { mailService } from './mail-services.ts';
import { sendResultOf } from './resend-mail.ts';

const letter = { subject: '件名', text: '本文', replyTo: 'a@b.jp', ref: 'f'.repeat(40) };

describe('sendResultOf', () => {
  test.each([
    { is: 'an id', response: { data: { id: 'm1' }, error: null }, expected: { kind: 'sent', id: 'm1' } },
    {
      is: 'neither data nor error',
      response: { data: null, error: null },
      expected: { kind: 'unknown', code: 'no_id' },
    },
    { is: 'data without id', response: { data: {}, error: null }, expected: { kind: 'unknown', code: 'no_id' } },
    {
      is: 'no connection',
      response: { data: null, error: { name: 'application_error', statusCode: null } },
      expected: { kind: 'unknown' },
    },
    {
      is: '500',
      response: { error: { name: 'internal_server_error', statusCode: 500 } },
      expected: { kind: 'unknown', code: 'http_500' },
    },
    {
      is: '409 concurrent',
      response: { error: { name: 'concurrent_idempotent_requests', statusCode: 409 } },
      expected: { kind: 'unknown' },
    },
    {
      is: '409 other text',
      response: { error: { name: 'invalid_idempotent_request', statusCode: 409 } },
      expected: { kind: 'conflict' },
    },
    { is: '422', response: { error: { name: 'validation_error', statusCode: 422 } }, expected: { kind: 'refused' } },
    {
      is: '403',
      response: { error: { name: 'validation_error', statusCode: 403 } },
      expected: { kind: 'rejected', code: 'http_403' },
    },
    {
      is: '429',
      response: { error: { name: 'rate_limit_exceeded', statusCode: 429 }, headers: { 'retry-after': '7' } },
      expected: { kind: 'rejected', code: 'rate_limit_exceeded', retryAfterMs: 7000 },
    },
  ])('$is', ({ response, expected }) => {
    expect(sendResultOf(response)).toMatchObject(expected);
  });
});

test.each([
  { context: 'production', key: true, mode: 'resend' },
  { context: 'production', key: false, mode: 'missing' },
  { context: 'deploy-preview', key: true, mode: 'preview' },
  { context: 'branch-deploy', key: true, mode: 'preview' },
  { context: 'dev', key: false, mode: 'files' },
  { context: 'dev', key: true, mode: 'resend' },
])('$context with a key: $key → $mode', ({ context, key, mode }) => {
  const env = readEnv(
    key ? { RESEND_API_KEY: 'k', CONTACT_TO: 'a@b.jp', CONTACT_FROM: 'c@d.jp' } : { RESEND_API_KEY: ' ' },
  );
  expect(mailMode(env, context)).toBe(mode);
});

test.each([
  { reported: 'production', local: 'true', context: 'production' },
  { reported: '', local: 'true', context: 'dev' },
  { reported: '', local: undefined, context: 'unknown' },
])('$reported with NETLIFY_LOCAL=$local is $context', ({ reported, local, context }) => {
  expect(deployContext(reported, { NETLIFY_LOCAL: local })).toBe(context);
});

test.each([
  ['14', 14],
  ['', 7],
  ['x', 7],
  [undefined, 7],
])('CONTACT_KEEP_DAYS=%s keeps %i days', (value, days) => {
  expect(readEnv({ CONTACT_KEEP_DAYS: value }).keepDays).toBe(days);
});

test('a file per mail, whole and readable; the same key replaces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const { send } = mailService('files', readEnv({}), folder);
  await Promise.all([1, 2, 3].map(() => send(letter, 'contact/x', 1000)));
  expect(await readdir(folder)).toEqual(['contact-x.txt']);
  expect(await readFile(join(folder, 'contact-x.txt'), 'utf8')).toBe(
    'From: CONTACT_FROM\nTo: CONTACT_TO\nReply-To: a@b.jp\nSubject: 件名\n\n本文',
  );
  await rm(folder, { recursive: true });
});

test.each(['preview', 'missing'] as const)('%s sends nothing', async (mode) => {
  expect((await mailService(mode, readEnv({}), '').send(letter, 'k', 1)).kind).toBe('rejected');
});
