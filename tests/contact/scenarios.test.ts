import { expect, test } from 'vitest';
import type { DeadRecord } from '#src/schemas/contact/outbox.ts';
import { noteAlerted } from '#src/server/contact/alerts.ts';
import { accept } from '#src/server/contact/delivery.ts';
import { HOUR, MINUTE, mailsOf, spawn, type World } from './fake-world.ts';
import { recordFor, repeatId, sweepOnce } from './pipeline.ts';
import { seeded } from './random.ts';
import { scene } from './scene.ts';
import { sized } from './size.ts';

/** Histories that random ones reach too seldom. */

const DAY = 24 * HOUR;

/** What an outage of some days leaves. */
const BACKLOG = sized({ short: 1500, long: 5000 });

const deadLetter = (id: string, deadAt: number): DeadRecord => ({
  record: recordFor(id, deadAt - 21 * HOUR),
  deadAt,
  reason: 'expired',
  maybeDelivered: true,
});

/** The alert of a dead letter is taken by the mail service, and its answer lost. */
async function sceneOfLostAnswer() {
  const it = scene();
  it.world.plant(`dead/${it.id}`, deadLetter(it.id, it.world.now));
  it.world.mail = 'accept-lost';
  await it.sweep(5 * MINUTE);
  return it;
}

async function report(world: World, id: string): Promise<unknown> {
  const process = spawn(world);
  return process.run(() => noteAlerted(process.ports, id));
}

test('mailed without the store, posted again after 25 h by a client that does not say so', async () => {
  const { world, id, post, sweep, mails } = scene();
  world.store = 'down';
  const handler = spawn(world);
  const accepted = handler.run(() =>
    accept(handler.ports, recordFor(id, world.now), [], (work) => {
      world.store = 'up';
      void handler.run(work);
    }),
  );
  expect(await accepted).toBe('delivered');
  await new Promise((resolve) => setTimeout(resolve, 5));
  world.now += 25 * HOUR;
  await post();
  await sweep(5 * MINUTE);
  expect(mails()).toBe(1);
});

test('a handler killed at any step, the same text posted again after 25 h by a client that does not say so', async () => {
  for (let dieAt = 1; dieAt < 24; dieAt += 1) {
    for (const before of [true, false]) {
      const { world, post, sweep, mails } = scene();
      await post({ life: { dieAt, before } });
      await sweep(5 * MINUTE);
      world.now += 25 * HOUR;
      await post();
      await sweep(5 * MINUTE);
      expect({ dieAt, before, mails: mails() }).toEqual({ dieAt, before, mails: 1 });
    }
  }
});

test('mailed without the store, posted again after 30 h: the mail service has forgotten the key, so the second has a remark', async () => {
  const { world, id, post, postDuring, sweep, counts } = scene();
  await postDuring({ store: 'down' });
  world.now += 30 * HOUR;
  await post({ sinceFirstTry: 30 * HOUR });
  await sweep(5 * MINUTE, 3);
  expect(mailsOf(world, 'contact').map(({ ref }) => ref)).toEqual([id, repeatId(id)]);
  expect(counts('dead/')).toEqual([0]);
});

test.each([
  { store: 'up', mail: 'up' },
  { store: 'down', mail: 'up' },
  { store: 'lost', mail: 'up' },
  { store: 'up', mail: 'accept-lost' },
  { store: 'up', mail: 'rate' },
  { store: 'down', mail: 'rate' },
] as const)(
  'refused at first, sent 21 h later, store $store, mail $mail: one mail, with the remark',
  async (faults) => {
    const { world, id, post, postDuring, sweep, counts } = scene();
    const seen = await postDuring(faults, { sinceFirstTry: 21 * HOUR });
    if (seen === 'unavailable') await post({ sinceFirstTry: 21 * HOUR });
    await sweep(HOUR, 24);
    expect(mailsOf(world, 'contact').map(({ ref }) => ref)).toEqual([repeatId(id)]);
    expect(counts('dead/')).toEqual([0]);
  },
);

test('a late repeat that is posted again after it was purged is not mailed', async () => {
  const { post, sweep, mails, counts } = scene();
  await post({ sinceFirstTry: 21 * HOUR });
  await sweep(8 * DAY);
  expect(counts('sent/')).toEqual([0]);
  await post({ sinceFirstTry: 21 * HOUR });
  await sweep(HOUR);
  expect(mails()).toBe(1);
});

test('a late repeat of what waits, was given up, or was purged is not mailed', async () => {
  const { world, id, post, sweep, mails, counts } = scene();
  world.mail = 'rate';
  await post();
  const expectNoRepeat = async (hours: number) => {
    world.now += hours * HOUR;
    expect(['stored', 'delivered']).toContain(await post({ sinceFirstTry: 11 * HOUR }));
    expect(counts(`pending/${repeatId(id)}`)).toEqual([0]);
  };
  await expectNoRepeat(11);
  await sweep(10 * HOUR);
  await expectNoRepeat(1);
  world.mail = 'up';
  await sweep(HOUR);
  await sweep(31 * DAY);
  await expectNoRepeat(1);
  expect([mails(), ...counts('count/')]).toEqual([0, 1]);
});

