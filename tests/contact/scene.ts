import type { accept } from '#src/contact/outbox.ts';
import { type Life, type MailKind, mailsOf, spawn, World, type WorldOptions } from './fake-world.ts';
import { inquiryFor, sweepOnce, take } from './pipeline.ts';
import { seeded } from './random.ts';

interface Post {
  readonly id?: string | undefined;
  readonly sinceFirstTry?: number;
  readonly mailbox?: string;
  readonly life?: Life;
}

/** A world in which a test says what happens: inquiries of known ids, sweeps, faults of store and mail. */
export function scene(options: Partial<WorldOptions> = {}) {
  const random = seeded(11);
  const world = new World({ random, ...options });
  const ids = Array.from({ length: 4 }, () => random.hex(40));
  const post = ({
    id = ids[0] ?? '',
    sinceFirstTry = 0,
    mailbox,
    life,
  }: Post = {}): Promise<Awaited<ReturnType<typeof accept>> | 'killed'> =>
    take(spawn(world, life), inquiryFor(id, world.now, sinceFirstTry, mailbox));
  return {
    world,
    ids,
    id: ids[0] ?? '',
    random,
    post,
    /** Posts while store and mail have these faults. */
    postDuring: async (faults: Partial<Pick<World, 'store' | 'mail'>>, inquiry?: Post) => {
      Object.assign(world, faults);
      const seen = await post(inquiry);
      Object.assign(world, { store: 'up', mail: 'up' });
      return seen;
    },
    /** Lets time pass, then sweeps; so many times. */
    sweep: async (later: number, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        world.now += later;
        await sweepOnce(spawn(world), random);
      }
    },
    mails: (kind: MailKind = 'contact') => mailsOf(world, kind).length,
    /** How many keys the store has under each prefix. */
    counts: (...prefixes: readonly string[]) => prefixes.map((prefix) => world.keys(prefix).length),
  };
}
