import type { DeadRecord } from '#src/schemas/contact/outbox.ts';
import { HOUR, MINUTE, mailsOf, spawn, World } from './fake-world.ts';
import { type Pipeline, post, recordFor, repeatId, sweepOnce } from './pipeline.ts';
import { seeded } from './random.ts';
import { sized } from './size.ts';

/** Histories that random ones reach too seldom: each says what went wrong, or nothing. */
export type Scenario = (pipeline: Pipeline) => Promise<string | undefined>;

/** What an outage of some days leaves. */
const BACKLOG = sized({ small: 100, short: 1500, long: 5000 });

function scene(): { world: World; id: string; sweepAt: (pipeline: Pipeline, later: number) => Promise<void> } {
  const random = seeded(11);
  const world = new World({ random, atomic: true, staleReads: 0, refuses: () => false });
  const sweepAt = async (pipeline: Pipeline, later: number) => {
    world.now += later;
    await sweepOnce(pipeline, spawn(world), random);
  };
  return { world, id: random.hex(40), sweepAt };
}

const deadLetter = (pipeline: Pipeline, id: string, deadAt: number): DeadRecord => ({
  record: recordFor(pipeline, id, deadAt - 21 * HOUR),
  deadAt,
  reason: 'expired',
  maybeDelivered: true,
});

/** The alert of a dead letter is taken by the mail service, and its answer lost. */
async function sceneOfLostAnswer(pipeline: Pipeline): Promise<ReturnType<typeof scene>> {
  const { world, id, sweepAt } = scene();
  world.plant(`dead/${id}`, deadLetter(pipeline, id, world.now));
  world.mail = 'accept-lost';
  await sweepAt(pipeline, 5 * MINUTE);
  return { world, id, sweepAt };
}

const count = (world: World, prefix: string) => world.keys(prefix).length;

const staffMails = (world: World) => mailsOf(world, 'contact').length;

