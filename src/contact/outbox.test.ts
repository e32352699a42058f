import { expect, test } from 'vitest';
import { HOUR, type MailMode, MINUTE, mailsOf, spawn, type World } from '#tests/contact/fake-world.ts';
import { inquiryFor, repeatId, sweepOnce, take } from '#tests/contact/pipeline.ts';
import { scene } from '#tests/contact/scene.ts';
import { accept, MOST_CONFIRMATIONS } from './outbox.ts';

/** Histories that the random ones of tests/contact reach too seldom. */

const DAY = 24 * HOUR;
const MAILBOX = 'a'.repeat(40);

test('an inquiry is mailed to staff at once, and then confirmed to its visitor', async () => {
  const { world, post, counts } = scene();
  expect(await post()).toBe('stored');
  expect(world.deliveries.map(({ key }) => key.split('/')[0])).toEqual(['contact', 'contact-confirmation']);
  expect(counts('pending/', 'done/', 'sent/')).toEqual([0, 2, 1]);
});

test('no key and no mark says who wrote, and so many days after the delivery nothing else is left', async () => {
  const { world, post, sweep } = scene();
  await post();
  await sweep(6 * DAY);
  expect(JSON.stringify(world.value(world.keys('sent/')[0] ?? ''))).toContain('a@b.example');
  await sweep(2 * DAY);
  const left = world.keys('').map((key) => [key, world.value(key)]);
  expect(left.map(([key]) => String(key).split('/')[0])).toEqual(['done', 'done', 'sweep']);
  expect(JSON.stringify(left)).not.toContain('b.example');
});

test('without the store it is mailed directly; success is shown for nothing else than a write or a mail', async () => {
  const { world, postDuring, mails } = scene();
  expect(await postDuring({ store: 'down', mail: 'accept-lost' })).toBe('unavailable');
  expect(await postDuring({ store: 'down', mail: 'auth' })).toBe('unavailable');
  expect(await postDuring({ store: 'lost' })).toBe('delivered');
  expect(await postDuring({ store: 'up', mail: 'down' })).toBe('stored');
  expect([mails(), world.keys('done/contact/').length]).toEqual([1, 1]);
});

test('mailed without the store, posted again after 25 h by a client that does not say so', async () => {
  const { world, id, post, sweep, mails } = scene();
  world.store = 'down';
  const handler = spawn(world);
  const jobs: Promise<unknown>[] = [];
  const accepted = handler.run(() =>
    accept(handler.ports, inquiryFor(id, world.now), (work) => {
      world.store = 'up';
      jobs.push(handler.run(work));
    }),
  );
  expect(await accepted).toBe('delivered');
  await Promise.all(jobs);
  world.now += 25 * HOUR;
  await post();
  await sweep(5 * MINUTE);
  expect(mails()).toBe(1);
});

test('mailed without the store, posted again after 30 h: the mail service has forgotten the key, so the second has a remark', async () => {
  const { world, id, post, postDuring, sweep, counts } = scene();
  await postDuring({ store: 'down' });
  world.remove(`done/contact/${id}`);
  world.now += 30 * HOUR;
  await post({ sinceFirstTry: 30 * HOUR });
  await sweep(5 * MINUTE, 3);
  expect(mailsOf(world, 'contact').map((mail) => mail.id)).toEqual([id, repeatId(id)]);
  expect(counts('dead/')).toEqual([0]);
});

test('a late repeat of what waits, was delivered or was given up is not mailed', async () => {
  const { world, id, post, sweep, mails, counts } = scene();
  world.mail = 'rate';
  await post();
  const expectNoRepeat = async () => {
    world.now += HOUR;
    expect(await post({ sinceFirstTry: 11 * HOUR })).toBe('stored');
    expect(counts(`pending/contact/${repeatId(id)}`)).toEqual([0]);
  };
  await expectNoRepeat();
  await sweep(21 * HOUR);
  expect(counts('dead/')).toEqual([1]);
  await expectNoRepeat();
  expect(mails()).toBe(0);
  const other = scene();
  await other.post();
  await other.sweep(30 * DAY);
  await other.post({ sinceFirstTry: 21 * HOUR });
  expect(other.mails()).toBe(1);
});

test('nothing is sent more than 20 hours after its first try', async () => {
  const { world, post, sweep, mails, counts } = scene();
  world.mail = 'down';
  await post();
  await sweep(20 * HOUR + MINUTE);
  world.mail = 'up';
  await sweep(5 * MINUTE, 2);
  expect([mails(), mails('contact-alert'), mails('contact-confirmation'), ...counts('dead/')]).toEqual([0, 1, 0, 1]);
});

test('an alert is sent until it arrives, under another key each day; what it is about stays, however long that takes', async () => {
  const { world, post, sweep, mails, counts } = scene();
  world.mail = 'refuse';
  await post();
  world.mail = 'down';
  await sweep(HOUR, 40 * 24);
  expect([mails('contact-alert'), ...counts('dead/')]).toEqual([0, 1]);
  world.mail = 'up';
  await sweep(HOUR, 48);
  expect([mails('contact-alert'), ...counts('dead/', 'pending/')]).toEqual([1, 0, 0]);
});

