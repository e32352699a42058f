import { expect, test } from 'vitest';
import { HOUR, spawn } from '#tests/contact/fake-world.ts';
import { scene } from '#tests/contact/scene.ts';
import { REPORT_SECRET, signedReport } from '#tests/contact/signed-report.ts';
import { mailboxHash } from './mailbox.ts';
import { handleWebhook } from './webhook.ts';

const SECRETS = { webhookSecret: REPORT_SECRET, hashKey: 'a key' };
const BURIED = [200, { ok: true, handled: true }];
const NO_NEWS = [200, { ok: true, handled: false }];

function sceneOfReports() {
  const it = scene();
  const report = async (event: object, at = Date.now(), secrets: Parameters<typeof handleWebhook>[2] = SECRETS) => {
    const response = await handleWebhook(signedReport(event, { at }), spawn(it.world).ports, secrets);
    return [response.status, response.ok ? await response.json() : (await response.json()).code];
  };
  const bounced = (type = 'email.bounced') => ({ type, data: { to: ['staff@company.example'], tags: { ref: it.id } } });
  return {
    ...it,
    report,
    bounced,
    expectOneAlert: async () => {
      await it.sweep(HOUR, 30);
      expect([it.mails(), it.mails('contact-alert'), ...it.counts('dead/', 'pending/')]).toEqual([1, 1, 1, 0]);
    },
  };
}

test.each(['email.bounced', 'email.complained', 'email.suppressed', 'email.failed'])(
  'after %s an inquiry is a dead letter with its text, and staff is told once, however often it is reported',
  async (type) => {
    const { world, id, post, report, bounced, expectOneAlert } = sceneOfReports();
    await post();
    expect(await report(bounced(type))).toEqual(BURIED);
    expect(await report(bounced(type))).toEqual(NO_NEWS);
    await expectOneAlert();
    expect(JSON.stringify(world.value(`dead/contact/${id}`))).toContain('a@b.example');
  },
);

test('reported while the answer to the mail is lost: nothing is sent again', async () => {
  const { postDuring, report, bounced, expectOneAlert } = sceneOfReports();
  await postDuring({ mail: 'accept-lost' });
  expect(await report(bounced())).toEqual(BURIED);
  await expectOneAlert();
});

test('reported before anything is known of the mail, or while the store is down: the mail service has to report again', async () => {
  const { world, post, report, bounced } = sceneOfReports();
  expect(await report(bounced())).toEqual([503, 'unavailable']);
  await post();
  world.store = 'down';
  expect(await report(bounced())).toEqual([503, 'unavailable']);
});

test('a mailbox whose confirmation came back gets no other; staff is not alarmed', async () => {
  const { world, ids, id, post, report, mails, counts } = sceneOfReports();
  const mailbox = mailboxHash('visitor@mail.example', SECRETS.hashKey);
  await post({ mailbox });
  const event = {
    type: 'email.bounced',
    data: { to: ['Visitor+x@mail.example'], tags: { ref: id, kind: 'confirmation' } },
  };
  expect(await report(event)).toEqual(BURIED);
  world.now += 48 * HOUR;
  await post({ id: ids[1], mailbox });
  expect([mails(), mails('contact-confirmation'), ...counts('dead/')]).toEqual([2, 1, 0]);
  expect(await report({ ...event, type: 'email.failed' })).toEqual(NO_NEWS);
});

test('other events change nothing, tags may be a list', async () => {
  const { id, post, report, bounced, counts } = sceneOfReports();
  await post();
  const tags = [{ name: 'ref', value: id }];
  for (const event of [
    bounced('email.delivered'),
    { type: 'email.bounced', data: {} },
    { type: 'email.bounced', data: { tags: { ref: '../x' } } },
    { type: 'email.bounced', data: { tags: { ref: id, kind: 'alert' } } },
  ])
    expect(await report(event)).toEqual(NO_NEWS);
  expect(counts('dead/')).toEqual([0]);
  expect(await report({ type: 'email.bounced', data: { tags } })).toEqual(BURIED);
});

test('only what the mail service signed in the last minutes is read', async () => {
  const { post, report, bounced, counts } = sceneOfReports();
  await post();
  const refused = [401, 'bad-signature'];
  for (const at of [Date.now() - HOUR, Date.now() + HOUR]) expect(await report(bounced(), at)).toEqual(refused);
  for (const webhookSecret of [undefined, '', 'whsec_', `whsec_${Buffer.from('another').toString('base64')}`])
    expect(await report(bounced(), undefined, { ...SECRETS, webhookSecret })).toEqual(refused);
  expect(await report({ type: 1 })).toEqual([400, 'bad-request']);
  expect(counts('dead/')).toEqual([0]);
  const { ports } = spawn(scene().world);
  const ask = (init: RequestInit) => handleWebhook(new Request('https://company.example/', init), ports, SECRETS);
  expect((await ask({})).status).toBe(405);
  expect((await ask({ method: 'POST', body: new Uint8Array(200_000) })).status).toBe(413);
});
