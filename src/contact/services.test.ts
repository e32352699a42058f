import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '#src/api/env.ts';
import { type FakeResend, type ResendMode, startFakeResend } from '#tests/contact/fake-resend.ts';
import { MAIL_ENV } from '#tests/contact/inquiries.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { mailService } from './services.ts';

const MAIL = { subject: '件名 S', text: '本文\n二行目', replyTo: 'visitor@mihon.example' } as const;
const CONFIRMATION = { subject: 's', text: 'text', html: '<p>html</p>', to: 'v@mihon.example' } as const;
const ID = 'f'.repeat(40);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe('Resend', () => {
  async function service(): Promise<{ resend: FakeResend; send: ReturnType<typeof mailService> }> {
    const resend = await startFakeResend();
    open.push(resend);
    vi.stubEnv('RESEND_BASE_URL', resend.url);
    return { resend, send: mailService('resend', readEnv(MAIL_ENV), '') };
  }

  test('gets each mail under its key, with what a report needs to find the inquiry', async () => {
    const { resend, send } = await service();
    for (let time = 0; time < 2; time += 1)
      expect(await send(`contact/${ID}`, MAIL, 5000)).toMatchObject({ kind: 'sent' });
    await send(`contact-confirmation/${ID}`, CONFIRMATION, 5000);
    await send(`contact-alert/${ID}/1`, { subject: 'a', text: 'b' }, 5000);
    const tag = (name: string, value: string) => ({ name, value });
    const [staff, from] = [MAIL_ENV.CONTACT_TO, MAIL_ENV.CONTACT_FROM];
    expect(resend.mails.map(({ key }) => key.split('/')[0])).toEqual([
      'contact',
      'contact-confirmation',
      'contact-alert',
    ]);
    expect(resend.mails.map(({ body }) => body)).toEqual([
      { from, to: staff, subject: MAIL.subject, text: MAIL.text, reply_to: MAIL.replyTo, tags: [tag('ref', ID)] },
      {
        ...{ from, ...CONFIRMATION, reply_to: staff, headers: { 'Auto-Submitted': 'auto-replied' } },
        tags: [tag('ref', ID), tag('kind', 'confirmation')],
      },
      {
        ...{ from, to: staff, subject: 'a', text: 'b', headers: { 'Auto-Submitted': 'auto-generated' } },
        tags: [tag('ref', ID), tag('kind', 'alert')],
      },
    ]);
  });

  test.each<[ResendMode, string]>([
    ['500', 'failed'],
    ['429', 'failed'],
    ['401', 'failed'],
    ['409', 'failed'],
    ['422', 'refused'],
    ['reset', 'failed'],
    ['hang', 'failed'],
    ['accept-drop', 'failed'],
    ['accept-empty', 'failed'],
  ])('that answers with %s has %s', async (mode, kind) => {
    const { resend, send } = await service();
    resend.mode = mode;
    expect((await send(`contact/${ID}`, MAIL, 500)).kind).toBe(kind);
  });

  test('refuses another text under a key, which is a conflict', async () => {
    const { send } = await service();
    await send(`contact/${ID}`, MAIL, 5000);
    expect((await send(`contact/${ID}`, { ...MAIL, text: 'x' }, 5000)).kind).toBe('conflict');
  });
});

