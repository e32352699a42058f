import { expect, test } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import { mailService } from './mail-services.ts';

const message = { subject: '件名', text: '本文', replyTo: 'a@b.jp', ref: 'f'.repeat(40) };

test.each([
  ['preview', 'preview'],
  ['missing', 'missing_api_key'],
] as const)('%s sends nothing, and says why', async (mode, code) => {
  const { send } = mailService(mode, readEnv({}), '');
  expect(await send(message, 'k', 1)).toEqual({ kind: 'rejected', code, retryAfterMs: 0 });
});

test.each([
  ['resend', 24],
  ['smtp', 0],
  ['files', Number.POSITIVE_INFINITY],
] as const)('%s knows the key of a mail for %d h', (mode, hours) => {
  expect(mailService(mode, readEnv({}), '').remembersKeysMs / 3_600_000).toBe(hours);
});
