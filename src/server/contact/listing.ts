import { claimIn, foreignIn, idIn, prefixOf, type Queue, type Result, resultIn } from '#src/domain/contact/keys.ts';
import type { Ports } from './ports.ts';

/** The stored keys of one queue. */
export interface QueueKeys {
  readonly pending: ReadonlySet<string>;
  readonly foreign: number;
  readonly sent: ReadonlySet<string>;
  readonly dead: ReadonlySet<string>;
  readonly tries: ReadonlyMap<string, number>;
  readonly results: ReadonlyMap<string, readonly Result[]>;
  readonly resultKeys: ReadonlyMap<string, readonly string[]>;
}

/** Everything that the store holds of inquiries, by kind. */
export interface Keys extends QueueKeys {
  readonly alerted: ReadonlySet<string>;
  readonly quarantine: ReadonlySet<string>;
  readonly alertRounds: ReadonlyMap<string, number>;
}

/** List a queue; undefined when any part of it could not be listed. */
export async function listQueue({ store }: Pick<Ports, 'store'>, queue: Queue): Promise<QueueKeys | undefined> {
  const prefixes = (['pending', 'sent', 'dead', 'try', 'res'] as const).map((name) => `${prefixOf(queue, name)}/`);
  const lists = await listed(store, prefixes);
  if (lists === undefined) return undefined;
  const [pending = [], sent = [], dead = [], tryKeys = [], resKeys = []] = lists;
  const results = new Map<string, Result[]>();
  const resultKeys = new Map<string, string[]>();
  for (const key of resKeys) {
    const found = resultIn(key);
    if (!found) continue;
    append(results, found.id, found.result);
    append(resultKeys, found.id, key);
  }
  return {
    pending: ids(pending),
    foreign: foreignIn(pending),
    sent: ids(sent),
    dead: ids(dead),
    tries: highest(tryKeys),
    results,
    resultKeys,
  };
}

/** List the inquiries and all that belongs to them; undefined when any part of it could not be listed. */
export async function listAll(ports: Pick<Ports, 'store'>): Promise<Keys | undefined> {
  const [queue, lists] = await Promise.all([
    listQueue(ports, 'staff'),
    listed(ports.store, ['alerted/', 'quarantine/', 'alert/']),
  ]);
  if (queue === undefined || lists === undefined) return undefined;
  const [alerted = [], quarantine = [], alertKeys = []] = lists;
  return { ...queue, alerted: ids(alerted), quarantine: ids(quarantine), alertRounds: highest(alertKeys) };
}

async function listed(store: Ports['store'], prefixes: readonly string[]): Promise<string[][] | undefined> {
  const lists = await Promise.all(prefixes.map((prefix) => store.list(prefix)));
  return lists.every((list) => list.ok) ? lists.map((list) => list.value) : undefined;
}

function ids(keys: readonly string[]): Set<string> {
  return new Set(keys.map(idIn).filter((id) => id !== undefined));
}

function highest(keys: readonly string[]): Map<string, number> {
  const claims = new Map<string, number>();
  for (const key of keys) {
    const found = claimIn(key);
    if (found) claims.set(found.id, Math.max(found.n, claims.get(found.id) ?? 0));
  }
  return claims;
}

function append<T>(lists: Map<string, T[]>, id: string, item: T): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}
