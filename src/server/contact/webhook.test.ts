import { describe, expect, test } from 'vitest';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import { REPORT_SECRET as SECRET, signedReport } from '#tests/contact/signed-report.ts';
import type { Ports } from './ports.ts';
import { handleWebhook } from './webhook.ts';

const NOW = 1_780_000_000_000;
const ID = 'a'.repeat(40);

const record: OutboxRecord = {
  id: ID,
  reference: 'AAAAAAAA',
  acceptedAt: NOW,
  windowFrom: NOW,
  origin: { lang: 'ja' },
  mail: { subject: 's', text: 't', replyTo: 'a@b.jp', plainSubject: 'p' },
};

function ports(values: Map<string, unknown>): Ports {
  return {
    store: {
      create: async (key, value) => {
        if (values.has(key)) return 'exists';
        values.set(key, value);
        return 'created';
      },
      get: async (key) => ({ ok: true, value: values.get(key) }),
      list: async () => ({ ok: true, value: [...values.keys()] }),
      del: async (key) => {
        values.delete(key);
        return true;
      },
      put: async () => true,
    },
    send: async () => ({ kind: 'unknown', code: 'x', retryAfterMs: 0 }),
    now: () => NOW,
    log: () => undefined,
  };
}

function call(body: unknown, change: { id?: string; at?: number; secret?: string } = {}): Request {
  return signedReport(body, { at: NOW, ...change });
}

const bounce = { type: 'email.bounced', data: { tags: { ref: ID } } };
const marks = { once: 'c'.repeat(40), blocked: 'd'.repeat(40) };
const confirmation = { ...record, mail: { ...record.mail, to: 'a@b.jp' }, marks };
const delivered = () => new Map<string, unknown>([[`sent/${ID}`, { record, sentAt: NOW, mailId: 'm' }]]);

describe('a mail that came back', () => {
  test.each(['email.bounced', 'email.complained', 'email.suppressed', 'email.failed'])(
    '%s is a dead letter, once',
    async (type) => {
      const values = delivered();
      const event = { type, data: { tags: [{ name: 'ref', value: ID }] } };
      expect(await (await handleWebhook(call(event), ports(values), SECRET)).json()).toEqual({
        ok: true,
        handled: true,
      });
      expect(values.get(`dead/${ID}`)).toMatchObject({
        reason: type === 'email.complained' ? 'complained' : 'bounced',
      });
      values.delete(`dead/${ID}`);
      expect(await (await handleWebhook(call(event), ports(values), SECRET)).json()).toEqual({
        ok: true,
        handled: false,
      });
      expect(values.has(`dead/${ID}`)).toBe(false);
    },
  );

  test.each([
    { type: 'email.bounced', data: {} },
    { type: 'email.bounced', data: { tags: { ref: '../x' } } },
  ])('other events change nothing: %j', async (event) => {
    const values = delivered();
    const response = await handleWebhook(call(event), ports(values), SECRET);
    expect([response.status, await response.json()]).toEqual([200, { ok: true, handled: false }]);
    expect([...values.keys()]).toEqual([`sent/${ID}`]);
  });

  test.each(['count', 'dead', 'alerted'])('is nothing new where there is %s/ of it', async (note) => {
    const values = new Map<string, unknown>([[`${note}/${ID}`, {}]]);
    const response = await handleWebhook(call(bounce), ports(values), SECRET);
    expect([response.status, await response.json()]).toEqual([200, { ok: true, handled: false }]);
    expect([...values.keys()]).toEqual([`${note}/${ID}`]);
  });
});

test.each([...Object.getOwnPropertyNames(Object.prototype), 'email.delivered', 'email.sent', 'email.opened', ''])(
  'an event named %s is signed, and says nothing about an inquiry',
  async (type) => {
    const values = delivered();
    const response = await handleWebhook(call({ type, data: { tags: { ref: ID } } }), ports(values), SECRET);
    expect([response.status, await response.json()]).toEqual([200, { ok: true, handled: false }]);
    expect([...values.keys()]).toEqual([`sent/${ID}`]);
  },
);