describe('a mail server of the company', () => {
  type Options = ConstructorParameters<typeof SMTPServer>[0];
  const raw: string[] = [];

  /** A real server on this machine; its messages end in `raw`, whole. */
  async function service(options: Options = {}, user = ''): Promise<ReturnType<typeof mailService>> {
    raw.length = 0;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      closeTimeout: 50,
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        stream.on('end', () => {
          raw.push(text);
          done();
        });
      },
      ...options,
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
    open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) });
    const { port } = server.server.address() as AddressInfo;
    return smtp(`smtp://${user}127.0.0.1:${port}`);
  }
  const smtp = (url: string) =>
    mailService(
      'smtp',
      readEnv({ SMTP_URL: url, CONTACT_TO: 'staff@s.example', CONTACT_FROM: 'Web <web@s.example>' }),
      '',
    );

  test('gets a mail to staff with one Message-ID for all tries, and a confirmation that staff answers', async () => {
    const send = await service();
    for (let time = 0; time < 2; time += 1) expect((await send('contact/abc', MAIL, 5000)).kind).toBe('sent');
    await send('contact-confirmation/abc', CONFIRMATION, 5000);
    for (const mail of raw.slice(0, 2))
      for (const line of [
        'From: Web <web@s.example>',
        'To: staff@s.example',
        'Reply-To: visitor@mihon.example',
        'Message-ID: <contact.abc@s.example>',
      ])
        expect(mail).toContain(`${line}\r\n`);
    expect(raw[0]).not.toContain('Auto-Submitted');
    for (const line of ['To: v@mihon.example', 'Reply-To: staff@s.example', 'Auto-Submitted: auto-replied'])
      expect(raw[2]).toContain(`${line}\r\n`);
    expect(raw[2]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  test.each<{ what: string; options: Options; user?: string; patience?: number; expected: object }>([
    {
      what: 'refuses the password: nothing is wrong with the mail',
      options: { authOptional: false, onAuth: (_auth, _session, done) => done(no(535)) },
      user: 'u:p@',
      expected: { kind: 'failed', code: 'smtp_auth' },
    },
    {
      what: 'refuses the sender: nothing is wrong with the mail',
      options: { onMailFrom: (_address, _session, done) => done(no(553)) },
      expected: { kind: 'failed', code: 'smtp_sender' },
    },
    {
      what: 'has no such mailbox',
      options: { onRcptTo: (_address, _session, done) => done(no(550)) },
      expected: { kind: 'refused', code: 'smtp_550' },
    },
    {
      what: 'says to come back later',
      options: { onRcptTo: (_address, _session, done) => done(no(451)) },
      expected: { kind: 'failed', code: 'smtp_451' },
    },
    {
      what: 'refuses the text',
      options: { onData: (stream, _session, done) => void stream.resume().on('end', () => done(no(554))) },
      expected: { kind: 'refused', code: 'smtp_554' },
    },
    {
      what: 'takes the text and never answers',
      options: { onData: (stream) => void stream.resume() },
      patience: 400,
      expected: { kind: 'failed' },
    },
  ])('that $what', async ({ options, user, patience = 5000, expected }) => {
    const send = await service(options, user);
    expect(await send('contact/abc', MAIL, patience)).toMatchObject(expected);
  });

  test('that is not there has sent nothing', async () => {
    expect((await smtp('smtp://127.0.0.1:9')('contact/abc', MAIL, 5000)).kind).toBe('failed');
  });
});

describe('without a mail service', () => {
  const env = readEnv({ CONTACT_TO: 'staff@x.example', CONTACT_FROM: 'web@x.example' });

  test('a mail is a file that people can read, named by its key; sent again it replaces itself', async () => {
    const folder = path.join(temporaryFolder(), 'new');
    const send = mailService('files', env, folder);
    for (const text of ['first', MAIL.text])
      expect((await send('contact/ab', { ...MAIL, text }, 1000)).kind).toBe('sent');
    await send('contact-confirmation/ab', CONFIRMATION, 1000);
    expect(readdirSync(folder).sort()).toEqual([
      'contact-ab.txt',
      'contact-confirmation-ab.html',
      'contact-confirmation-ab.txt',
    ]);
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    expect(read('contact-ab.txt')).toBe(
      'From: web@x.example\nTo: staff@x.example\nReply-To: visitor@mihon.example\nSubject: 件名 S\n\n本文\n二行目',
    );
    expect(read('contact-confirmation-ab.txt')).toContain(
      'To: v@mihon.example\nReply-To: staff@x.example\nAuto-Submitted: auto-replied\nSubject: s\n',
    );
    expect(read('contact-confirmation-ab.html')).toBe('<p>html</p>');
  });

  test('where nothing can be written, and in previews, nothing was sent', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const mode of ['files', 'preview', 'missing'] as const)
      expect((await mailService(mode, env, file)('contact/ab', MAIL, 1000)).kind).toBe('failed');
  });
});