const unlessOneAlert = ({ deliveries }: World) => (deliveries.length === 1 ? undefined : `${deliveries.length} alerts`);

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'mailed without the store, posted again after 25 h by a client that does not say so': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.store = 'down';
    const handler = spawn(world);
    const accepted = handler.run(() =>
      pipeline.accept(handler.ports, recordFor(pipeline, id, world.now), [], (work) => {
        world.store = 'up';
        void handler.run(work);
      }),
    );
    if ((await accepted) !== 'delivered') return 'not delivered directly';
    await new Promise((resolve) => setTimeout(resolve, 5));
    world.now += 25 * HOUR;
    await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
    await sweepAt(pipeline, 5 * MINUTE);
    return staffMails(world) === 1 ? undefined : `${staffMails(world)} mails`;
  },
  'a handler killed at any step, the same text posted again after 25 h by a client that does not say so': async (
    pipeline,
  ) => {
    for (let step = 1; step < 24; step += 1) {
      for (const before of [true, false]) {
        const { world, id, sweepAt } = scene();
        await post(pipeline, spawn(world, { dieAt: step, before }), recordFor(pipeline, id, world.now));
        await sweepAt(pipeline, 5 * MINUTE);
        world.now += 25 * HOUR;
        await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
        await sweepAt(pipeline, 5 * MINUTE);
        if (staffMails(world) !== 1) return `step ${step}: ${staffMails(world)} mails`;
      }
    }
    return undefined;
  },
  'mailed without the store, posted again after 30 h: the mail service has forgotten the key, so the second has a remark':
    async (pipeline) => {
      const { world, id, sweepAt } = scene();
      world.store = 'down';
      await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
      world.store = 'up';
      world.now += 30 * HOUR;
      await post(pipeline, spawn(world), recordFor(pipeline, id, world.now, 30 * HOUR));
      for (let round = 0; round < 3; round += 1) await sweepAt(pipeline, 5 * MINUTE);
      const refs = mailsOf(world, 'contact').map(({ ref }) => ref);
      return refs.join() === `${id},${repeatId(id)}` && count(world, 'dead/') === 0 ? undefined : refs.join();
    },
  'refused at first, sent 21 h later while store and mail fail by turns: one mail, with the remark': async (
    pipeline,
  ) => {
    for (const [store, mail] of [
      ['up', 'up'],
      ['down', 'up'],
      ['lost', 'up'],
      ['up', 'accept-lost'],
      ['up', 'rate'],
      ['down', 'rate'],
    ] as const) {
      const { world, id, sweepAt } = scene();
      Object.assign(world, { store, mail });
      const record = recordFor(pipeline, id, world.now, 21 * HOUR);
      const seen = await post(pipeline, spawn(world), record);
      Object.assign(world, { store: 'up', mail: 'up' });
      if (seen === 'failure') await post(pipeline, spawn(world), recordFor(pipeline, id, world.now, 21 * HOUR));
      for (let hours = 0; hours < 24; hours += 1) await sweepAt(pipeline, HOUR);
      const refs = mailsOf(world, 'contact').map(({ ref }) => ref);
      if (refs.join() !== repeatId(id) || count(world, 'dead/') > 0) return `${store}, ${mail}: ${refs.join()}`;
    }
    return undefined;
  },
  'a late repeat that is posted again after it was purged is not mailed': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    const repeat = () => post(pipeline, spawn(world), recordFor(pipeline, id, world.now, 21 * HOUR));
    await repeat();
    await sweepAt(pipeline, 8 * 24 * HOUR);
    if (count(world, 'sent/') > 0) return 'not purged';
    await repeat();
    await sweepAt(pipeline, HOUR);
    return staffMails(world) === 1 ? undefined : `${staffMails(world)} mails`;
  },
  'a late repeat of what waits, was given up, or was purged is not mailed': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.mail = 'rate';
    await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
    const repeat = async (hours: number) => {
      world.now += hours * HOUR;
      const seen = await post(pipeline, spawn(world), recordFor(pipeline, id, world.now, 11 * HOUR));
      return seen === 'success' && count(world, `pending/${repeatId(id)}`) === 0;
    };
    if (!(await repeat(11))) return 'while it waits';
    await sweepAt(pipeline, 10 * HOUR);
    if (!(await repeat(1))) return 'when it is a dead letter';
    world.mail = 'up';
    await sweepAt(pipeline, HOUR);
    await sweepAt(pipeline, 31 * 24 * HOUR);
    if (!(await repeat(1))) return 'when it is purged';
    return staffMails(world) === 0 && count(world, 'count/') === 1 ? undefined : `${staffMails(world)} mails`;
  },
  'a dead letter that the store does not confirm stays pending': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.plant(`pending/${id}`, recordFor(pipeline, id, world.now - 21 * HOUR));
    const sweeper = spawn(world);
    const { store } = sweeper.ports;
    const create: typeof store.create = async (key, value) =>
      key.startsWith('dead/') ? 'failed' : store.create(key, value);
    await sweepOnce(pipeline, { ...sweeper, ports: { ...sweeper.ports, store: { ...store, create } } }, seeded(1));
    if (count(world, 'pending/') !== 1) return 'gone';
    await sweepAt(pipeline, 5 * MINUTE);
    await sweepAt(pipeline, 5 * MINUTE);
    return count(world, 'dead/') === 1 && world.deliveries.length === 1 ? undefined : 'no dead letter with one alert';
  },
  'a suspicious inquiry while the store is down is not reported as success': async (pipeline) => {
    const { world, id } = scene();
    world.store = 'down';
    const handler = spawn(world);
    const accepted = await pipeline.accept(
      handler.ports,
      recordFor(pipeline, id, world.now),
      ['honeypot'],
      () => undefined,
    );
    return accepted === 'unavailable' ? undefined : accepted;
  },
  'after eight days only the count is left': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
    await sweepAt(pipeline, 6 * 24 * HOUR);
    if (count(world, 'sent/') !== 1) return 'purged too early';
    await sweepAt(pipeline, 25 * HOUR);
    const left = ['pending/', 'sent/', 'try/', 'res/', 'dead/'].filter((prefix) => count(world, prefix) > 0);
    if (left.length > 0) return `left: ${left.join(' ')}`;
    return count(world, 'count/') === 1 ? undefined : 'no count';
  },
  'a purge killed at any step is finished later and sends nothing': async (pipeline) => {
    for (let step = 1; step < 60; step += 1) {
      const { world, id, sweepAt } = scene();
      world.mail = 'rate';
      await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
      world.mail = 'up';
      await sweepAt(pipeline, 10 * MINUTE);
      world.now += 8 * 24 * HOUR;
      const sweeper = spawn(world, { dieAt: step });
      await sweepOnce(pipeline, sweeper, seeded(1));
      await sweepAt(pipeline, 2 * HOUR);
      await sweepAt(pipeline, 2 * HOUR);
      if (staffMails(world) !== 1) return `step ${step}: ${staffMails(world)} mails`;
      if (count(world, 'sent/') + count(world, 'try/') + count(world, 'res/') + count(world, 'dead/') > 0) {
        return `step ${step}: something is left`;
      }
    }
    return undefined;
  },
  'an alert that fails for hours arrives later, once': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.mail = 'auth';
    await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
    for (let hours = 0; hours < 30; hours += 1) await sweepAt(pipeline, HOUR);
    if (count(world, 'dead/') !== 1) return 'no dead letter after 30 h';
    if (count(world, 'alerted/') !== 0) return 'marked as alerted without an alert';
    world.mail = 'up';
    for (let round = 0; round < 3; round += 1) await sweepAt(pipeline, HOUR);
    return unlessOneAlert(world);
  },
  'an alert that was taken, its answer lost, the mail service away for four days: reported, and not sent again': async (
    pipeline,
  ) => {
    const { world, id, sweepAt } = await sceneOfLostAnswer(pipeline);
    world.mail = 'down';
    for (let hours = 0; hours < 96; hours += 1) await sweepAt(pipeline, HOUR);
    if (world.mailCalls > 25) return `${world.mailCalls} tries, expected none after 20 h`;
    const process = spawn(world);
    if (!(await process.run(() => pipeline.noteAlerted(process.ports, id)))) return 'the report is not taken';
    world.mail = 'up';
    for (let hours = 0; hours < 96; hours += 1) await sweepAt(pipeline, HOUR);
    return unlessOneAlert(world);
  },
  'the mail service is back just when the round is over, its report an hour later: nothing is sent': async (
    pipeline,
  ) => {
    const { world, id, sweepAt } = await sceneOfLostAnswer(pipeline);
    world.mail = 'down';
    for (let hours = 0; hours < 19; hours += 1) await sweepAt(pipeline, HOUR);
    world.mail = 'up';
    await sweepAt(pipeline, 2 * HOUR);
    await sweepAt(pipeline, HOUR);
    const process = spawn(world);
    await process.run(() => pipeline.noteAlerted(process.ports, id));
    for (let hours = 0; hours < 96; hours += 1) await sweepAt(pipeline, HOUR);
    return unlessOneAlert(world);
  },
  'an alert that was not taken by a mail service away for 40 h goes out in a later round, once': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.plant(`dead/${id}`, deadLetter(pipeline, id, world.now));
    world.mail = 'down';
    for (let hours = 0; hours < 40; hours += 1) await sweepAt(pipeline, HOUR);
    world.mail = 'up';
    for (let hours = 0; hours < 240; hours += 1) await sweepAt(pipeline, HOUR);
    return unlessOneAlert(world);
  },
  'an alert whose words a deploy changed is not sent a second time': async (pipeline) => {
    const { world, id, sweepAt } = await sceneOfLostAnswer(pipeline);
    world.mail = 'up';
    world.plant(`dead/${id}`, { ...deadLetter(pipeline, id, world.now), reason: 'refused' });
    for (let hours = 0; hours < 240; hours += 1) await sweepAt(pipeline, HOUR);
    return unlessOneAlert(world);
  },
  'of a dead letter nothing is left after 31 days': async (pipeline) => {
    const { world, id, sweepAt } = scene();
    world.plant(`dead/${id}`, deadLetter(pipeline, id, world.now));
    await sweepAt(pipeline, 5 * MINUTE);
    await sweepAt(pipeline, 31 * 24 * HOUR);
    await sweepAt(pipeline, 25 * HOUR);
    const left = ['dead/', 'alert/', 'alerted/', 'ack/'].filter((prefix) => count(world, prefix) > 0);
    return left.length === 0 && count(world, 'count/') === 1 ? undefined : `left: ${left.join(' ')}`;
  },
  [`${BACKLOG} pending after an outage are drained, oldest first, two a second at most`]: async (pipeline) => {
    const { world, sweepAt } = scene();
    const random = seeded(3);
    for (let index = 0; index < BACKLOG; index += 1) {
      const id = random.hex(40);
      world.plant(`pending/${id}`, recordFor(pipeline, id, world.now - BACKLOG + index));
    }
    let sweeps = 0;
    let before = 0;
    for (; count(world, 'pending/') > 0 && sweeps < 300; sweeps += 1) {
      await sweepAt(pipeline, 5 * MINUTE);
      if (world.mailCalls - before > 40) return `${world.mailCalls - before} mails in one sweep`;
      before = world.mailCalls;
    }
    if (count(world, 'pending/') > 0) return `${count(world, 'pending/')} left after ${sweeps} sweeps`;
    return staffMails(world) === BACKLOG ? undefined : `${staffMails(world)} mails`;
  },
};
