import { HOUR, type MailMode, MINUTE, mailsOf, spawn, World } from './fake-world.ts';
import { marksFor, type Pipeline, post, recordFor, sweepOnce } from './pipeline.ts';
import { seeded } from './random.ts';
import type { Scenario } from './scenarios.ts';

/** Histories of confirmations to visitors and of the weekly mail about quarantined inquiries (rules outbox.confirmation, outbox.quarantine). */

const ADDRESS = 'a'.repeat(32);
const DAY = 24 * HOUR;

interface Scene {
  readonly world: World;
  readonly ids: readonly string[];
  /** Post an inquiry, from one address unless said otherwise. */
  post(pipeline: Pipeline, index?: number, address?: string): Promise<string>;
  sweep(pipeline: Pipeline, later: number): Promise<void>;
  count(kind: 'contact' | 'contact-alert' | 'contact-confirmation' | 'contact-quarantine'): number;
}

function scene(refusesConfirmations = false): Scene {
  const random = seeded(13);
  const refuses = ({ kind }: { kind?: string }) => refusesConfirmations && kind === 'confirmation';
  const world = new World({ random, atomic: true, staleReads: 0, refuses });
  const ids = Array.from({ length: 4 }, () => random.hex(40));
  return {
    world,
    ids,
    post: (pipeline, index = 0, address = ADDRESS) =>
      post(pipeline, spawn(world), recordFor(pipeline, ids[index] ?? '', world.now, 0, address)),
    sweep: async (pipeline, later) => {
      world.now += later;
      await sweepOnce(pipeline, spawn(world), random);
    },
    count: (kind) => mailsOf(world, kind).length,
  };
}

const wrong = (what: string, ...numbers: readonly number[]) => `${what}: ${numbers.join(', ')}`;