describe('an alert', () => {
  const report = (type: string) => ({ type, data: { tags: { ref: ID, kind: 'alert' } } });

  test('is noted when the mail service reports that it took it, as often as it does so', async () => {
    const values = new Map<string, unknown>();
    for (let time = 0; time < 2; time += 1) {
      const response = await handleWebhook(call(report('email.sent')), ports(values), SECRET);
      expect(await response.json()).toEqual({ ok: true, handled: true });
    }
    expect([...values]).toEqual([[`alerted/${ID}`, { at: NOW }]]);
  });

  test('that came back is not taken for its inquiry', async () => {
    const values = delivered();
    await handleWebhook(call(report('email.bounced')), ports(values), SECRET);
    expect([...values.keys()]).toEqual([`sent/${ID}`]);
  });

  test('is reported again when the store does not confirm', async () => {
    const broken = { ...ports(new Map()), store: { ...ports(new Map()).store, create: async () => 'failed' as const } };
    expect((await handleWebhook(call(report('email.sent')), broken, SECRET)).status).toBe(503);
  });
});

test('the signature is that of Standard Webhooks, by its reference implementation', async () => {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(NOW / 1000) };
  const signed = (signature: string) =>
    new Request('https://x.example/api/resend-webhook', {
      method: 'POST',
      body: '{"type":"email.bounced"}',
      headers: { ...headers, 'webhook-signature': signature },
    });
  const statusOf = async (signature: string) =>
    (await handleWebhook(signed(signature), ports(new Map()), SECRET)).status;
  const reference = 'v1,Qhm0wgZ7YVig/UtE9TD7U/Y3gjvWk1dDrchikTxfGyc=';
  expect([await statusOf(reference), await statusOf(reference.replace('v1,', 'v2,'))]).toEqual([400, 401]);
});

test.each([
  { name: 'no secret configured', request: call(bounce), secret: undefined, status: 401 },
  { name: 'a secret without a key', request: call(bounce, { secret: 'whsec_' }), secret: 'whsec_', status: 401 },
  { name: 'another secret', request: call(bounce, { secret: 'whsec_b3RoZXI=' }), secret: SECRET, status: 401 },
  { name: 'six minutes old', request: call(bounce, { at: NOW - 360_000 }), secret: SECRET, status: 401 },
  { name: 'six minutes ahead', request: call(bounce, { at: NOW + 360_000 }), secret: SECRET, status: 401 },
  {
    name: 'no headers',
    request: new Request('https://x.example/', { method: 'POST', body: '{}' }),
    secret: SECRET,
    status: 401,
  },
  { name: 'a time that is none', request: call(bounce, { at: Number.NaN }), secret: SECRET, status: 401 },
  { name: 'no name of the call', request: call(bounce, { id: '' }), secret: SECRET, status: 401 },
  { name: 'not an event', request: call([]), secret: SECRET, status: 400 },
  { name: 'an event without a type', request: call({ data: bounce.data }), secret: SECRET, status: 400 },
  { name: 'more than the mail service ever sends', request: call('x'.repeat(131_072)), secret: SECRET, status: 413 },
  { name: 'GET', request: new Request('https://x.example/'), secret: SECRET, status: 405 },
])('$name: $status', async ({ request, secret, status }) => {
  const values = delivered();
  expect((await handleWebhook(request, ports(values), secret)).status).toBe(status);
  expect([...values.keys()]).toEqual([`sent/${ID}`]);
});

test.each([-300, -1, 1, 300])(
  'a report signed %i s from now is taken: clocks differ, and networks are slow',
  async (seconds) => {
    const values = delivered();
    const request = call(bounce, { at: NOW + seconds * 1000 });
    expect((await handleWebhook(request, ports(values), SECRET)).status).toBe(200);
    expect(values.has(`dead/${ID}`)).toBe(true);
  },
);

