import { beforeEach, expect, test } from 'vitest';
import { mailsOf, spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, postOf, type Stage, setStage } from '#tests/contact/stage.ts';
import { sendDigest } from './digest.ts';

/** The digest is sent in the week of this Monday, 9:05 in Japan. */
const MONDAY = Date.UTC(2026, 10, 23, 0, 5);
const WEEK = '2026-11-23';
const ID = 'a'.repeat(40);

let world: World;
let stage: Stage;
beforeEach(async () => {
  world = new World();
  world.now = MONDAY;
  stage = setStage(spawn(world).ports);
  await stage.ask(postOf({ ...FIVE, website: 'x' }));
  stage.lines.length = 0;
});

const digest = ({ lastDigest = '', left = 1000, ids = [] as readonly string[] } = {}) =>
  sendDigest(stage.ports, new Set(ids), lastDigest, {
    digestOf: (held) => ({ subject: `${held.length}`, text: held.map(({ reference }) => reference).join() }),
    left: () => left,
    pace: async () => undefined,
  });
const held = () => world.keys('quarantine/').map((key) => key.slice('quarantine/'.length));

test.each<[when: string, situation: { now?: number; lastDigest?: string; isEmpty?: true; left?: number }]>([
  ['on other days', { now: MONDAY - 3_600_000 }],
  ['twice in a week', { lastDigest: WEEK }],
  ['of nothing', { isEmpty: true }],
  ['when there is no time left', { left: -1 }],
])('staff gets no digest %s', async (_, { now = MONDAY, lastDigest = '', isEmpty = false, left = 1000 }) => {
  world.now = now;
  expect(await digest({ lastDigest, left, ids: isEmpty ? [] : held() })).toBe(lastDigest);
  expect([world.mailCalls, stage.lines]).toEqual([0, []]);
});

test('the digest leaves out records that are no inquiry', async () => {
  world.plant(`quarantine/${ID}`, { nonsense: true });
  expect(await digest({ ids: [ID] })).toBe('');
  expect(world.mailCalls).toBe(0);
  expect(await digest({ ids: [ID, ...held()] })).toBe(WEEK);
  expect(stage.lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'quarantine-digest', week: WEEK, count: 1, outcome: 'sent' },
  ]);
});

test('the week counts as reported once the mail service accepted the mail, even with an earlier list', async () => {
  world.mail = 'down';
  expect(await digest({ lastDigest: 'before', ids: held() })).toBe('before');
  world.mail = 'up';
  expect(await digest({ ids: held() })).toBe(WEEK);
  await stage.ask(postOf({ ...FIVE, message: 'Another', website: 'x' }));
  expect(await digest({ ids: held() })).toBe(WEEK);
  expect(mailsOf(world, 'contact-quarantine').map(({ key }) => key)).toEqual([`contact-quarantine/${WEEK}`]);
});
