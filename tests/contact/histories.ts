import type { Kept, Ports } from '#src/contact/outbox.ts';
import { HOUR, type Life, type MailMode, MINUTE, mailsOf, type StoreMode, spawn, World } from './fake-world.ts';
import { inquiryFor, repeatId, sweepOnce, take } from './pipeline.ts';
import { type Random, seeded } from './random.ts';

/** A fault in the code, planted to see that the histories find it. */
type Plant = (ports: Ports) => Ports;

/** What a run of random histories showed. */
export type Tally = typeof NOTHING & {
  /** The first violations, in words. */
  readonly violations: string[];
};

const NOTHING = {
  accepted: 0,
  lost: 0,
  doubled: 0,
  /** Inquiries of which staff has a mail with the remark that it may be a repeat. */
  remarked: 0,
  dead: 0,
  /** Confirmations: how many went out, how many were not sent because the address had one that day. */
  confirmed: 0,
  spared: 0,
  /** Inquiries that staff has and the store held, whose visitor heard nothing, nobody gave up, and no other was confirmed that day. */
  confirmationsLost: 0,
  confirmationsDoubled: 0,
  /** Addresses that were confirmed to twice a day, where creates are atomic and clocks agree. */
  overADay: 0,
  unalerted: 0,
  leftovers: 0,
  deaths: 0,
};

interface Visitor {
  readonly id: string;
  /** When it was tried first; before its first try where that was refused, which the form does not always know. */
  readonly firstAt: number;
  /** Some visitors share one. */
  readonly address: string;
  /** The times of its tries. */
  readonly tries: number[];
  triedBefore: boolean;
  success: boolean;
  /** Its ids that the store confirmed: a late repeat has one of its own. */
  readonly stored: Set<string>;
}

const SUBMISSIONS_PER_WORLD = 250;
const ARRIVALS_MS = 48 * HOUR;

/**
 * Run random histories: outages up to 40 h of store and mail, deaths at any step, three sweepers at once, retries, double
 * clicks and late re-posts. Afterwards all faults end and sweeps go on until nothing moves.
 *
 * @param submissions how many inquiries; the same seed gives the same histories
 * @example (await runHistories(10_000, 1)).lost // => 0
 */
export async function runHistories(submissions: number, seed: number, plant: Plant = (ports) => ports): Promise<Tally> {
  const tally: Tally = { ...NOTHING, violations: [] };
  for (let done = 0, world = 0; done < submissions; done += SUBMISSIONS_PER_WORLD, world += 1) {
    const count = Math.min(SUBMISSIONS_PER_WORLD, submissions - done);
    await runWorld(count, seeded(seed * 10_007 + world), tally, plant);
  }
  return tally;
}

