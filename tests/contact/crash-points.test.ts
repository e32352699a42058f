import { expect, test } from 'vitest';
import { IS_FULL } from '#tests/support/matrix.ts';
import { HOUR, type Life, type MailMode, MINUTE, mailsOf, type StoreMode, spawn, World } from './fake-world.ts';
import { inquiryFor, sweepOnce, take } from './pipeline.ts';
import { seeded } from './random.ts';

/** Deaths at every step of handler and sweeper, in every combination of store and mail faults. */

const MAIL_MODES: readonly MailMode[] = ['up', 'down', 'accept-lost', 'rate', 'auth', 'error', 'refuse'];
const STORE_MODES: readonly StoreMode[] = ['up', 'down', 'lost'];

interface CrashReport {
  histories: number;
  readonly violations: string[];
  /** Steps at which the handler and the sweeper were killed; a step never reached would be a gap. */
  readonly handlerSteps: Set<number>;
  readonly sweeperSteps: Set<number>;
}

/** The deaths of a process to be tried: none, then before and after each of its steps. */
function lives(steps: number): Life[] {
  const deaths = Array.from({ length: steps }, (_, index) => [
    { dieAt: index + 1, before: true },
    { dieAt: index + 1, before: false },
  ]);
  return [{}, ...deaths.flat()];
}

/**
 * Enumerate: mail mode × store mode × handler's death × first sweeper's death × the visitor's retry, of the last three in `npm test` every
 * third. Then the faults end.
 */
async function enumerateCrashes(): Promise<CrashReport> {
  const report: CrashReport = { histories: 0, violations: [], handlerSteps: new Set(), sweeperSteps: new Set() };
  for (const mail of MAIL_MODES) {
    for (const store of STORE_MODES) {
      const handlerLives = lives(await stepsOf(mail, store, 'handler'));
      const sweeperLives = lives(await stepsOf(mail, store, 'sweeper'));
      for (const [h, handlerLife] of handlerLives.entries())
        for (const [s, sweeperLife] of sweeperLives.entries())
          for (const isRetried of [false, true])
            if (IS_FULL || (h + s + Number(isRetried)) % 3 === 0)
              await runOne({ mail, store, handlerLife, sweeperLife, isRetried }, report);
    }
  }
  return report;
}

interface Case {
  readonly mail: MailMode;
  readonly store: StoreMode;
  readonly handlerLife: Life;
  readonly sweeperLife: Life;
  readonly isRetried: boolean;
}

async function runOne(one: Case, report: CrashReport): Promise<void> {
  const { world, random, id } = newWorld();
  const startedAt = world.now;
  world.mail = one.mail;
  world.store = one.store;
  const handler = spawn(world, one.handlerLife);
  let seen = await take(handler, inquiryFor(id, world.now));
  let isStored = seen === 'stored';
  let hasSuccess = isStored || seen === 'delivered';
  if (one.handlerLife.dieAt !== undefined && world.deaths === 1) report.handlerSteps.add(one.handlerLife.dieAt);

  world.now += 5 * MINUTE;
  world.store = 'up';
  const deathsBefore = world.deaths;
  await sweepOnce(spawn(world, one.sweeperLife), random);
  if (one.sweeperLife.dieAt !== undefined && world.deaths > deathsBefore)
    report.sweeperSteps.add(one.sweeperLife.dieAt);

  if (one.isRetried) {
    world.now += HOUR;
    seen = await take(spawn(world), inquiryFor(id, world.now, world.now - startedAt));
    isStored ||= seen === 'stored';
    hasSuccess ||= isStored || seen === 'delivered';
  }
  if (one.mail !== 'refuse') world.mail = 'up';
  for (let round = 0; round < 60 && (round < 2 || world.waiting() > 0); round += 1) {
    world.now += 25 * MINUTE;
    await sweepOnce(spawn(world), random);
  }
  world.mail = 'up';
  world.now += HOUR;
  await sweepOnce(spawn(world), random);
  report.histories += 1;
  const problem = judge(world, id, hasSuccess, isStored);
  if (problem !== undefined && report.violations.length < 10) {
    report.violations.push(`${problem}: ${JSON.stringify(one)}`);
  }
}

function judge(world: World, id: string, hasSuccess: boolean, isStored: boolean): string | undefined {
  const mails = mailsOf(world, 'contact').length;
  const alerts = mailsOf(world, 'contact-alert').length;
  const confirmations = mailsOf(world, 'contact-confirmation').length;
  const isDead = world.value(`dead/contact/${id}`) !== undefined;
  if (mails > 1) return `${mails} mails`;
  if (hasSuccess && mails === 0 && !isDead) return 'lost';
  if (isDead && alerts === 0) return 'dead without an alert';
  if (!isDead && alerts > 0) return 'an alert without a dead letter';
  if (confirmations > 1) return `${confirmations} confirmations`;
  if (confirmations > 0 && mails === 0) return 'confirmed without a mail to staff';
  if (isStored && mails === 1 && !isDead && confirmations === 0 && !world.unconfirmed.has(id.slice(0, 8).toUpperCase()))
    return 'not confirmed';
  return world.waiting() > 0 ? 'still pending' : undefined;
}

/** How many steps the process takes when nobody kills it. */
async function stepsOf(mail: MailMode, store: StoreMode, who: 'handler' | 'sweeper'): Promise<number> {
  const { world, random, id } = newWorld();
  world.mail = mail;
  world.store = store;
  const handler = spawn(world);
  await take(handler, inquiryFor(id, world.now));
  if (who === 'handler') return handler.steps();
  world.now += 5 * MINUTE;
  world.store = 'up';
  const sweeper = spawn(world);
  await sweepOnce(sweeper, random);
  return sweeper.steps();
}

function newWorld(): { world: World; random: ReturnType<typeof seeded>; id: string } {
  const random = seeded(7);
  return { world: new World({ random }), random, id: random.hex(40) };
}

test('a death before or after any step of handler and sweeper, under every fault, loses and doubles nothing', async () => {
  const report = await enumerateCrashes();
  console.info(
    `${report.histories} histories, handler steps ${report.handlerSteps.size}, sweeper steps ${report.sweeperSteps.size}`,
  );
  expect(report.violations).toEqual([]);
  expect(report.histories).toBeGreaterThanOrEqual(4000);
  expect([...report.handlerSteps].sort((a, b) => a - b)).toEqual(
    Array.from(report.handlerSteps, (_, index) => index + 1),
  );
  expect([...report.sweeperSteps].sort((a, b) => a - b)).toEqual(
    Array.from(report.sweeperSteps, (_, index) => index + 1),
  );
});
