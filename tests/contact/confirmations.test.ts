import { expect, test } from 'vitest';
import { accept } from '#src/server/contact/delivery.ts';
import { HOUR, type MailMode, MINUTE, spawn, type World } from './fake-world.ts';
import { marksFor, recordFor, take } from './pipeline.ts';
import { scene } from './scene.ts';

/** Histories of confirmations to visitors and of the weekly mail about quarantined inquiries. */

const ADDRESS = 'a'.repeat(32);
const DAY = 24 * HOUR;

const confirmed = ({ mails }: Pick<ReturnType<typeof scene>, 'mails'>) => [mails(), mails('contact-confirmation')];

/** A process in which the mail to staff is taken, and confirmations meet a fault. */
function withConfirmationsIn(world: World, mode: MailMode) {
  const handler = spawn(world);
  const send: typeof handler.ports.send = async (message, key, timeoutMs) => {
    world.mail = message.kind === 'confirmation' ? mode : 'up';
    return handler.ports.send(message, key, timeoutMs);
  };
  return { ...handler, ports: { ...handler.ports, send } };
}

test('a confirmation follows the mail to staff at once', async () => {
  const { world, post } = scene();
  await post();
  expect(world.deliveries.map(({ key }) => key.split('/')[0])).toEqual(['contact', 'contact-confirmation']);
});

test('it waits for the mail to staff, however long that takes within its time', async () => {
  const it = scene();
  it.world.mail = 'auth';
  await it.post();
  await it.sweep(15 * HOUR);
  expect([...it.counts('visitor-pending/'), ...confirmed(it)]).toEqual([0, 0, 0]);
  it.world.mail = 'up';
  await it.sweep(4 * HOUR);
  await it.sweep(5 * MINUTE);
  expect(confirmed(it)).toEqual([1, 1]);
});

test.each([0, 11 * HOUR])(
  'given up after its answer was lost, it is not sent again when the inquiry comes again (%i ms after its first try)',
  async (sinceFirstTry) => {
    const it = scene();
    const { world } = it;
    const record = () => recordFor(it.id, world.now, sinceFirstTry, ADDRESS);
    await take(withConfirmationsIn(world, 'accept-lost'), record());
    world.mail = 'down';
    await it.sweep(HOUR, 22);
    world.mail = 'up';
    expect(world.unconfirmed.size).toBe(1);
    await it.sweep(4 * HOUR);
    await take(spawn(world), record());
    await it.sweep(HOUR, 12);
    expect(confirmed(it)).toEqual([1, 1]);
  },
);

test('none is sent while a mail to staff waits', async () => {
  const it = scene();
  const [, , , other = ''] = it.ids;
  it.world.plant(`pending/${other}`, recordFor(other, it.world.now));
  await it.post();
  expect(confirmed(it)).toEqual([1, 0]);
  await it.sweep(5 * MINUTE);
  expect(it.world.deliveries.map(({ key }) => key.split('/')[0])).toEqual([
    'contact',
    'contact',
    'contact-confirmation',
    'contact-confirmation',
  ]);
});

test('one address, 24 hours, one confirmation, also over midnight; then another', async () => {
  const it = scene();
  const { world, ids, post, sweep } = it;
  world.now = Math.ceil(world.now / DAY) * DAY + 23 * HOUR;
  await post({ id: ids[0], address: ADDRESS });
  world.now += 2 * HOUR;
  await post({ id: ids[1], address: ADDRESS });
  await post({ id: ids[2], address: 'b'.repeat(32) });
  await sweep(5 * MINUTE);
  expect(confirmed(it)).toEqual([3, 2]);
  world.now += 22 * HOUR;
  await post({ id: ids[3], address: ADDRESS });
  await sweep(5 * MINUTE);
  expect(confirmed(it)).toEqual([4, 3]);
});

