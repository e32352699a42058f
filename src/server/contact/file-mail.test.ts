import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { fileMail } from './file-mail.ts';
import type { Message } from './ports.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const message = { subject: 'S', text: 'T', ref: 'r', replyTo: 'a@b.example' } as Message;
const env = readEnv({ CONTACT_TO: 'staff@x.example', CONTACT_FROM: 'web@x.example' });

test('a mail is a file that people can read, named by its key; sent again it replaces itself', async () => {
  const send = fileMail(path.join(folder, 'new'), env);
  for (const text of ['first', 'T'])
    expect(await send({ ...message, text }, 'contact/ab', 1000)).toEqual({ kind: 'sent', id: 'contact-ab.txt' });
  expect(readdirSync(path.join(folder, 'new'))).toEqual(['contact-ab.txt']);
  expect(readFileSync(path.join(folder, 'new/contact-ab.txt'), 'utf8')).toBe(
    'From: web@x.example\nTo: staff@x.example\nReply-To: a@b.example\nSubject: S\n\nT',
  );
});

test('a mail with HTML has a file for the browser besides, and its head says what machines should know', async () => {
  const confirmation = { ...message, html: '<p>T', kind: 'confirmation', to: 'a@b.example' } as Message;
  await fileMail(folder, env)(confirmation, 'k', 1000);
  expect(readdirSync(folder).sort()).toEqual(['k.html', 'k.txt']);
  expect(readFileSync(path.join(folder, 'k.html'), 'utf8')).toBe('<p>T');
  expect(readFileSync(path.join(folder, 'k.txt'), 'utf8')).toContain(
    'To: a@b.example\nReply-To: staff@x.example\nAuto-Submitted: auto-replied\nSubject: S\n',
  );
});

test('without addresses, the names of the settings replace them', async () => {
  const { replyTo: _, ...plain } = message;
  await fileMail(folder, readEnv({}))(plain as Message, 'k', 1000);
  expect(readFileSync(path.join(folder, 'k.txt'), 'utf8')).toBe('From: CONTACT_FROM\nTo: CONTACT_TO\nSubject: S\n\nT');
});

test('where nothing can be written nobody knows whether it was', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(await fileMail(path.join(folder, 'file'), env)(message, 'k', 1000)).toEqual({
    kind: 'unknown',
    code: 'file',
    retryAfterMs: 0,
  });
});