test('a dead letter that the store does not confirm stays pending', async () => {
  const { world, id, sweep, counts } = scene();
  world.plant(`pending/${id}`, recordFor(id, world.now - 21 * HOUR));
  const sweeper = spawn(world);
  const { store } = sweeper.ports;
  const create: typeof store.create = async (key, value) =>
    key.startsWith('dead/') ? 'failed' : store.create(key, value);
  await sweepOnce({ ...sweeper, ports: { ...sweeper.ports, store: { ...store, create } } }, seeded(1));
  expect(counts('pending/')).toEqual([1]);
  await sweep(5 * MINUTE, 2);
  expect([...counts('dead/'), world.deliveries.length]).toEqual([1, 1]);
});

test('after eight days only the count is left', async () => {
  const { post, sweep, counts } = scene();
  await post();
  await sweep(6 * DAY);
  expect(counts('sent/')).toEqual([1]);
  await sweep(25 * HOUR);
  expect(counts('pending/', 'sent/', 'try/', 'res/', 'dead/', 'count/')).toEqual([0, 0, 0, 0, 0, 1]);
});

test('a purge killed at any step is finished later and sends nothing', async () => {
  for (let dieAt = 1; dieAt < 60; dieAt += 1) {
    const { world, postDuring, sweep, mails, counts } = scene();
    await postDuring({ mail: 'rate' });
    await sweep(10 * MINUTE);
    world.now += 8 * DAY;
    await sweepOnce(spawn(world, { dieAt }), seeded(1));
    await sweep(2 * HOUR, 2);
    expect({ dieAt, left: [mails(), ...counts('sent/', 'try/', 'res/', 'dead/')] }).toEqual({
      dieAt,
      left: [1, 0, 0, 0, 0],
    });
  }
});

test('an alert that fails for hours arrives later, once', async () => {
  const { world, post, sweep, counts } = scene();
  world.mail = 'auth';
  await post();
  await sweep(HOUR, 30);
  expect(counts('dead/', 'alerted/')).toEqual([1, 0]);
  world.mail = 'up';
  await sweep(HOUR, 3);
  expect(world.deliveries).toHaveLength(1);
});

test('an alert that was taken, its answer lost, the mail service away for four days: reported, and not sent again', async () => {
  const { world, id, sweep } = await sceneOfLostAnswer();
  world.mail = 'down';
  await sweep(HOUR, 96);
  // No try after 20 h.
  expect(world.mailCalls).toBeLessThanOrEqual(25);
  expect(await report(world, id)).toBe(true);
  world.mail = 'up';
  await sweep(HOUR, 96);
  expect(world.deliveries).toHaveLength(1);
});

test('the mail service is back just when the round is over, its report an hour later: nothing is sent', async () => {
  const { world, id, sweep } = await sceneOfLostAnswer();
  world.mail = 'down';
  await sweep(HOUR, 19);
  world.mail = 'up';
  await sweep(2 * HOUR);
  await sweep(HOUR);
  await report(world, id);
  await sweep(HOUR, 96);
  expect(world.deliveries).toHaveLength(1);
});

test('an alert that was not taken by a mail service away for 40 h goes out in a later round, once', async () => {
  const { world, id, sweep } = scene();
  world.plant(`dead/${id}`, deadLetter(id, world.now));
  world.mail = 'down';
  await sweep(HOUR, 40);
  world.mail = 'up';
  await sweep(HOUR, 240);
  expect(world.deliveries).toHaveLength(1);
});

test('an alert whose words a deploy changed is not sent a second time', async () => {
  const { world, id, sweep } = await sceneOfLostAnswer();
  world.mail = 'up';
  world.plant(`dead/${id}`, { ...deadLetter(id, world.now), reason: 'refused' });
  await sweep(HOUR, 240);
  expect(world.deliveries).toHaveLength(1);
});

test('of a dead letter nothing is left after 31 days', async () => {
  const { world, id, sweep, counts } = scene();
  world.plant(`dead/${id}`, deadLetter(id, world.now));
  await sweep(5 * MINUTE);
  await sweep(31 * DAY);
  await sweep(25 * HOUR);
  expect(counts('dead/', 'alert/', 'alerted/', 'ack/', 'count/')).toEqual([0, 0, 0, 0, 1]);
});

test(`${BACKLOG} pending after an outage are drained, two a second at most`, async () => {
  const { world, random, sweep, mails, counts } = scene();
  for (let index = 0; index < BACKLOG; index += 1) {
    const id = random.hex(40);
    world.plant(`pending/${id}`, recordFor(id, world.now - BACKLOG + index));
  }
  for (let sweeps = 0; counts('pending/')[0] !== 0 && sweeps < 300; sweeps += 1) {
    const before = world.mailCalls;
    await sweep(5 * MINUTE);
    expect(world.mailCalls - before).toBeLessThanOrEqual(40);
  }
  expect([mails(), ...counts('pending/')]).toEqual([BACKLOG, 0]);
});
