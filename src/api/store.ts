import { type Store as BlobStore, getDeployStore, getStore } from '@netlify/blobs';

/** `created` only when the store confirmed it; `exists` when the key was taken; `failed` for everything else. */
export type Write = 'created' | 'exists' | 'failed';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** The outbox's view of a store: keys that are created once and never changed, but for the time of the last sweep. No method throws. */
export interface Store {
  create(key: string, value: unknown): Promise<Write>;
  /** `undefined` when the key does not exist. */
  get(key: string): Promise<Read<unknown>>;
  list(prefix: string): Promise<Read<string[]>>;
  del(key: string): Promise<boolean>;
  /** Overwrites. */
  put(key: string, value: unknown): Promise<boolean>;
}

const STORE = 'contact';

/** The visitor waits for this one. */
export const ANSWER_TIMEOUT_MS = 1500;
/** Listings of a sweep are larger, and nobody waits. */
export const SWEEP_TIMEOUT_MS = 5000;

/**
 * A `fetch` for the Blobs client with an end: the client retries 429, 5xx and exceptions five times, five seconds apart,
 * unless it sees another status. 424 is not retried, and its reads throw.
 */
export function boundedFetch(timeoutMs: number, fetcher: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetcher(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status !== 429 && response.status < 500) return response;
      await response.body?.cancel();
    } catch {
      // Falls through: no answer and a bad answer are the same to the caller.
    }
    return new Response(null, { status: 424 });
  };
}

/** The store of a deploy: production's is the site's, every other deploy has its own, so that previews never touch it. */
export function openStore(context: string, timeoutMs: number): Store {
  const options = { name: STORE, consistency: 'strong', fetch: boundedFetch(timeoutMs) } as const;
  const isShared = context === 'production' || context === 'dev';
  return storeOf(() => (isShared ? getStore(options) : getDeployStore(options)));
}

/**
 * The outbox's view of a Blobs store. A write counts only when the store confirmed it: the client reports every failure of
 * a conditional write but 412 as `modified: true` with an empty etag (netlify/primitives#741).
 *
 * @param open makes the store; called once, on first use, because it throws where Blobs is not configured
 */
export function storeOf(open: () => BlobStore): Store {
  let opened: BlobStore | undefined;
  const ask = async <T>(question: (store: BlobStore) => Promise<T>): Promise<Read<T>> => {
    try {
      opened ??= open();
      return { ok: true, value: await question(opened) };
    } catch {
      return { ok: false };
    }
  };
  return {
    async create(key, value) {
      const written = await ask((store) => store.setJSON(key, value, { onlyIfNew: true }));
      if (!written.ok) return 'failed';
      const { modified, etag } = written.value;
      if (modified === false) return 'exists';
      return modified && etag ? 'created' : 'failed';
    },
    async get(key) {
      const read = await ask((store) => store.get(key, { type: 'text' }));
      if (!read.ok) return read;
      return { ok: true, value: read.value === null ? undefined : parsed(read.value) };
    },
    list: (prefix) =>
      ask(async (store) => {
        const keys: string[] = [];
        for await (const page of store.list({ prefix, paginate: true })) keys.push(...page.blobs.map(({ key }) => key));
        return keys;
      }),
    del: async (key) => (await ask((store) => store.delete(key))).ok,
    async put(key, value) {
      const written = await ask((store) => store.setJSON(key, value));
      return written.ok && Boolean(written.value.etag);
    },
  };
}

/** A value that is not JSON is not one of ours: `null` fails every schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A number that a stored value holds under a name; undefined where there is none. For readers that need a time and nothing else:
 * the schemas weigh 18 kB.
 */
export function numberIn(value: unknown, name: string): number | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'number' ? found : undefined;
}