async function runWorld(count: number, random: Random, tally: Tally, plant: Plant): Promise<void> {
  const isHarsh = random.chance(0.5);
  const isSkewed = random.chance(0.1);
  const world = new World({
    random,
    atomic: !isHarsh,
    staleReads: isHarsh ? 0.3 : 0,
    refuses: (_, key) =>
      !key.startsWith('contact-alert') && Number.parseInt(key.split('/')[1]?.slice(0, 2) ?? '', 16) < 4,
  });
  const start = world.now;
  const end = start + ARRIVALS_MS;
  const storeFaults = faults<StoreMode>(random, start, end, ['down', 'lost', 'flaky'], [0.2, 1, 6], 'up');
  const mailFaults = faults<MailMode>(
    random,
    start,
    end,
    ['down', 'accept-lost', 'rate', 'auth', 'error', 'mixed'],
    [1, 6, 14, 40],
    'up',
  );
  const life = (): Life => ({
    dieAt: random.chance(0.15) ? 1 + Math.floor(random() * 12) : undefined,
    before: random.chance(0.5),
    skewMs: isSkewed ? random.pick([-24 * HOUR, 0, 24 * HOUR]) : random.between(-2000, 2000),
  });

  const begin = (one: Life) => {
    const process = spawn(world, one);
    return { ...process, ports: plant(process.ports) };
  };
  const visitors: Visitor[] = [];
  const queue: { at: number; do: () => Promise<void> }[] = [];
  const schedule = (at: number, action: () => Promise<void>) => queue.push({ at, do: action });
  const visit = async (visitor: Visitor, tries: number): Promise<void> => {
    const process = begin(life());
    const since = visitor.triedBefore ? world.now - visitor.firstAt : 0;
    visitor.triedBefore = true;
    const at = process.ports.now();
    visitor.tries.push(world.now);
    const inquiry = inquiryFor(visitor.id, at, since, visitor.address);
    const accepted = await take(process, inquiry);
    // A late repeat of what the store knows is not stored again.
    const [, id = ''] = inquiry.key.split('/');
    if (accepted === 'stored' && world.stored.has(id)) visitor.stored.add(id);
    if (accepted === 'stored' || accepted === 'delivered') visitor.success = true;
    else if (tries < 6) schedule(world.now + random.between(MINUTE, 4 * HOUR), () => visit(visitor, tries + 1));
  };
  const shared = Array.from({ length: 5 }, () => random.hex(40));
  for (let index = 0; index < count; index += 1) {
    const at = start + random() * ARRIVALS_MS;
    const address = random.chance(0.2) ? random.pick(shared) : random.hex(40);
    const isRefusedFirst = random.chance(0.05);
    const visitor: Visitor = {
      id: random.hex(40),
      firstAt: isRefusedFirst ? at - random.between(HOUR, 60 * HOUR) : at,
      address,
      tries: [],
      triedBefore: isRefusedFirst,
      success: false,
      stored: new Set(),
    };
    visitors.push(visitor);
    const isDoubleClick = random.chance(0.05);
    schedule(at, async () => {
      await Promise.all(isDoubleClick ? [visit(visitor, 1), visit(visitor, 6)] : [visit(visitor, 1)]);
    });
    if (random.chance(0.05)) schedule(at + random.between(HOUR, 40 * HOUR), () => visit(visitor, 6));
  }

  let nextSweep = start;
  const settle = end + 240 * HOUR;
  while (world.now < settle) {
    queue.sort((a, b) => b.at - a.at);
    const due = queue.at(-1);
    if (due && due.at <= nextSweep) {
      queue.pop();
      world.now = Math.max(world.now, due.at);
      world.store = storeFaults(world.now);
      world.mail = mailFaults(world.now);
      await due.do();
      continue;
    }
    world.now = nextSweep;
    world.store = storeFaults(world.now);
    world.mail = mailFaults(world.now);
    const isCalm = world.store === 'up' && world.mail === 'up' && queue.length === 0;
    const sweepers = isCalm ? 1 : Math.floor(random.between(1, 4));
    const lives = Array.from({ length: sweepers }, () =>
      begin(isCalm ? {} : { ...life(), dieAt: random.chance(0.4) ? 1 + Math.floor(random() * 60) : undefined }),
    );
    await Promise.all(lives.map((process) => sweepOnce(process, random)));
    nextSweep += isCalm ? HOUR : random.between(5 * MINUTE, 90 * MINUTE);
    if (isCalm && world.waiting() === 0 && isAllAlerted(world)) break;
  }
  judge(world, visitors, tally);
  judgeConfirmations(world, visitors, !isHarsh && !isSkewed, tally);
}

function isAllAlerted(world: World): boolean {
  const alerted = new Set(world.keys('done/contact-alert/').map((key) => key.split('/')[2]));
  return world.keys('dead/').every((key) => alerted.has(key.split('/')[2]));
}

function judge(world: World, visitors: readonly Visitor[], tally: Tally): void {
  const mails = new Map<string, number>();
  for (const { id } of mailsOf(world, 'contact')) mails.set(id, (mails.get(id) ?? 0) + 1);
  const alerted = new Set(mailsOf(world, 'contact-alert').map(({ id }) => id));
  for (const { id, success, firstAt } of visitors) {
    const delivered = mails.get(id) ?? 0;
    const remarked = mails.get(repeatId(id)) ?? 0;
    const messages = [id, repeatId(id)].flatMap((each) => {
      const dead = world.value(`dead/contact/${each}`) as Kept | undefined;
      return dead === undefined ? [] : [{ each, dead }];
    });
    if (success) tally.accepted += 1;
    if (messages.length > 0) tally.dead += 1;
    if (remarked > 0) tally.remarked += 1;
    if (delivered > 1) {
      const times = mailsOf(world, 'contact')
        .filter((delivery) => delivery.id === id)
        .map(({ at }) => `+${((at - firstAt) / HOUR).toFixed(1)} h`);
      violation(tally, 'doubled', `${id}: ${times.join(', ')}`);
    }
    if (success && delivered + remarked === 0 && messages.length === 0)
      violation(tally, 'lost', `${id}: no mail, no dead letter`);
    for (const { each, dead } of messages) {
      if (!alerted.has(each)) violation(tally, 'unalerted', `${each}: dead (${dead.reason}) without an alert`);
    }
  }
  const left = world.waiting();
  if (left > 0) violation(tally, 'leftovers', `${left} pending at the end`, left);
  tally.deaths += world.deaths;
}

