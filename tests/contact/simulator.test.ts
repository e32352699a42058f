import { expect, test } from 'vitest';
import type { Message, Ports } from '#src/contact/outbox.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { HOUR } from './fake-world.ts';
import { runHistories } from './histories.ts';
import { sized } from './size.ts';

/** Every inquiry is mailed once and confirmed at most once, over outages and process deaths. */
const SUBMISSIONS = sized({ short: 3_000, long: 100_000 });

test(`${SUBMISSIONS} inquiries under random faults: no mail or confirmation lost or doubled, staff is told of what was given up`, async () => {
  const tally = await runHistories(SUBMISSIONS, Number(process.env['CONTACT_SEED'] ?? 1));
  console.info(JSON.stringify(tally));
  expect(tally.violations).toEqual([]);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, unalerted: 0, leftovers: 0 });
  expect(tally).toMatchObject({ confirmationsLost: 0, confirmationsDoubled: 0, overADay: 0 });
  // A run that accepted little or killed nobody would prove nothing.
  expect(tally.accepted).toBeGreaterThan(SUBMISSIONS * 0.9);
  expect(tally.deaths).toBeGreaterThan(SUBMISSIONS / 20);
  expect(tally.dead).toBeGreaterThan(SUBMISSIONS / 200);
  expect(tally.confirmed).toBeGreaterThan(SUBMISSIONS / 2);
  expect(tally.remarked).toBeGreaterThan(SUBMISSIONS / 50);
  expect(tally.spared).toBeGreaterThan(SUBMISSIONS / 50);
});

/** Faults of an outbox, each put in where it meets the world: they test the simulator, in the full test suite. */
const FAULTS: readonly {
  readonly what: string;
  readonly finds: 'lost' | 'doubled';
  readonly plant: (ports: Ports) => Ports;
}[] = [
  {
    what: 'a window of 60 hours',
    finds: 'doubled',
    plant: (ports) => ({
      ...ports,
      store: {
        ...ports.store,
        get: async (key) => {
          const read = await ports.store.get(key);
          if (!read.ok || !key.startsWith('pending/') || read.value === undefined) return read;
          const message = read.value as Message;
          const isYoung = Math.abs(ports.now() - message.from) < 60 * HOUR;
          return { ok: true, value: isYoung ? { ...message, from: ports.now() } : message };
        },
      },
    }),
  },
  {
    what: 'an unknown outcome taken as sent',
    finds: 'lost',
    plant: (ports) => ({
      ...ports,
      send: async (...args) => {
        const result = await ports.send(...args);
        return result.kind === 'failed' ? { kind: 'sent', code: 'x' } : result;
      },
    }),
  },
  {
    what: 'success without a confirmed write',
    finds: 'lost',
    plant: (ports) => ({
      ...ports,
      store: {
        ...ports.store,
        create: async (key, value) => {
          const written = await ports.store.create(key, value);
          return written === 'failed' ? 'created' : written;
        },
      },
    }),
  },
];

test.runIf(IS_FULL).each(FAULTS)('$what would be found', async ({ finds, plant }) => {
  const tally = await runHistories(10_000, 4, plant);
  expect(tally[finds]).toBeGreaterThan(0);
});
