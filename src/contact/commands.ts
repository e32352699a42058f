import { createHash } from 'node:crypto';
import type { Store } from '#src/api/store.ts';
import {
  alertsOf,
  confirmationKey,
  type Kept,
  keptSchema,
  type Message,
  markDone,
  messageSchema,
  type StorePorts,
  valueIn,
} from './outbox.ts';

/** What staff does with inquiries (docs/operate/outbox.md). Every act may be repeated after a failure. */

const STATES = ['pending', 'dead', 'sent'] as const;

/** An inquiry in the store, and since when it is in its state. */
export type Item = Kept & { readonly state: (typeof STATES)[number] };

/**
 * Every inquiry in the store, oldest first. Values that are none are left out.
 *
 * @throws Error when the store cannot be listed
 */
export async function itemsIn(store: Store): Promise<Item[]> {
  const items = STATES.map(async (state) => {
    const list = await store.list(`${state}/contact/`);
    if (!list.ok)
      throw new Error('The store did not list what it holds: it did not answer, or does not know this token.');
    const reads = await Promise.all(list.value.map(store.get));
    return reads.flatMap((read): Item[] => {
      const message = state === 'pending' ? valueIn(messageSchema, read) : undefined;
      const item = message ? { message, at: message.from } : valueIn(keptSchema, read);
      return item === undefined ? [] : [{ ...item, state }];
    });
  });
  return (await Promise.all(items)).flat().sort((a, b) => a.at - b.at);
}

/**
 * Mail a delivered or given-up inquiry again, under a new key: the old one may be used up.
 *
 * @returns false when the store did not confirm
 */
export async function sendAgain(ports: StorePorts, { message, at }: Kept): Promise<boolean> {
  const id = createHash('sha256').update(`${message.key}\n${at}`).digest('hex').slice(0, 40);
  const again: Message = { ...message, key: `contact/${id}`, from: ports.now() };
  const written = await ports.store.create(`pending/${again.key}`, again);
  return written !== 'failed' && (await forget(ports, message.key));
}

/**
 * Delete an inquiry and what follows it. Its mark stays, so that the page cannot send it again.
 *
 * @returns false when the store did not confirm
 */
export async function forget({ store, now }: StorePorts, key: string): Promise<boolean> {
  const alerts = await store.list(`pending/${alertsOf(key)}`);
  if (!alerts.ok || !(await markDone({ store, now }, key))) return false;
  const own = [`pending/${confirmationKey(key)}`, `pending/${key}`, `sent/${key}`, `dead/${key}`];
  for (const each of [...alerts.value, ...own]) if (!(await store.del(each))) return false;
  return true;
}