/** Each inquiry that the store held and staff has: confirmed, given up, or spared because its mailbox was confirmed to that day. */
function judgeConfirmations(world: World, visitors: readonly Visitor[], isCounted: boolean, tally: Tally): void {
  const staffHas = new Set(mailsOf(world, 'contact').map(({ id }) => id));
  const confirmedAt = new Map<string, number[]>();
  for (const { id, at } of mailsOf(world, 'contact-confirmation'))
    confirmedAt.set(id, [...(confirmedAt.get(id) ?? []), at]);
  const referenceOf = (id: string) => id.slice(0, 8).toUpperCase();
  const ofMailbox = new Map<string, string[]>();
  const each = visitors.flatMap((visitor) =>
    [visitor.id, repeatId(visitor.id)].map((id) => ({ ...visitor, id, first: visitor.id })),
  );
  for (const { id, address } of each) ofMailbox.set(address, [...(ofMailbox.get(address) ?? []), id]);
  const isLeftOut = (first: string) =>
    world.paused.has(referenceOf(first)) || world.unconfirmed.has(referenceOf(first));

  for (const { id, first, address, stored } of each) {
    const times = confirmedAt.get(id)?.length ?? 0;
    if (times > 0) tally.confirmed += 1;
    if (times > 1) violation(tally, 'confirmationsDoubled', `${id}: ${times} confirmations`);
    if (times > 0 && !staffHas.has(id))
      violation(tally, 'confirmationsLost', `${id}: confirmed, but staff has no mail`);
    if (times > 0 || !stored.has(id) || !staffHas.has(id) || world.value(`dead/contact/${id}`) !== undefined) continue;
    const others = (ofMailbox.get(address) ?? []).filter((other) => other !== id);
    if (isLeftOut(first)) continue;
    if (others.some((other) => confirmedAt.has(other) || isLeftOut(other) || isLeftOut(repeatId(other))))
      tally.spared += 1;
    else violation(tally, 'confirmationsLost', `${id}: neither confirmed nor given up`);
  }
  if (!isCounted) return;
  for (const [mailbox, ids] of ofMailbox) {
    const times = ids.flatMap((id) => confirmedAt.get(id) ?? []).sort((a, b) => a - b);
    // The mark of the day is written first, its mail may wait for 20 hours.
    if (times.some((at, index) => index > 1 && at - (times[index - 2] ?? 0) < 24 * HOUR))
      violation(tally, 'overADay', `${mailbox}: three confirmations in a day`);
  }
}

type Violation =
  | 'lost'
  | 'doubled'
  | 'unalerted'
  | 'leftovers'
  | 'confirmationsLost'
  | 'confirmationsDoubled'
  | 'overADay';

function violation(tally: Tally, kind: Violation, text: string, by = 1): void {
  tally[kind] += by;
  if (tally.violations.length < 10) tally.violations.push(`${kind}: ${text}`);
}

/** Non-overlapping outages at random times; afterwards all is well. */
function faults<Mode>(
  random: Random,
  start: number,
  end: number,
  modes: readonly Mode[],
  hours: readonly number[],
  calm: Mode,
): (now: number) => Mode {
  const spans: { from: number; to: number; mode: Mode }[] = [];
  for (let at = start; at < end; ) {
    const from = at + random.between(0.2, 12) * HOUR;
    const to = from + random.pick(hours) * HOUR * random.between(0.5, 1);
    spans.push({ from, to, mode: random.pick(modes) });
    at = to;
  }
  return (now) => spans.find((span) => now >= span.from && now < span.to)?.mode ?? calm;
}
