import { expect, test } from 'vitest';
import { handleWebhook } from '#src/server/contact/webhook.ts';
import { HOUR, spawn } from './fake-world.ts';
import { scene } from './scene.ts';
import { REPORT_SECRET, signedReport } from './signed-report.ts';

/** A mail to staff that comes back is a dead letter with one alert, whichever the store heard of first. */

const BURIED = { status: 200, handled: true };
const NO_NEWS = { status: 200, handled: false };

function sceneOfBounces() {
  const it = scene();
  return {
    ...it,
    /** The mail service says that the mail came back; its status, and whether that was news. */
    bounce: async (name = 'msg_1') => {
      const { ports } = spawn(it.world);
      const event = { type: 'email.bounced', data: { tags: { ref: it.id } } };
      const response = await handleWebhook(signedReport(event, { at: ports.now(), id: name }), ports, REPORT_SECRET);
      return { status: response.status, ...(response.ok && { handled: (await response.json()).handled }) };
    },
    expectOneAlert: async () => {
      await it.sweep(HOUR, 30);
      expect([it.mails(), it.mails('contact-alert'), ...it.counts('dead/', 'pending/')]).toEqual([1, 1, 1, 0]);
    },
  };
}

test('reported twice: buried and alerted once', async () => {
  const { post, bounce, expectOneAlert } = sceneOfBounces();
  await post();
  expect(await bounce()).toEqual(BURIED);
  expect(await bounce()).toEqual(NO_NEWS);
  await expectOneAlert();
});

test('reported while the answer to the mail is lost: nothing is sent again', async () => {
  const { postDuring, bounce, counts, expectOneAlert } = sceneOfBounces();
  await postDuring({ mail: 'accept-lost' });
  expect(counts('sent/', 'pending/')).toEqual([0, 1]);
  expect(await bounce()).toEqual(BURIED);
  await expectOneAlert();
});

test('reported after the handler was killed between the mail and its note', async () => {
  let mailed = 0;
  for (let dieAt = 1; dieAt < 24; dieAt += 1) {
    const { post, bounce, mails, expectOneAlert } = sceneOfBounces();
    await post({ life: { dieAt } });
    if (mails() === 0) continue;
    mailed += 1;
    expect({ dieAt, ...(await bounce()) }).toEqual({ dieAt, ...BURIED });
    await expectOneAlert();
  }
  expect(mailed).toBeGreaterThan(0);
});

test('mailed without the store: reported until its note is there', async () => {
  const { world, postDuring, bounce, expectOneAlert } = sceneOfBounces();
  expect(await postDuring({ store: 'lost' })).toBe('delivered');
  const notes = world.keys('sent/').map((key) => [key, world.value(key)] as const);
  for (const key of [...world.keys('sent/'), ...world.keys('pending/')]) world.remove(key);
  expect(await bounce()).toEqual({ status: 503 });
  for (const [key, value] of notes) world.plant(key, value);
  expect(await bounce()).toEqual(BURIED);
  await expectOneAlert();
});

test('purged, or known to staff already: no dead letter is made of it', async () => {
  const purged = sceneOfBounces();
  await purged.post();
  await purged.sweep(8 * 24 * HOUR);
  expect(await purged.bounce()).toEqual(NO_NEWS);
  expect(purged.counts('dead/')).toEqual([0]);
  const dead = sceneOfBounces();
  await dead.postDuring({ mail: 'accept-lost' });
  await dead.bounce();
  expect(await dead.bounce('msg_2')).toEqual(NO_NEWS);
  await dead.expectOneAlert();
});
