import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, postOf, type Stage, setStage } from '#tests/contact/stage.ts';

/** The log of an inquiry: each step with its reference, its result and the mail service's code (docs/operate/runbook.md). */

let world: World;
let stage: Stage;
beforeEach(() => {
  world = new World();
  stage = setStage(spawn(world).ports);
});

const logged = () => stage.lines.map((line) => JSON.parse(line));

describe('an inquiry', () => {
  test.each([
    [
      'that goes well',
      {},
      [
        { event: 'contact', accepted: 'stored', lang: 'ja' },
        { event: 'attempt', n: 1, plain: false, outcome: 'sent' },
        { event: 'confirmation', n: 1, plain: false, outcome: 'sent' },
      ],
    ],
    [
      'that the mail service does not take',
      { mail: 'auth' },
      [
        { event: 'contact', accepted: 'stored', lang: 'ja' },
        { event: 'attempt', n: 1, plain: false, outcome: 'rejected', code: 'http_401' },
      ],
    ],
    [
      'that the store does not take',
      { store: 'down' },
      [
        { event: 'direct', outcome: 'sent' },
        { event: 'contact', accepted: 'delivered', lang: 'ja' },
      ],
    ],
    [
      'that nobody takes',
      { store: 'down', mail: 'error' },
      [
        { event: 'direct', outcome: 'unknown', code: 'http_500' },
        { event: 'contact', accepted: 'unavailable', lang: 'ja' },
      ],
    ],
    [
      'that is set aside',
      { website: 'x' },
      [
        { event: 'quarantined', written: 'created' },
        { event: 'contact', accepted: 'quarantined', lang: 'ja' },
      ],
    ],
    [
      'that cannot be set aside',
      { website: 'x', store: 'down' },
      [
        { event: 'quarantined', written: 'failed' },
        { event: 'contact', accepted: 'unavailable', lang: 'ja' },
      ],
    ],
  ] as const)(
    '%s',
    async (_, { store = 'up', mail = 'up', website = '' }: Partial<Record<string, string>>, expected) => {
      Object.assign(world, { store, mail });
      await stage.ask(postOf({ ...FIVE, website }));
      const lines = logged();
      const [{ ref }] = lines;
      expect(ref).toMatch(/^[0-9A-F]{8}$/);
      expect(lines).toEqual(expect.arrayContaining(expected.map((line) => ({ ...line, ref }))));
      expect(lines).toHaveLength(expected.length);
    },
  );
});

test('a mail that is refused is sent plain, then given up, and staff is alerted', async () => {
  world.mail = 'refuse';
  await stage.ask(postOf(FIVE));
  await stage.sweep();
  world.now += HOUR;
  await stage.sweep();
  world.mail = 'up';
  await stage.sweep();
  const lines = logged();
  expect(new Set(lines.map(({ ref }) => ref)).size).toBe(1);
  const refused = { event: 'attempt', outcome: 'refused', code: 'validation_error' };
  expect(lines.map(({ ref: _, ...line }) => line)).toEqual([
    { event: 'contact', accepted: 'stored', lang: 'ja' },
    { ...refused, n: 1, plain: false },
    { ...refused, n: 2, plain: true },
    { event: 'dead', reason: 'refused', written: 'created' },
    { event: 'alert', round: 1, outcome: 'sent' },
  ]);
});

test('a confirmation that nobody takes is given up, and that is no dead letter', async () => {
  const { ports } = spawn(world);
  stage = setStage({
    ...ports,
    send: async (message, key, timeoutMs) =>
      message.kind === 'confirmation'
        ? { kind: 'refused', code: 'validation_error', retryAfterMs: 0 }
        : ports.send(message, key, timeoutMs),
  });
  await stage.ask(postOf(FIVE));
  for (let at = 0; at < 2; at += 1) {
    world.now += 10 * MINUTE;
    await stage.sweep();
  }
  expect(logged().at(-1)).toMatchObject({ event: 'unconfirmed', reason: 'refused', written: 'created' });
  expect(world.keys('dead/')).toEqual([]);
});
