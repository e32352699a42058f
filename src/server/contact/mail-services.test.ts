import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import { mailService } from './mail-services.ts';

const message = { subject: '件名', text: '本文', replyTo: 'a@b.jp', ref: 'f'.repeat(40) };

test('a file per mail, whole and readable; the same key replaces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const { send } = mailService('files', readEnv({}), folder);
  await Promise.all([1, 2, 3].map(() => send(message, 'contact/x', 1000)));
  expect(await readdir(folder)).toEqual(['contact-x.txt']);
  expect(await readFile(join(folder, 'contact-x.txt'), 'utf8')).toBe(
    'From: CONTACT_FROM\nTo: CONTACT_TO\nReply-To: a@b.jp\nSubject: 件名\n\n本文',
  );
  await rm(folder, { recursive: true });
});

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
