import type { Read, Store, Write } from '#src/api/store.ts';
import type { Mail, Ports, SendResult } from '#src/contact/outbox.ts';
import { type Random, seeded } from './random.ts';

/**
 * A store, a mail service and a clock that lie the way the real ones do: creates that are not atomic, reads that are up to a
 * minute old, writes whose confirmation is lost, mails that are accepted and then reported as failed.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The mail service forgets a key after this. */
const KEY_MEMORY_MS = 24 * HOUR;
const STALE_MS = MINUTE;

export type StoreMode = 'up' | 'down' | 'lost' | 'flaky';
export type MailMode = 'up' | 'down' | 'accept-lost' | 'rate' | 'auth' | 'error' | 'mixed' | 'refuse';

export interface Delivery {
  readonly key: string;
  /** Of the inquiry. */
  readonly id: string;
  readonly at: number;
}

export type MailKind = 'contact' | 'contact-alert' | 'contact-confirmation';

/** Mails of a kind that the mail service took, by the name that their keys begin with. */
export function mailsOf(world: Pick<World, 'deliveries'>, kind: MailKind) {
  return world.deliveries.filter(({ key }) => key.startsWith(`${kind}/`));
}

interface Entry {
  readonly value: unknown;
  readonly at: number;
}

export interface WorldOptions {
  readonly random: Random;
  /** Creates that race within two seconds may both win. */
  readonly atomic: boolean;
  readonly staleReads: number;
  /** Letters that the mail service refuses for their content, always the same. */
  readonly refuses: (mail: Mail, key: string) => boolean;
}

export class World {
  now = 1_780_000_000_000;
  store: StoreMode = 'up';
  mail: MailMode = 'up';
  readonly deliveries: Delivery[] = [];
  /** References of inquiries whose confirmation was given up. */
  readonly unconfirmed = new Set<string>();
  /** Inquiries whose record the store confirmed. */
  readonly stored = new Set<string>();
  /** References of inquiries that were not confirmed because the whole site had made as many as it may. */
  readonly paused = new Set<string>();
  mailCalls = 0;
  deaths = 0;
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #deleted = new Map<string, Entry & { readonly deletedAt: number }>();
  readonly #keys = new Map<string, { readonly at: number; readonly body: string }>();

  readonly options: WorldOptions;

  /** @param options by default nothing is lost and no letter refused */
  constructor(options: Partial<WorldOptions> = {}) {
    this.options = { random: seeded(1), atomic: true, staleReads: 0, refuses: () => false, ...options };
  }

