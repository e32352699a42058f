import { claimIn, idIn, type Result, resultIn } from '#src/domain/contact/keys.ts';
import type { Ports } from './ports.ts';

/** Everything the store holds, by kind. */
export interface Keys {
  readonly pending: ReadonlySet<string>;
  readonly foreign: number;
  readonly sent: ReadonlySet<string>;
  readonly dead: ReadonlySet<string>;
  readonly alerted: ReadonlySet<string>;
  readonly quarantine: ReadonlySet<string>;
  readonly tries: ReadonlyMap<string, number>;
  readonly alertRounds: ReadonlyMap<string, number>;
  readonly results: ReadonlyMap<string, readonly Result[]>;
  readonly resultKeys: ReadonlyMap<string, readonly string[]>;
}

/**
 * List the whole outbox; undefined when any part of it could not be listed.
 *
 * @example (await listAll(ports))?.pending.size
 */
export async function listAll({ box }: Pick<Ports, 'box'>): Promise<Keys | undefined> {
  const lists = await Promise.all(
    (['pending/', 'sent/', 'dead/', 'alerted/', 'quarantine/', 'try/', 'res/', 'alert/'] as const).map((prefix) =>
      box.list(prefix),
    ),
  );
  if (!lists.every((list) => list.ok)) return undefined;
  const [
    pending = [],
    sent = [],
    dead = [],
    alerted = [],
    quarantine = [],
    tryKeys = [],
    resKeys = [],
    alertKeys = [],
  ] = lists.map((list) => list.value);
  const results = new Map<string, Result[]>();
  const resultKeys = new Map<string, string[]>();
  for (const key of resKeys) {
    const found = resultIn(key);
    if (!found) continue;
    append(results, found.id, found.result);
    append(resultKeys, found.id, key);
  }
  const ids = (keys: readonly string[]) => new Set(keys.map(idIn).filter((id) => id !== undefined));
  const pendingIds = ids(pending);
  return {
    pending: pendingIds,
    foreign: pending.length - pendingIds.size,
    sent: ids(sent),
    dead: ids(dead),
    alerted: ids(alerted),
    quarantine: ids(quarantine),
    tries: highest(tryKeys),
    alertRounds: highest(alertKeys),
    results,
    resultKeys,
  };
}

/** The highest claim of each id. */
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
