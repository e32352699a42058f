import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { mailService } from '#src/server/contact/mail-services.ts';
import type { Send } from '#src/server/contact/ports.ts';
import { keyOfDay } from '#src/server/contact/record.ts';
import { readEnv } from '#src/server/env.ts';
import { alertWords, apiText, staffWords } from '#src/server/texts.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { type FakeResend, type ResendMode, startFakeResend } from './fake-resend.ts';
import { HOUR, type Life, MINUTE, mailsOf, type StoreMode, spawn, World } from './fake-world.ts';
import { FIVE, postOf, SIGNATURE, type Stage, setStage } from './stage.ts';

/**
 * Faults of store and mail service: what the visitor sees, in three languages, and what is true at the end, of the mail
 * to staff and of the confirmation. Killed processes: `crash-points.test.ts`, `scenarios.test.ts`.
 */

let resend: FakeResend;
let world: World;

beforeAll(async () => {
  resend = await startFakeResend();
  process.env['RESEND_BASE_URL'] = resend.url;
});
afterAll(async () => {
  await resend.close();
});
beforeEach(() => {
  resend.mode = 'ok';
  resend.next.length = 0;
  resend.mails.length = 0;
  resend.calls = 0;
  delete resend.choose;
  world = new World();
  resend.now = () => world.now;
});

const env = readEnv({
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'staff@company.example',
  CONTACT_FROM: 'web@company.example',
});

/** The real SDK over HTTP; a fault that hangs is waited for 1.5 s. */
const bySdk: Send = (message, key, timeoutMs) =>
  mailService('resend', env, '').send(message, key, Math.min(timeoutMs, 1500));

function stageWith(life: Life = {}, send: Send | 'world' = bySdk): Stage {
  const { ports } = spawn(world, life);
  return setStage(send === 'world' ? ports : { ...ports, send });
}

let counter = 0;
const newKey = () => {
  counter += 1;
  return `key-${String(counter).padStart(20, '0')}`;
};

async function expectSuccess(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(body).toMatchObject({
    ok: true,
    success: true,
    error: null,
    message: SIGNATURE.reply.received,
    code: 'received',
  });
  return body.reference;
}

async function expectUnavailable(response: Response, lang: Lang): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  const text = apiText(lang, 'unavailable');
  expect(await response.json()).toEqual({ ok: false, success: false, message: text, error: text, code: 'unavailable' });
}

/** Sweeps in virtual time until nothing is pending and staff knows of every dead letter. */
async function settle(stage: Stage): Promise<void> {
  for (let at = 0; at < 30 * HOUR; at += 10 * MINUTE) {
    world.now += 10 * MINUTE;
    await stage.sweep();
    if (world.waiting() === 0 && world.keys('dead/').length === world.keys('alerted/').length) return;
  }
}

const messages = () => resend.mails.filter(({ key }) => key.startsWith('contact/'));
const alerts = () => resend.mails.filter(({ key }) => key.startsWith('contact-alert/'));
const confirmations = () => resend.mails.filter(({ key }) => key.startsWith('contact-confirmation/'));

const staffMails = () => mailsOf(world, 'contact').length;

interface MailFault {
  readonly name: string;
  readonly mode: ResendMode;
  /** How long the fault lasts; 0 means the first call only. */
  readonly hours: number;
  readonly mails: number;
  readonly dead?: number;
  readonly plain?: boolean;
  readonly alarm?: string;
}

const MAIL_FAULTS: readonly MailFault[] = [
  { name: 'none', mode: 'ok', hours: 0, mails: 1 },
  { name: '500 JSON', mode: '500-json', hours: 0, mails: 1 },
  { name: '500 HTML', mode: '500-html', hours: 0, mails: 1 },
  { name: '500 null', mode: '500-null', hours: 0, mails: 1 },
  { name: '429 rate limit', mode: '429', hours: 0, mails: 1 },
  { name: '429 daily quota for 30 h', mode: '429-daily', hours: 30, mails: 0, dead: 1, alarm: 'mail-account' },
  { name: '429 monthly quota for an hour', mode: '429-monthly', hours: 1, mails: 1, alarm: 'mail-account' },
  { name: '401 key wrong', mode: '401', hours: 1, mails: 1, alarm: 'mail-account' },
  { name: '403 domain not verified, for 30 h', mode: '403', hours: 30, mails: 0, dead: 1, alarm: 'mail-account' },
  { name: '422 on this mail', mode: '422-unless-plain', hours: 99, mails: 1, plain: true },
  { name: '422 also on the plain mail', mode: '422', hours: 1, mails: 0, dead: 1 },
  { name: 'hangs, not accepted', mode: 'hang', hours: 0, mails: 1 },
  { name: 'accepts, then hangs', mode: 'accept-hang', hours: 0, mails: 1 },
  { name: 'accepts, drops the connection', mode: 'accept-drop', hours: 0, mails: 1 },
  { name: 'accepts, truncated JSON', mode: 'accept-truncated', hours: 0, mails: 1 },
  { name: 'accepts, 200 {}', mode: 'accept-empty', hours: 0, mails: 1 },
  { name: 'connection reset', mode: 'reset', hours: 0, mails: 1 },
  { name: 'slower than the time-out', mode: 'slow', hours: 0, mails: 1 },
  { name: '409 concurrent', mode: '409-concurrent', hours: 0, mails: 1 },
  { name: '409 the key was used with another text', mode: '409-invalid', hours: 0, mails: 0, dead: 1 },
];