describe('a store that does not answer makes the sender repeat', () => {
  const blocking = { type: 'email.bounced', data: { tags: { ref: ID, kind: 'confirmation' } } };
  test.each([
    ['the note that the report came', 'get', 'hook/', bounce],
    ['the inquiry', 'get', 'sent/', bounce],
    ['the inquiry that waits', 'get', 'pending/', bounce],
    ['the dead letter', 'create', 'dead/', bounce],
    ['the note on it', 'create', 'hook/', bounce],
    ['the confirmation', 'get', 'visitor-sent/', blocking],
    ['the confirmation that waits', 'get', 'visitor-pending/', blocking],
    ['the note on its address', 'create', 'blocked/', blocking],
  ] as const)('at %s', async (_, act, prefix, event) => {
    const taken = { record: confirmation, sentAt: NOW, mailId: 'm' };
    const all = ports(new Map<string, unknown>([...delivered(), [`visitor-sent/${ID}`, taken]]));
    const { store } = all;
    const fails = (doing: typeof act, key: string) => doing === act && key.startsWith(prefix);
    const broken: Ports['store'] = {
      ...store,
      get: async (key) => (fails('get', key) ? { ok: false } : store.get(key)),
      create: async (key, value) => (fails('create', key) ? 'failed' : store.create(key, value)),
    };
    expect((await handleWebhook(call(event), { ...all, store: broken }, SECRET)).status).toBe(503);
  });
});

test('the log names the returned mail by its reference, and says whether it was found', async () => {
  const lines: unknown[] = [];
  const report = (kind: string | undefined, values: Map<string, unknown>) =>
    handleWebhook(
      call({ type: 'email.bounced', data: { tags: { ref: ID, ...(kind && { kind }) } } }),
      { ...ports(values), log: (event, details) => lines.push({ event, ...details }) },
      SECRET,
    );
  await report(undefined, delivered());
  await report(undefined, new Map());
  await report('confirmation', new Map([[`visitor-pending/${ID}`, confirmation]]));
  await report('confirmation', new Map());
  expect(lines).toEqual([
    { event: 'bounce', ref: 'AAAAAAAA', reason: 'bounced', found: true },
    { event: 'dead', ref: 'AAAAAAAA', reason: 'bounced', written: 'created' },
    { event: 'bounce', ref: 'AAAAAAAA', reason: 'bounced', found: false },
    { event: 'address-blocked', ref: 'AAAAAAAA', found: true },
    { event: 'address-blocked', ref: 'AAAAAAAA', found: false },
  ]);
});

describe('a confirmation that came back', () => {
  const event = (type: string) => ({ type, data: { tags: { ref: ID, kind: 'confirmation' } } });
  const taken = () =>
    new Map<string, unknown>([[`visitor-sent/${ID}`, { record: confirmation, sentAt: NOW, mailId: 'm' }]]);
  const answered = async (type: string, values: Map<string, unknown>) =>
    (await handleWebhook(call(event(type)), ports(values), SECRET)).json();

  test.each(['email.bounced', 'email.suppressed', 'email.complained'])(
    '%s: its address gets no other',
    async (type) => {
      const values = taken();
      expect(await answered(type, values)).toEqual({ ok: true, handled: true });
      expect(values.has(`blocked/${marks.blocked}`)).toBe(true);
      expect([...values.keys()].filter((key) => key.startsWith('dead/'))).toEqual([]);
    },
  );

  test('also while the answer to it is lost and its record waits', async () => {
    const values = new Map<string, unknown>([[`visitor-pending/${ID}`, confirmation]]);
    expect(await answered('email.bounced', values)).toEqual({ ok: true, handled: true });
  });

  test.each(['email.failed', 'email.sent', 'email.delivered', 'email.opened'])(
    '%s says nothing of the address',
    async (type) => {
      const values = taken();
      expect(await answered(type, values)).toEqual({ ok: true, handled: false });
      expect([...values.keys()]).toEqual([`visitor-sent/${ID}`]);
    },
  );

  test('of a purged one nothing is known', async () => {
    expect(await answered('email.bounced', new Map())).toEqual({ ok: true, handled: false });
  });

  test('it is no report about the mail to staff', async () => {
    const values = new Map([...delivered(), ...taken()]);
    await answered('email.bounced', values);
    expect(values.has(`dead/${ID}`)).toBe(false);
  });
});
