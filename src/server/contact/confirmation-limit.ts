import { hourPrefixes } from '#src/domain/contact/keys.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import type { Ports } from './ports.ts';

/**
 * How many inquiries of a clock hour and the one before are confirmed, on the whole site: at most that many of any 60 minutes, and 240 of
 * a day. A company's form gets a few inquiries an hour; more is a flood, whose confirmations would go to
 * mailboxes that a bot typed in. The hour is the inquiry's own, so that an outage of the mail service costs nobody the confirmation.
 */
export const MAX_CONFIRMATIONS = 20;

/**
 * List the marks of the confirmations to inquiries of a clock hour and the one before.
 *
 * @returns undefined when the store did not list
 */
export async function confirmationsAround(store: Ports['store'], at: number): Promise<string[] | undefined> {
  const lists = await Promise.all(hourPrefixes(at).map((prefix) => store.list(prefix)));
  return lists.every((list) => list.ok) ? lists.flatMap((list) => list.value) : undefined;
}

/**
 * Reserve a place among the confirmations of the inquiry's hour. The mark is written before the others are counted: of any number of
 * instances at once, no more than {@link MAX_CONFIRMATIONS} get a place, as long as a listing shows every confirmed write. One that
 * dies before it gives up a place too many keeps that place.
 *
 * @returns whether the inquiry has a place, which it keeps; undefined when the store did not confirm
 */
export async function reservePlace(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  { id, acceptedAt }: Pick<OutboxRecord, 'id' | 'acceptedAt'>,
): Promise<boolean | undefined> {
  const before = await confirmationsAround(store, acceptedAt);
  if (before === undefined) return undefined;
  if (before.some((key) => key.endsWith(`/${id}`))) return true;
  if (before.length >= MAX_CONFIRMATIONS) return false;
  const key = `${hourPrefixes(acceptedAt)[0]}${id}`;
  if ((await store.create(key, { at: now() })) === 'failed') return undefined;
  const after = await confirmationsAround(store, acceptedAt);
  if (after === undefined) return undefined;
  if (after.length <= MAX_CONFIRMATIONS) return true;
  return (await store.del(key)) ? false : undefined;
}