export const CONFIRMATION_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a confirmation follows the mail to staff at once': async (pipeline) => {
    const { world, post, count } = scene();
    await post(pipeline);
    const keys = world.deliveries.map(({ key }) => key.split('/')[0]);
    return keys.join() === 'contact,contact-confirmation' && count('contact') === 1 ? undefined : keys.join();
  },
  'it waits for the mail to staff, however long that takes within its time': async (pipeline) => {
    const { world, post, sweep, count } = scene();
    world.mail = 'auth';
    await post(pipeline);
    await sweep(pipeline, 15 * HOUR);
    if (world.keys('visitor-pending/').length > 0 || count('contact-confirmation') > 0) return 'before staff has it';
    world.mail = 'up';
    await sweep(pipeline, 4 * HOUR);
    await sweep(pipeline, 5 * MINUTE);
    return count('contact-confirmation') === 1 ? undefined : wrong('confirmations', count('contact-confirmation'));
  },
  'given up after its answer was lost, it is not sent again when the inquiry comes again': async (pipeline) => {
    for (const sinceFirstTry of [0, 11 * HOUR]) {
      const { world, ids, sweep, count } = scene();
      const handler = spawn(world);
      const send: typeof handler.ports.send = async (message, key, timeoutMs) => {
        world.mail = message.kind === 'confirmation' ? 'accept-lost' : 'up';
        return handler.ports.send(message, key, timeoutMs);
      };
      const record = () => recordFor(pipeline, ids[0] ?? '', world.now, sinceFirstTry, ADDRESS);
      await post(pipeline, { ...handler, ports: { ...handler.ports, send } }, record());
      world.mail = 'down';
      for (let hours = 0; hours < 22; hours += 1) await sweep(pipeline, HOUR);
      world.mail = 'up';
      if (world.unconfirmed.size !== 1) return 'not given up';
      await sweep(pipeline, 4 * HOUR);
      await post(pipeline, spawn(world), record());
      for (let hours = 0; hours < 12; hours += 1) await sweep(pipeline, HOUR);
      if (count('contact') !== 1 || count('contact-confirmation') !== 1)
        return wrong('mails, confirmations', count('contact'), count('contact-confirmation'));
    }
    return undefined;
  },
  'none is sent while a mail to staff waits': async (pipeline) => {
    const { world, ids, post, sweep, count } = scene();
    world.plant(`pending/${ids[3]}`, recordFor(pipeline, ids[3] ?? '', world.now));
    await post(pipeline);
    if (count('contact') !== 1 || count('contact-confirmation') !== 0) return 'the handler did not wait';
    await sweep(pipeline, 5 * MINUTE);
    const kinds = world.deliveries.map(({ key }) => key.split('/')[0]).join();
    const expected = 'contact,contact,contact-confirmation,contact-confirmation';
    return kinds === expected ? undefined : kinds;
  },
  'one address, 24 hours, one confirmation, also over midnight; then another': async (pipeline) => {
    const { world, post, sweep, count } = scene();
    world.now = Math.ceil(world.now / DAY) * DAY + 23 * HOUR;
    await post(pipeline, 0);
    world.now += 2 * HOUR;
    await post(pipeline, 1);
    await post(pipeline, 2, 'b'.repeat(32));
    await sweep(pipeline, 5 * MINUTE);
    if (count('contact') !== 3 || count('contact-confirmation') !== 2)
      return wrong('within 24 h', count('contact'), count('contact-confirmation'));
    world.now += 22 * HOUR;
    await post(pipeline, 3);
    await sweep(pipeline, 5 * MINUTE);
    return count('contact-confirmation') === 3 ? undefined : wrong('after 24 h', count('contact-confirmation'));
  },
  'a flood to many addresses: twenty confirmations in any hour, and every mail to staff': async (pipeline) => {
    const { world, sweep, count } = scene();
    const random = seeded(19);
    const POSTS = 150;
    for (let posts = 0; posts < POSTS; posts += 1) {
      const crowd = Array.from({ length: posts % 10 === 0 ? 5 : 1 }, () => random.hex(40));
      await Promise.all(crowd.map((id) => post(pipeline, spawn(world), recordFor(pipeline, id, world.now))));
      world.now += MINUTE;
    }
    await sweep(pipeline, 5 * MINUTE);
    await sweep(pipeline, 5 * MINUTE);
    const times = world.keys('hour/').map((key) => (world.value(key) as { at: number }).at);
    const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR).length));
    if (count('contact') !== POSTS + 60) return wrong('mails to staff', count('contact'));
    if (most !== 20 || times.length !== count('contact-confirmation'))
      return wrong('made in an hour, in all', most, times.length);
    await sweep(pipeline, 3 * HOUR);
    await post(pipeline, spawn(world), recordFor(pipeline, random.hex(40), world.now));
    return count('contact-confirmation') === times.length + 1 ? undefined : 'still paused after the flood';
  },
  'an address that bounced or complained gets none': async (pipeline) => {
    const { world, post, sweep, count } = scene();
    world.plant(`blocked/${marksFor(ADDRESS, world.now).blocked}`, { at: world.now });
    await post(pipeline);
    await sweep(pipeline, 5 * MINUTE);
    return count('contact') === 1 && count('contact-confirmation') === 0 && world.keys('pending/').length === 0
      ? undefined
      : wrong('mails', count('contact'), count('contact-confirmation'));
  },
  'what was mailed without the store is not confirmed: nobody could count': async (pipeline) => {
    const { world, post, sweep, count } = scene();
    world.store = 'down';
    const seen = await post(pipeline);
    world.store = 'up';
    await sweep(pipeline, 5 * MINUTE);
    return seen === 'success' && count('contact') === 1 && count('contact-confirmation') === 0 ? undefined : seen;
  },
  'a dead letter is not confirmed': async (pipeline) => {
    const { world, post, sweep, count } = scene();
    world.mail = 'refuse';
    await post(pipeline);
    await sweep(pipeline, 5 * MINUTE);
    await sweep(pipeline, 5 * MINUTE);
    world.mail = 'up';
    await sweep(pipeline, HOUR);
    return count('contact-alert') === 1 && count('contact-confirmation') === 0
      ? undefined
      : wrong('alerts, confirmations', count('contact-alert'), count('contact-confirmation'));
  },
  'one that its address refuses is given up, and nobody is alarmed': async (pipeline) => {
    const { world, post, sweep, count } = scene(true);
    await post(pipeline);
    for (let round = 0; round < 3; round += 1) await sweep(pipeline, HOUR);
    if (world.unconfirmed.size !== 1 || world.keys('visitor-pending/').length > 0) return 'not given up';
    return count('contact') === 1 && count('contact-alert') === 0 ? undefined : wrong('alerts', count('contact-alert'));
  },
  'whatever becomes of the confirmation, staff has the mail once': async (pipeline) => {
    const modes: readonly MailMode[] = ['down', 'accept-lost', 'rate', 'auth', 'error', 'refuse'];
    for (const mode of modes) {
      const { world, ids, sweep, count } = scene();
      const handler = spawn(world);
      const send: typeof handler.ports.send = async (message, key, timeoutMs) => {
        world.mail = message.kind === 'confirmation' ? mode : 'up';
        return handler.ports.send(message, key, timeoutMs);
      };
      const record = recordFor(pipeline, ids[0] ?? '', world.now);
      const seen = await post(pipeline, { ...handler, ports: { ...handler.ports, send } }, record);
      for (let hours = 0; hours < 24; hours += 1) await sweep(pipeline, HOUR);
      if (seen !== 'success' || count('contact') !== 1) return `${mode}: ${seen}, ${count('contact')} mails`;
      if (count('contact-confirmation') > 1) return `${mode}: ${count('contact-confirmation')} confirmations`;
    }
    return undefined;
  },
  'of a confirmation nothing is left after eight days, of its address neither': async (pipeline) => {
    const { world, post, sweep } = scene();
    world.mail = 'rate';
    await post(pipeline);
    world.mail = 'up';
    await sweep(pipeline, 10 * MINUTE);
    await sweep(pipeline, 10 * MINUTE);
    if (world.keys('visitor-sent/').length !== 1 || world.keys('once/').length !== 1) return 'not sent';
    await sweep(pipeline, 8 * DAY);
    const prefixes = ['pending/', 'sent/', 'dead/', 'try/', 'res/'].map((prefix) => `visitor-${prefix}`);
    const left = [...prefixes, 'once/'].filter((prefix) => world.keys(prefix).length > 0);
    return left.length === 0 ? undefined : `left: ${left.join(' ')}`;
  },
  'what stands for an address that bounced is gone after two years, and not before': async (pipeline) => {
    const { world, sweep } = scene();
    const key = `blocked/${marksFor(ADDRESS, world.now).blocked}`;
    world.plant(key, { at: world.now });
    await sweep(pipeline, 729 * DAY);
    if (world.keys(key).length !== 1) return 'gone too early';
    await sweep(pipeline, DAY);
    return world.keys(key).length === 0 ? undefined : 'still there';
  },
  'quarantined inquiries are neither mailed nor confirmed, and reported once a week': async (pipeline) => {
    const { world, ids, sweep, count } = scene();
    const handler = spawn(world);
    const record = recordFor(pipeline, ids[0] ?? '', world.now);
    await pipeline.accept(handler.ports, record, ['honeypot'], () => undefined);
    for (let hours = 0; hours < 15 * 24; hours += 1) {
      // Taken on a Monday, its answer lost: the tries of that day are one mail.
      world.mail = hours % 5 === 0 ? 'up' : 'accept-lost';
      await sweep(pipeline, HOUR);
    }
    if (JSON.stringify(world.value(`quarantine/${ids[0]}`)).includes('confirmation')) return 'kept with a confirmation';
    const others = count('contact') + count('contact-confirmation');
    return others === 0 && count('contact-quarantine') === 2
      ? undefined
      : wrong('mails, weekly mails', others, count('contact-quarantine'));
  },
  'nothing in quarantine, no weekly mail': async (pipeline) => {
    const { world, sweep } = scene();
    for (let hours = 0; hours < 8 * 24; hours += 4) await sweep(pipeline, 4 * HOUR);
    return world.mailCalls === 0 ? undefined : wrong('mails', world.mailCalls);
  },
};