  /** Keys under a prefix as they really are; all for an empty one. */
  keys(prefix: string): string[] {
    const entries = prefix === '' ? [...this.#entries.values()] : [this.#entriesBelow(prefix)];
    return entries.flatMap((each) => [...each.keys()]).filter((key) => key.startsWith(prefix));
  }

  /** How many messages still wait. */
  waiting(): number {
    return this.keys('pending/').length;
  }

  value(key: string): unknown {
    return this.#entriesBelow(key).get(key)?.value;
  }

  plant(key: string, value: unknown): void {
    this.#entriesBelow(key).set(key, { value, at: this.now });
  }

  remove(key: string): void {
    this.#entriesBelow(key).delete(key);
  }

  create(key: string, value: unknown, time: number): Write {
    const mode = this.#storeMode();
    if (mode === 'down') return 'failed';
    const entries = this.#entriesBelow(key);
    const present = entries.get(key);
    const races =
      !this.options.atomic && present && Math.abs(time - present.at) < 2000 && this.options.random.chance(0.5);
    const answer: Write = present === undefined || races ? 'created' : 'exists';
    if (answer === 'created') entries.set(key, { value, at: time });
    if (mode === 'lost') return 'failed';
    if (key.startsWith('pending/contact/')) this.stored.add(key.slice('pending/contact/'.length));
    return answer;
  }

  put(key: string, value: unknown, time: number): boolean {
    const mode = this.#storeMode();
    if (mode === 'down') return false;
    this.#entriesBelow(key).set(key, { value, at: time });
    return mode === 'up';
  }

  get(key: string, time: number): Read<unknown> {
    if (this.#storeMode() !== 'up') return { ok: false };
    return { ok: true, value: this.#seen(key, time)?.value };
  }

  list(prefix: string, time: number): Read<string[]> {
    if (this.#storeMode() !== 'up') return { ok: false };
    const keys = this.keys(prefix).filter((key) => this.#seen(key, time) !== undefined);
    for (const [key, { deletedAt }] of this.#deleted) {
      if (time - deletedAt > STALE_MS) this.#deleted.delete(key);
      else if (key.startsWith(prefix) && this.options.random.chance(this.options.staleReads)) keys.push(key);
    }
    return { ok: true, value: [...new Set(keys)] };
  }

  del(key: string, time: number): boolean {
    const mode = this.#storeMode();
    if (mode === 'down') return false;
    const entry = this.#entriesBelow(key).get(key);
    if (entry) this.#deleted.set(key, { ...entry, deletedAt: time });
    this.#entriesBelow(key).delete(key);
    return mode === 'up';
  }

  /** What the mail service does with a message, and what it says; the two may differ. */
  send(key: string, mail: Mail, time: number): SendResult {
    this.mailCalls += 1;
    const mode = this.mail === 'mixed' ? this.options.random.pick(MIXED) : this.mail;
    if (mode === 'refuse' || (mode === 'up' && this.options.refuses(mail, key)))
      return { kind: 'refused', code: 'validation_error' };
    if (mode !== 'up' && mode !== 'accept-lost') return { kind: 'failed', code: mode };
    const body = JSON.stringify(mail);
    const known = this.#keys.get(key);
    const isRemembered = known !== undefined && time - known.at < KEY_MEMORY_MS;
    if (isRemembered && known.body !== body) return { kind: 'conflict', code: 'invalid_idempotent_request' };
    if (!isRemembered) {
      this.#keys.set(key, { at: time, body });
      this.deliveries.push({ key, id: key.split('/')[1] ?? '', at: time });
    }
    return mode === 'accept-lost' ? { kind: 'failed', code: 'application_error' } : { kind: 'sent', code: 'ok' };
  }

  #storeMode(): Exclude<StoreMode, 'flaky'> {
    if (this.store !== 'flaky') return this.store;
    return this.options.random.pick(['up', 'up', 'down', 'lost'] as const);
  }

  #seen(key: string, time: number): Entry | undefined {
    const { random, staleReads } = this.options;
    const entry = this.#entriesBelow(key).get(key);
    if (staleReads === 0) return entry;
    if (entry && time - entry.at < STALE_MS && random.chance(staleReads)) return undefined;
    const old = this.#deleted.get(key);
    if (!entry && old && time - old.deletedAt < STALE_MS && random.chance(staleReads)) return old;
    return entry;
  }

  #entriesBelow(key: string): Map<string, Entry> {
    const prefix = key.slice(0, key.indexOf('/') + 1);
    let entries = this.#entries.get(prefix);
    if (entries === undefined) {
      entries = new Map();
      this.#entries.set(prefix, entries);
    }
    return entries;
  }
}

const MIXED: readonly MailMode[] = ['up', 'down', 'accept-lost', 'accept-lost', 'rate', 'auth', 'error'];

export interface Life {
  /** The process is killed at its nth step; never when absent. */
  readonly dieAt?: number | undefined;
  /** Before the step takes effect, or after. */
  readonly before?: boolean;
  /** How wrong this process's clock is. */
  readonly skewMs?: number;
}

export interface Alive {
  readonly ports: Ports;
  /** Virtual time this process has spent. */
  elapsed(): number;
  sleep(ms: number): Promise<void>;
  /** Run work until it ends or the process is killed. */
  run<T>(work: () => Promise<T>): Promise<T | 'killed'>;
  steps(): number;
}

/** Start a process: its own ports into a shared world, and perhaps an early end. */
export function spawn(world: World, life: Life = {}): Alive {
  const { random } = world.options;
  let elapsed = 0;
  let step = 0;
  let kill: (value: 'killed') => void = () => undefined;
  const killed = new Promise<'killed'>((resolve) => {
    kill = resolve;
  });
  const time = () => world.now + elapsed;

  async function act<T>(effect: () => T, costMs: number): Promise<T> {
    // Lets other processes in, in an order that the seed decides.
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await Promise.resolve();
    step += 1;
    elapsed += costMs;
    if (step === life.dieAt && life.before === true) return die();
    const result = effect();
    if (step === life.dieAt) return die();
    return result;
  }
  function die(): Promise<never> {
    world.deaths += 1;
    kill('killed');
    return new Promise<never>(() => undefined);
  }

  const store: Store = {
    create: (key, value) => act(() => world.create(key, value, time()), 20),
    get: (key) => act(() => world.get(key, time()), 0.5),
    list: (prefix) => act(() => world.list(prefix, time()), 5),
    del: (key) => act(() => world.del(key, time()), 10),
    put: (key, value) => act(() => world.put(key, value, time()), 20),
  };
  return {
    ports: {
      store,
      send: (key, mail, timeoutMs) => {
        const isHanging = world.mail === 'down' || world.mail === 'accept-lost';
        return act(() => world.send(key, mail, time()), isHanging ? random() * timeoutMs : 150);
      },
      now: () => time() + (life.skewMs ?? 0),
      log: (event, { ref, queue }) => {
        if (event === 'confirmation-paused') world.paused.add(String(ref));
        if (event === 'given-up' && queue === 'contact-confirmation') world.unconfirmed.add(String(ref));
      },
      alertOf: (reference, reason) => ({ subject: `alert ${reference}`, text: reason }),
    },
    elapsed: () => elapsed,
    sleep: async (ms) => {
      elapsed += ms;
    },
    run: (work) => Promise.race([work(), killed]),
    steps: () => step,
  };
}
