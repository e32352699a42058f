import { isLateRepeat } from '#src/domain/contact/outbox.ts';
import type { Confirmation, OutboxRecord } from '#src/schemas/contact/outbox.ts';
import { accept } from '#src/server/contact/delivery.ts';
import { SWEEP_DEFAULTS, sweep } from '#src/server/contact/sweep.ts';
import type { Alive } from './fake-world.ts';
import type { Random } from './random.ts';

/**
 * Post an inquiry in a process of its own, as the handler does; work after the answer belongs to the process too.
 *
 * @returns what the handler sees, or that the process died first
 * @example await take(spawn(world), record) // => 'stored'
 */
export async function take(
  process: Alive,
  record: OutboxRecord,
): Promise<Awaited<ReturnType<typeof accept>> | 'killed'> {
  const jobs: Promise<unknown>[] = [];
  const accepted = await process.run(() =>
    accept(process.ports, record, [], (work) => void jobs.push(process.run(work))),
  );
  await Promise.all(jobs);
  return accepted;
}

/** Run one sweep in a process of its own. */
export async function sweepOnce(process: Alive, random: Random): Promise<void> {
  await process.run(() =>
    sweep(process.ports, {
      ...SWEEP_DEFAULTS,
      keepDays: 7,
      rand: random,
      sleep: process.sleep,
      alertOf: ({ id, reason }) => ({ subject: `alert ${reason}`, text: id }),
      digestOf: (held) => ({ subject: `${held.length} held`, text: held.map(({ reference }) => reference).join() }),
    }),
  );
}

/**
 * The id of a late repeat of an inquiry.
 *
 * @example repeatId('ab…') // => '…ba'
 */
export function repeatId(id: string): string {
  return [...id].reverse().join('');
}

/**
 * A record as the handler makes it.
 *
 * @param acceptedAt ms since 1970
 * @param sinceFirstTryMs as the form reports it on a retry
 * @param address 32 hex digits in place of the hash of the visitor's address; by default different for each inquiry
 */
export function recordFor(
  id: string,
  acceptedAt: number,
  sinceFirstTryMs = 0,
  address = id.slice(0, 32),
): OutboxRecord {
  const reference = id.slice(0, 8).toUpperCase();
  const isLate = isLateRepeat(sinceFirstTryMs);
  return {
    id: isLate ? repeatId(id) : id,
    reference,
    acceptedAt,
    ...(isLate ? { windowFrom: acceptedAt, repeatOf: id } : { windowFrom: acceptedAt - sinceFirstTryMs }),
    origin: { lang: 'ja', page: '/', job: 'system-engineer' },
    mail: { subject: `s ${reference}`, text: `t ${reference}`, replyTo: 'a@b.example', plainSubject: `p ${reference}` },
    confirmation: {
      mail: { subject: `c ${reference}`, text: `c ${reference}`, to: 'a@b.example', plainSubject: `c ${reference}` },
      marks: marksFor(address, acceptedAt),
    },
  };
}

/** Hashes of an address and its day. */
export function marksFor(address: string, at: number): Confirmation['marks'] & { before: string } {
  const day = Math.floor(at / 86_400_000);
  const onceOn = (number: number) => address + number.toString(16).padStart(8, '0');
  return { once: onceOn(day), before: onceOn(day - 1), blocked: `${address}ffffffff` };
}
