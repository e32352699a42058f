import { accept, type Message } from '#src/contact/outbox.ts';
import { sweep } from '#src/contact/sweep.ts';
import type { Alive } from './fake-world.ts';
import type { Random } from './random.ts';

/**
 * Post an inquiry in a process of its own, as the function does; work after the answer belongs to the process too.
 *
 * @returns what the function sees, or that the process died first
 * @example await take(spawn(world), inquiryFor(id, world.now)) // => 'stored'
 */
export async function take(process: Alive, inquiry: Message): Promise<Awaited<ReturnType<typeof accept>> | 'killed'> {
  const jobs: Promise<unknown>[] = [];
  const accepted = await process.run(() => accept(process.ports, inquiry, (work) => void jobs.push(process.run(work))));
  await Promise.all(jobs);
  return accepted;
}

/** Run one sweep in a process of its own. */
export async function sweepOnce(process: Alive, random: Random): Promise<void> {
  await process.run(() => sweep(process.ports, { keepDays: 7, rand: random, sleep: process.sleep }));
}

/**
 * The id of a late repeat of an inquiry.
 *
 * @example repeatId('ab…') // => '…ba'
 */
export function repeatId(id: string): string {
  return [...id].reverse().join('');
}

/** A repeat after this time has a key of its own (`src/contact/http.ts`). */
const LATE_MS = 10 * 3_600_000;

/**
 * An inquiry as the function makes it.
 *
 * @param sinceFirstTryMs as the form reports it on a retry
 * @param mailbox 40 hex digits in place of the hash of the visitor's mailbox; by default different for each inquiry
 */
export function inquiryFor(id: string, now: number, sinceFirstTryMs = 0, mailbox = id): Message {
  const reference = id.slice(0, 8).toUpperCase();
  const isLate = sinceFirstTryMs > LATE_MS;
  return {
    key: `contact/${isLate ? repeatId(id) : id}`,
    reference,
    ...(isLate ? { from: now, repeatOf: `contact/${id}` } : { from: now - sinceFirstTryMs }),
    mail: { subject: `s ${reference}`, text: `t ${reference}`, replyTo: 'a@b.example' },
    confirmation: { mail: { subject: `c ${reference}`, text: `c ${reference}`, to: 'a@b.example' }, mailbox },
  };
}
