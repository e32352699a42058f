import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import type { Message } from './ports.ts';
import { smtpMail, smtpResultOf } from './smtp-mail.ts';

/** Against a real mail server on this machine. */

type Options = ConstructorParameters<typeof SMTPServer>[0];

const message: Message = {
  subject: '件名 お問い合わせ',
  text: '本文\n二行目',
  replyTo: 'visitor@mihon.example',
  ref: 'f'.repeat(40),
};
let server: SMTPServer | undefined;
let raw: string[] = [];

afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
  raw = [];
});

/** The server's messages end in `raw`, whole. */
async function start(options: Options = {}): Promise<string> {
  server = new SMTPServer({
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
  const listening = server;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', () => resolve()));
  return `127.0.0.1:${(listening.server.address() as AddressInfo).port}`;
}

const send = (host: string, what: Message = message, { user = '', timeoutMs = 5000, key = 'contact/abc' } = {}) =>
  smtpMail(
    readEnv({ SMTP_URL: `smtp://${user}${host}`, CONTACT_TO: 'staff@s.example', CONTACT_FROM: 'Web <web@s.example>' }),
  )(what, key, timeoutMs);

test('a mail to staff: addresses, Reply-To, text, and one Message-ID for all tries', async () => {
  const host = await start();
  const ids = [await send(host), await send(host)];
  expect(ids).toEqual(Array(2).fill({ kind: 'sent', id: '<contact.abc@s.example>' }));
  expect(raw[0]).toMatch(/^From: Web <web@s\.example>\r$/m);
  expect(raw[0]).toMatch(/^To: staff@s\.example\r$/m);
  expect(raw[0]).toMatch(/^Reply-To: visitor@mihon\.example\r$/m);
  expect(raw[0]).toMatch(/^Message-ID: <contact\.abc@s\.example>\r$/m);
  expect(raw[0]).not.toMatch(/^Auto-Submitted/m);
});

test('a confirmation: to the visitor, answered to staff, text and HTML', async () => {
  const host = await start();
  await send(host, {
    subject: 's',
    text: 'text',
    html: '<p>html</p>',
    to: 'v@mihon.example',
    kind: 'confirmation',
    ref: 'x',
  });
  expect(raw[0]).toMatch(/^To: v@mihon\.example\r$/m);
  expect(raw[0]).toMatch(/^Reply-To: staff@s\.example\r$/m);
  expect(raw[0]).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  expect(raw[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
});

describe('what the server says', () => {
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  test.each<{ name: string; options: Options; user?: string; expected: object }>([
    {
      name: 'the password is wrong',
      options: { authOptional: false, onAuth: (_auth, _session, done) => done(refusal(535)) },
      user: 'u:p@',
      expected: { kind: 'rejected', code: 'smtp_auth' },
    },
    {
      name: 'the sender is not ours',
      options: { onMailFrom: (_address, _session, done) => done(refusal(553)) },
      expected: { kind: 'rejected', code: 'smtp_sender' },
    },
    {
      name: 'no such mailbox',
      options: { onRcptTo: (_address, _session, done) => done(refusal(550)) },
      expected: { kind: 'refused', code: 'smtp_550' },
    },
    {
      name: 'come back later',
      options: { onRcptTo: (_address, _session, done) => done(refusal(451)) },
      expected: { kind: 'rejected', code: 'smtp_451' },
    },
    {
      name: 'the text is refused',
      options: { onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554))) },
      expected: { kind: 'refused', code: 'smtp_554' },
    },
  ])('$name', async ({ options, user, expected }) => {
    expect(await send(await start(options), message, { user: user ?? '' })).toMatchObject(expected);
  });

  test('it took the text and never answers: unknown', async () => {
    const host = await start({ onData: (stream) => void stream.resume() });
    expect(await send(host, message, { timeoutMs: 300 })).toMatchObject({ kind: 'unknown' });
  });

  test('it took the text and dies: unknown', async () => {
    const host = await start({
      onData: (stream, session) =>
        void stream.resume().on('end', () => {
          for (const connection of server?.connections ?? [])
            if (session.id) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        }),
    });
    expect(await send(host)).toMatchObject({ kind: 'unknown' });
  });

  test('nobody there: certainly not sent', async () => {
    expect(await send('127.0.0.1:9')).toMatchObject({ kind: 'rejected', code: 'smtp_unreached' });
  });
});

test.each([
  [{ code: 'EAUTH' }, 'rejected', 'smtp_auth'],
  [{ code: 'ENOAUTH' }, 'rejected', 'smtp_auth'],
  [{ responseCode: 500, command: 'MAIL FROM' }, 'rejected', 'smtp_sender'],
  [{ responseCode: 500, command: 'DATA' }, 'refused', 'smtp_500'],
  [{ responseCode: 499, command: 'MAIL FROM' }, 'rejected', 'smtp_499'],
  [{ responseCode: 400 }, 'rejected', 'smtp_400'],
  [{ responseCode: 399 }, 'unknown', 'smtp_error'],
  [{ responseCode: '550' }, 'unknown', 'smtp_error'],
  [{ code: 'EDNS' }, 'rejected', 'smtp_unreached'],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'rejected', 'smtp_unreached'],
  [{ code: 'ECONFIG' }, 'rejected', 'smtp_unreached'],
  [{ code: 'ETIMEDOUT' }, 'unknown', 'smtp_ETIMEDOUT'],
] as const)('%j is %s: %s', (error, kind, code) => {
  expect(smtpResultOf(error)).toEqual({ kind, code, retryAfterMs: 0 });
});

test.each([[undefined], [null], ['text'], [{}], [{ code: 'ECONNECTION', command: 'CONN' }], [{ code: 'ETIMEDOUT' }]])(
  'whatever else comes is unknown: %j',
  (error) => {
    expect(smtpResultOf(error).kind).toBe('unknown');
  },
);