describe.each(inTurn(PUBLISHED_LANGS, 0))('%s', (lang) => {
  const inquiry = () => ({ ...FIVE, key: newKey() });

  test.each(MAIL_FAULTS)('mail: $name', async ({ mode, hours, mails, dead = 0, plain = false, alarm }) => {
    const stage = stageWith();
    if (hours === 0) resend.next.push(mode);
    else resend.mode = mode;
    await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
    if (alarm !== undefined) expect((await stage.health()).alarms).toContain(alarm);
    if (mode === '429') {
      await stage.sweep();
      expect(messages()).toHaveLength(0);
    }
    if (hours > 0) {
      for (let at = 0; at < hours * HOUR && world.keys('pending/').length > 0; at += 30 * MINUTE) {
        world.now += 30 * MINUTE;
        await stage.sweep();
      }
      if (mode !== '422-unless-plain') resend.mode = 'ok';
    }
    await settle(stage);
    expect([messages().length, world.keys('dead/').length, alerts().length]).toEqual([mails, dead, dead]);
    expect(confirmations()).toHaveLength(mails);
    if (plain) {
      expect(messages()[0]?.body).not.toHaveProperty('reply_to');
      expect(String(messages()[0]?.body['subject'])).not.toContain(FIVE.name);
    }
    if (dead > 0) expect((await stage.health()).alarms).toContain('dead-letters');
    else expect((await stage.health()).alarms).toEqual([]);
  });

  test('mail: name not found, connection refused', async () => {
    process.env['RESEND_BASE_URL'] = 'http://127.0.0.1:9';
    const stage = stageWith();
    await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
    process.env['RESEND_BASE_URL'] = resend.url;
    await settle(stage);
    expect(messages()).toHaveLength(1);
  });

  test.each<{ name: string; store: StoreMode }>([
    { name: 'down before the write', store: 'down' },
    { name: 'write landed, answer lost', store: 'lost' },
  ])('store: $name', async ({ store }) => {
    const stage = stageWith();
    world.store = store;
    await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
    world.store = 'up';
    await settle(stage);
    expect(messages()).toHaveLength(1);
  });

  test.each<{ name: string; mode: ResendMode; before: number }>([
    { name: 'store and mail down', mode: 'reset', before: 0 },
    { name: 'store down, mail accepts and drops', mode: 'accept-drop', before: 1 },
  ])('both: $name', async ({ mode, before }) => {
    const stage = stageWith();
    const fields = inquiry();
    world.store = 'down';
    resend.next.push(mode);
    await expectUnavailable(await stage.ask(postOf(fields, { lang })), lang);
    expect(messages()).toHaveLength(before);
    world.store = 'up';
    await expectSuccess(await stage.ask(postOf({ ...fields, sinceFirstTry: 60 }, { lang })));
    await settle(stage);
    expect(messages()).toHaveLength(1);
  });

  test('three sweepers and a handler at once', async () => {
    world.mail = 'auth';
    const fields = inquiry();
    await expectSuccess(await stageWith({}, 'world').ask(postOf(fields, { lang })));
    world.mail = 'up';
    world.now += 10 * MINUTE;
    const sweepers = [1, 2, 3].map(() => stageWith({}, 'world'));
    const handler = stageWith({}, 'world').ask(postOf(fields, { lang }));
    await Promise.all([...sweepers.map((stage) => stage.sweep()), handler]);
    await expectSuccess(await handler);
    await settle(stageWith({}, 'world'));
    expect(staffMails()).toBe(1);
  });

  test('six identical posts at once', async () => {
    const fields = inquiry();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => stageWith().ask(postOf(fields, { lang }))));
    const references = new Set(await Promise.all(answers.map((answer) => expectSuccess(answer))));
    await settle(stageWith());
    expect([references.size, messages().length, confirmations().length, resend.calls]).toEqual([1, 1, 1, 2]);
  });

  test('the same post hours later; an edited text is another inquiry', async () => {
    const stage = stageWith();
    const fields = inquiry();
    const reference = await expectSuccess(await stage.ask(postOf(fields, { lang })));
    world.now += 5 * HOUR;
    expect(await expectSuccess(await stage.ask(postOf(fields, { lang })))).toBe(reference);
    await settle(stage);
    expect(messages()).toHaveLength(1);
    await expectSuccess(await stage.ask(postOf({ ...fields, message: 'もう一点' }, { lang })));
    await settle(stage);
    expect(messages()).toHaveLength(2);
  });

  test('a first try that was refused, sent again 21 h later: one mail, which says that it may be a repeat', async () => {
    const stage = stageWith();
    const fields = inquiry();
    expect((await stage.ask(postOf({ ...fields, email: 'taro@' }, { lang }))).status).toBe(422);
    world.now += 21 * HOUR;
    for (let posts = 0; posts < 3; posts += 1) {
      world.now += MINUTE;
      await expectSuccess(await stage.ask(postOf({ ...fields, sinceFirstTry: 75_600 }, { lang })));
    }
    await settle(stage);
    expect([messages().length, confirmations().length, alerts().length]).toEqual([1, 1, 0]);
    expect(String(messages()[0]?.body['text'])).toContain(staffWords().repeat.split('{{time}}')[1]);
    expect((await stage.health()).alarms).toEqual([]);
  });

  test('sent again late, and known as sent or waiting: no second mail, and the same reference', async () => {
    const stage = stageWith();
    const fields = inquiry();
    const reference = await expectSuccess(await stage.ask(postOf(fields, { lang })));
    for (const hours of [11, 30, 24 * 8]) {
      world.now += hours * HOUR;
      await stage.sweep();
      const again = postOf({ ...fields, sinceFirstTry: hours * 3600 }, { lang });
      expect(await expectSuccess(await stage.ask(again))).toBe(reference);
    }
    await settle(stage);
    expect([messages().length, confirmations().length, alerts().length]).toEqual([1, 1, 0]);
  });

  test('a form without script that was refused on one day and is sent on another says that it may be a repeat', async () => {
    const stage = stageWith();
    const form = { ...FIVE, message: newKey(), consent: 'on' };
    world.store = 'down';
    resend.mode = 'reset';
    expect((await stage.ask(postOf(form, { lang, asForm: true }))).status).toBe(503);
    world.store = 'up';
    resend.mode = 'ok';
    const key = keyOfDay(world.now);
    world.now += 30 * HOUR;
    expect((await stage.ask(postOf({ ...form, key }, { lang, asForm: true }))).status).toBe(303);
    await settle(stage);
    expect(messages()).toHaveLength(1);
    expect(String(messages()[0]?.body['text'])).toContain(staffWords().repeat.split('{{time}}')[1]);
  });

  test('nobody makes a dead letter by what it says of its first try', async () => {
    const stage = stageWith();
    resend.mode = '429';
    for (const sinceFirstTry of [35_999, 36_001, 71_999, 72_000, 72_001, 9_999_999])
      await expectSuccess(await stage.ask(postOf({ ...inquiry(), sinceFirstTry }, { lang })));
    world.now += 9 * HOUR;
    await stage.sweep();
    resend.mode = 'ok';
    await settle(stage);
    expect([messages().length, alerts().length, world.keys('dead/').length]).toEqual([6, 0, 0]);
  });

  test('accepted and lost at hour 0, mail down for 40 h', async () => {
    const stage = stageWith();
    resend.next.push('accept-drop');
    resend.mode = 'reset';
    await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
    for (let hour = 0; hour < 40; hour += 1) {
      world.now += HOUR;
      await stage.sweep();
    }
    resend.mode = 'ok';
    await settle(stage);
    expect([messages().length, world.keys('dead/').length, alerts().length]).toEqual([1, 1, 1]);
    expect(String(alerts()[0]?.body['text'])).toContain(alertWords().maybeDelivered);
  });

  test('clocks a day apart', async () => {
    for (const [handlerSkew, sweeperSkew] of [
      [24, 0],
      [-24, 0],
      [0, 24],
      [0, -24],
      [24, -24],
      [-24, 24],
    ]) {
      const fields = inquiry();
      world.mail = 'accept-lost';
      const handler = stageWith({ skewMs: (handlerSkew ?? 0) * HOUR }, 'world');
      await expectSuccess(await handler.ask(postOf(fields, { lang })));
      world.mail = 'up';
      for (let hour = 0; hour < 60; hour += 2) {
        world.now += 2 * HOUR;
        await stageWith({ skewMs: (sweeperSkew ?? 0) * HOUR }, 'world').sweep();
      }
    }
    expect(staffMails()).toBe(6);
    expect(world.keys('pending/')).toEqual([]);
  });

  test('corrupt and foreign values: skipped, counted, health red, others go on', async () => {
    const stage = stageWith();
    world.plant('pending/readme.txt', 1);
    world.plant(`pending/${'a'.repeat(40)}`, { nonsense: true });
    await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
    await stage.sweep();
    expect(messages()).toHaveLength(1);
    expect((await stage.health()).alarms).toContain('corrupt-records');
  });

  describe('the confirmation', () => {
    const onlyConfirmations = (mode: ResendMode) => {
      const isChosen = (key: string) => key.startsWith('contact-confirmation/') && !key.endsWith('/plain');
      resend.choose = (calls, key) => (isChosen(key) && calls === 1 ? mode : 'ok');
    };
    const whole = (mode: ResendMode) => {
      resend.choose = (_, key) => (key.startsWith('contact-confirmation/') ? mode : 'ok');
    };

    test('goes to the visitor, answered to staff, in the language of the form, without a word that was typed', async () => {
      const fields = { ...inquiry(), subject: 'Typed subject', job: 'system-engineer', phone: '0120-111-222' };
      const reference = await expectSuccess(await stageWith().ask(postOf(fields, { lang })));
      const [confirmation] = confirmations().map(({ body }) => body);
      expect(confirmation).toMatchObject({
        to: FIVE.email,
        from: env.from,
        reply_to: env.to,
        headers: { 'Auto-Submitted': 'auto-replied' },
        subject: expect.stringContaining(reference),
        text: expect.stringContaining(reference),
        html: expect.stringContaining(`<html lang="${lang === 'zh' ? 'zh-Hans' : lang}">`),
      });
      const { to: _, ...said } = confirmation ?? {};
      for (const typed of [FIVE.name, FIVE.company, FIVE.message, FIVE.email, 'Typed', 'system-engineer', '0120'])
        expect(JSON.stringify(said)).not.toContain(typed);
    });

    test.each<{ name: string; mode: ResendMode; isWhole?: true; sent: number }>([
      { name: '500', mode: '500-json', sent: 1 },
      { name: '429 rate limit', mode: '429', sent: 1 },
      { name: 'accepts, then hangs', mode: 'accept-hang', sent: 1 },
      { name: 'the address is refused once: sent plain', mode: '422', sent: 1 },
      { name: 'the address is refused for good: given up', mode: '422', isWhole: true, sent: 0 },
      { name: 'nothing but errors for 20 h: given up', mode: '500-json', isWhole: true, sent: 0 },
    ])('$name: staff has its mail once, at once, and hears of nothing', async ({ mode, isWhole, sent }) => {
      const stage = stageWith();
      if (isWhole) whole(mode);
      else onlyConfirmations(mode);
      await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
      expect([messages().length, world.keys('pending/').length]).toEqual([1, 0]);
      await settle(stage);
      expect([messages().length, confirmations().length, alerts().length]).toEqual([1, sent, 0]);
      expect([world.keys('visitor-dead/').length, (await stage.health()).alarms]).toEqual([1 - sent, []]);
    });

    test.each(['blocked/', 'once/', 'visitor-sent/', 'visitor-pending/'])('the store fails at %s', async (prefix) => {
      const { ports } = spawn(world);
      const { store } = ports;
      let failures = 0;
      const isFailing = (key: string) => key.startsWith(prefix) && ++failures <= 2;
      const stage = setStage({
        ...ports,
        send: bySdk,
        store: {
          ...store,
          create: async (key, value) => (isFailing(key) ? 'failed' : store.create(key, value)),
          get: async (key) => (isFailing(key) ? { ok: false } : store.get(key)),
        },
      });
      await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
      expect(messages()).toHaveLength(1);
      await settle(stage);
      await settle(stage);
      expect(failures).toBeGreaterThan(1);
      expect([messages().length, confirmations().length]).toEqual([1, 1]);
    });

    test('a second inquiry from the address on the day: staff has both, the visitor one confirmation', async () => {
      const stage = stageWith();
      await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
      const other = { ...inquiry(), email: FIVE.email.replace('@', '+again@').toUpperCase() };
      await expectSuccess(await stage.ask(postOf(other, { lang })));
      await settle(stage);
      expect([messages().length, confirmations().length]).toEqual([2, 1]);
    });

    test('it cannot be made, or is turned off: staff has the mail all the same', async () => {
      for (const confirm of [undefined, async () => undefined]) {
        const stage = stageWith();
        stage.ports = { ...stage.ports, confirm };
        await expectSuccess(await stage.ask(postOf(inquiry(), { lang })));
        await settle(stage);
      }
      expect([messages().length, confirmations().length]).toEqual([2, 0]);
    });
  });
});