test('a dead letter that the store does not confirm stays pending', async () => {
  const { world, id, random, sweep, counts } = scene();
  world.plant(`pending/contact/${id}`, inquiryFor(id, world.now - 21 * HOUR));
  const sweeper = spawn(world);
  const { store } = sweeper.ports;
  const create: typeof store.create = async (key, value) =>
    key.startsWith('dead/') ? 'failed' : store.create(key, value);
  await sweepOnce({ ...sweeper, ports: { ...sweeper.ports, store: { ...store, create } } }, random);
  expect(counts('pending/')).toEqual([1]);
  await sweep(5 * MINUTE, 2);
  expect([...counts('dead/'), world.deliveries.length]).toEqual([1, 1]);
});

test('values that are none of ours are neither mailed nor in the way', async () => {
  const { world, id, post, sweep, mails } = scene();
  for (const value of ['x', null, {}, { ...inquiryFor(id, world.now), mail: { subject: 'no text' } }])
    world.plant(`pending/contact/${JSON.stringify(value).length}`, value);
  world.mail = 'down';
  await post();
  world.mail = 'up';
  await sweep(5 * MINUTE);
  expect(mails()).toBe(1);
});

test('what an outage of some days leaves is drained, two a second at most', async () => {
  const BACKLOG = 1000;
  const { world, random, sweep, mails, counts } = scene();
  for (let index = 0; index < BACKLOG; index += 1) {
    const id = random.hex(40);
    world.plant(`pending/contact/${id}`, { ...inquiryFor(id, world.now), confirmation: undefined });
  }
  for (let sweeps = 0; counts('pending/')[0] !== 0 && sweeps < 200; sweeps += 1) {
    const before = world.mailCalls;
    await sweep(5 * MINUTE);
    expect(world.mailCalls - before).toBeLessThanOrEqual(40);
  }
  expect([mails(), ...counts('pending/', 'dead/')]).toEqual([BACKLOG, 0, 0]);
});

/** A process in which the mail to staff is taken, and confirmations meet a fault. */
function withConfirmationsIn(world: World, mode: MailMode) {
  const handler = spawn(world);
  const send: typeof handler.ports.send = async (key, mail, timeoutMs) => {
    world.mail = key.startsWith('contact-confirmation/') ? mode : 'up';
    return handler.ports.send(key, mail, timeoutMs);
  };
  return { ...handler, ports: { ...handler.ports, send } };
}

test.each<MailMode>(['down', 'accept-lost', 'rate', 'auth', 'error', 'refuse'])(
  'a confirmation that meets %s comes once at most, staff has its mail, and nobody is alarmed',
  async (mode) => {
    const { world, id, sweep, mails, counts } = scene();
    expect(await take(withConfirmationsIn(world, mode), inquiryFor(id, world.now))).toBe('stored');
    await sweep(HOUR, 24);
    expect([mails(), mails('contact-alert'), ...counts('pending/', 'dead/')]).toEqual([1, 0, 0, 0]);
    expect(mails('contact-confirmation')).toBeLessThanOrEqual(1);
  },
);

test('one mailbox, 24 hours, one confirmation, also over midnight; then another', async () => {
  const { world, random, post, sweep, mails, counts } = scene();
  world.now = Math.ceil(world.now / DAY) * DAY + 23 * HOUR;
  const write = (mailbox: string) => post({ id: random.hex(40), mailbox });
  await write(MAILBOX);
  await write(MAILBOX);
  world.now += 2 * HOUR;
  await write(MAILBOX);
  await write('b'.repeat(40));
  expect([mails(), mails('contact-confirmation'), ...counts('pending/')]).toEqual([4, 2, 0]);
  world.now += 22 * HOUR;
  await write(MAILBOX);
  await sweep(5 * MINUTE);
  expect([mails(), mails('contact-confirmation')]).toEqual([5, 3]);
});

test('a flood to many mailboxes: so many confirmations a day, and every mail to staff', async () => {
  const { world, random, post, mails } = scene();
  const posts = MOST_CONFIRMATIONS + 20;
  for (let index = 0; index < posts; index += 1) await post({ id: random.hex(40) });
  expect([mails(), mails('contact-confirmation')]).toEqual([posts, MOST_CONFIRMATIONS]);
  world.now += DAY;
  await post({ id: random.hex(40) });
  expect(mails('contact-confirmation')).toBe(MOST_CONFIRMATIONS + 1);
});

test('what was mailed without the store is not confirmed: nobody could count', async () => {
  const { postDuring, sweep, mails } = scene();
  expect(await postDuring({ store: 'down' })).toBe('delivered');
  await sweep(5 * MINUTE);
  expect([mails(), mails('contact-confirmation')]).toEqual([1, 0]);
});
