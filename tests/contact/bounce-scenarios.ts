import { handleWebhook } from '#src/server/contact/webhook.ts';
import { HOUR, type MailMode, mailsOf, type StoreMode, spawn, World } from './fake-world.ts';
import { type Pipeline, post, recordFor, sweepOnce } from './pipeline.ts';
import { seeded } from './random.ts';
import type { Scenario } from './scenarios.ts';
import { REPORT_SECRET, signedReport } from './signed-report.ts';

/**
 * Histories of mails to staff that come back: each becomes a dead letter with one alert, whichever the store heard of first (rule
 * outbox.once).
 */

const DAY = 24 * HOUR;

interface Scene {
  readonly world: World;
  post(pipeline: Pipeline, mail?: MailMode, store?: StoreMode): Promise<unknown>;
  /** The mail service says that the mail came back; its status, and whether that was news. */
  bounce(name?: string): Promise<{ status: number; handled?: boolean }>;
  sweep(pipeline: Pipeline, later: number): Promise<void>;
  /** What is wrong unless staff was mailed once and then alerted once. */
  end(pipeline: Pipeline): Promise<string | undefined>;
}

function scene(): Scene {
  const random = seeded(17);
  const world = new World({ random, atomic: true, staleReads: 0, refuses: () => false });
  const id = random.hex(40);
  const sweep = async (pipeline: Pipeline, later: number) => {
    world.now += later;
    await sweepOnce(pipeline, spawn(world), random);
  };
  return {
    world,
    sweep,
    post: async (pipeline, mail = 'up', store = 'up') => {
      Object.assign(world, { mail, store });
      const seen = await post(pipeline, spawn(world), recordFor(pipeline, id, world.now));
      Object.assign(world, { mail: 'up', store: 'up' });
      return seen;
    },
    bounce: async (name = 'msg_1') => {
      const { ports } = spawn(world);
      const report = signedReport(
        { type: 'email.bounced', data: { tags: { ref: id } } },
        { at: ports.now(), id: name },
      );
      const response = await handleWebhook(report, ports, REPORT_SECRET);
      return { status: response.status, ...(response.ok && { handled: (await response.json()).handled }) };
    },
    end: async (pipeline) => {
      for (let round = 0; round < 30; round += 1) await sweep(pipeline, HOUR);
      const [mails, alerts] = (['contact', 'contact-alert'] as const).map((kind) => mailsOf(world, kind).length);
      const isRight = mails === 1 && alerts === 1 && world.keys('dead/').length === 1 && waiting(world) === 0;
      return isRight ? undefined : `${mails} mails, ${alerts} alerts, ${world.keys('dead/').length} dead letters`;
    },
  };
}

const waiting = (world: World) => world.keys('pending/').length;
const json = (what: object) => JSON.stringify(what);
const BURIED = json({ status: 200, handled: true });
const NO_NEWS = json({ status: 200, handled: false });

export const BOUNCE_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a mail to staff that comes back is a dead letter, alerted once, however often that is reported': async (
    pipeline,
  ) => {
    const { post, bounce, end } = scene();
    await post(pipeline);
    for (const expected of [BURIED, NO_NEWS]) {
      const answer = json(await bounce());
      if (answer !== expected) return answer;
    }
    return end(pipeline);
  },
  'also while the answer to it is lost: nothing is sent again': async (pipeline) => {
    const { world, post, bounce, end } = scene();
    await post(pipeline, 'accept-lost');
    if (world.keys('sent/').length > 0 || waiting(world) !== 1) return 'the answer is not lost';
    const answer = json(await bounce());
    return answer === BURIED ? end(pipeline) : answer;
  },
  'also after the handler was killed between the mail and its note': async (pipeline) => {
    for (let step = 1; step < 24; step += 1) {
      const { world, bounce, end } = scene();
      const id = seeded(17).hex(40);
      await post(pipeline, spawn(world, { dieAt: step }), recordFor(pipeline, id, world.now));
      if (mailsOf(world, 'contact').length === 0) continue;
      const answer = json(await bounce());
      const problem = answer === BURIED ? await end(pipeline) : answer;
      if (problem !== undefined) return `step ${step}: ${problem}`;
    }
    return undefined;
  },
  'one that was mailed without the store is reported until its note is there': async (pipeline) => {
    const { world, post, bounce, end } = scene();
    if ((await post(pipeline, 'up', 'lost')) !== 'success') return 'not mailed';
    const notes = world.keys('sent/').map((key) => [key, world.value(key)] as const);
    for (const key of [...world.keys('sent/'), ...world.keys('pending/')]) world.remove(key);
    const answer = json(await bounce());
    if (answer !== json({ status: 503 })) return answer;
    for (const [key, value] of notes) world.plant(key, value);
    const repeated = json(await bounce());
    return repeated === BURIED ? end(pipeline) : repeated;
  },
  'of one that is purged, and of one that staff knows of, nothing is made': async (pipeline) => {
    const { world, post, bounce, sweep } = scene();
    await post(pipeline);
    await sweep(pipeline, 8 * DAY);
    const answer = json(await bounce());
    if (answer !== NO_NEWS) return answer;
    const dead = scene();
    await dead.post(pipeline, 'accept-lost');
    await dead.bounce('msg_1');
    const again = json(await dead.bounce('msg_2'));
    if (again !== NO_NEWS) return again;
    return world.keys('dead/').length === 0 ? dead.end(pipeline) : 'a dead letter without its inquiry';
  },
};