test('a flood to many addresses: twenty confirmations in any hour, and every mail to staff', async () => {
  const it = scene();
  const { world, random, post, sweep, mails } = it;
  const POSTS = 150;
  for (let posts = 0; posts < POSTS; posts += 1) {
    const crowd = Array.from({ length: posts % 10 === 0 ? 5 : 1 }, () => random.hex(40));
    await Promise.all(crowd.map((id) => post({ id })));
    world.now += MINUTE;
  }
  await sweep(5 * MINUTE, 2);
  const times = world.keys('hour/').map((key) => (world.value(key) as { at: number }).at);
  expect(Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR).length))).toBe(20);
  expect(confirmed(it)).toEqual([POSTS + 60, times.length]);
  await sweep(3 * HOUR);
  await post({ id: random.hex(40) });
  expect(mails('contact-confirmation')).toBe(times.length + 1);
});

test('an address that bounced or complained gets none', async () => {
  const it = scene();
  it.world.plant(`blocked/${marksFor(ADDRESS, it.world.now).blocked}`, { at: it.world.now });
  await it.post({ address: ADDRESS });
  await it.sweep(5 * MINUTE);
  expect([...confirmed(it), ...it.counts('pending/')]).toEqual([1, 0, 0]);
});

test('what was mailed without the store is not confirmed: nobody could count', async () => {
  const it = scene();
  expect(await it.postDuring({ store: 'down' })).toBe('delivered');
  await it.sweep(5 * MINUTE);
  expect(confirmed(it)).toEqual([1, 0]);
});

test('a dead letter is not confirmed', async () => {
  const it = scene();
  it.world.mail = 'refuse';
  await it.post();
  await it.sweep(5 * MINUTE, 2);
  it.world.mail = 'up';
  await it.sweep(HOUR);
  expect([it.mails('contact-alert'), it.mails('contact-confirmation')]).toEqual([1, 0]);
});

test('one that its address refuses is given up, and nobody is alarmed', async () => {
  const { world, post, sweep, mails, counts } = scene({ refuses: ({ kind }) => kind === 'confirmation' });
  await post();
  await sweep(HOUR, 3);
  expect([world.unconfirmed.size, ...counts('visitor-pending/')]).toEqual([1, 0]);
  expect([mails(), mails('contact-alert')]).toEqual([1, 0]);
});

test.each<MailMode>(['down', 'accept-lost', 'rate', 'auth', 'error', 'refuse'])(
  'staff has the mail once, the visitor one confirmation at most: %s',
  async (mode) => {
    const it = scene();
    expect(await take(withConfirmationsIn(it.world, mode), recordFor(it.id, it.world.now))).toBe('stored');
    await it.sweep(HOUR, 24);
    expect(it.mails()).toBe(1);
    expect(it.mails('contact-confirmation')).toBeLessThanOrEqual(1);
  },
);

test('of a confirmation nothing is left after eight days, of its address neither', async () => {
  const { postDuring, sweep, counts } = scene();
  await postDuring({ mail: 'rate' });
  await sweep(10 * MINUTE, 2);
  expect(counts('visitor-sent/', 'once/')).toEqual([1, 1]);
  await sweep(8 * DAY);
  const prefixes = ['pending/', 'sent/', 'dead/', 'try/', 'res/'].map((prefix) => `visitor-${prefix}`);
  expect([...prefixes, 'once/'].filter((prefix) => counts(prefix)[0] !== 0)).toEqual([]);
});

test('quarantined inquiries are neither mailed nor confirmed, and reported once a week', async () => {
  const it = scene();
  const { world, id, sweep } = it;
  await accept(spawn(world).ports, recordFor(id, world.now), ['honeypot'], () => undefined);
  for (let hours = 0; hours < 15 * 24; hours += 1) {
    // Taken on a Monday, its answer lost: the tries of that day are one mail.
    world.mail = hours % 5 === 0 ? 'up' : 'accept-lost';
    await sweep(HOUR);
  }
  expect(JSON.stringify(world.value(`quarantine/${id}`))).not.toContain('confirmation');
  expect([...confirmed(it), it.mails('contact-quarantine')]).toEqual([0, 0, 2]);
});

test('nothing in quarantine, no weekly mail', async () => {
  const { world, sweep } = scene();
  await sweep(4 * HOUR, 48);
  expect(world.mailCalls).toBe(0);
});
