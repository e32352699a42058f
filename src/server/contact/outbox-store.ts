import { getDeployStore, getStore, type Store } from '@netlify/blobs';
import type { OutboxStore } from './ports.ts';

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
export function openStore(context: string, timeoutMs: number): OutboxStore {
  const fetcher = boundedFetch(timeoutMs);
  const isShared = context === 'production' || context === 'dev';
  const open = () =>
    isShared
      ? getStore({ name: STORE, consistency: 'strong', fetch: fetcher })
      : getDeployStore({ name: STORE, consistency: 'strong', fetch: fetcher });
  return storeOf(open);
}

/**
 * The outbox's view of a Blobs store. A write counts only when the store confirmed it: the client reports every failure of
 * a conditional write but 412 as `modified: true` with an empty etag (netlify/primitives#741).
 *
 * @param open makes the store; called once, on first use, because it throws where Blobs is not configured
 */
export function storeOf(open: () => Store): OutboxStore {
  let opened: Store | undefined;
  const blobs = () => {
    opened ??= open();
    return opened;
  };
  return {
    async create(key, value) {
      try {
        const { modified, etag } = await blobs().setJSON(key, value, { onlyIfNew: true });
        if (modified === false) return 'exists';
        return modified && etag ? 'created' : 'failed';
      } catch {
        return 'failed';
      }
    },
    async get(key) {
      try {
        const text = await blobs().get(key, { type: 'text' });
        return { ok: true, value: text === null ? undefined : parsed(text) };
      } catch {
        return { ok: false };
      }
    },
    async list(prefix) {
      try {
        const keys: string[] = [];
        for await (const page of blobs().list({ prefix, paginate: true }))
          keys.push(...page.blobs.map((blob) => blob.key));
        return { ok: true, value: keys };
      } catch {
        return { ok: false };
      }
    },
    async del(key) {
      try {
        await blobs().delete(key);
        return true;
      } catch {
        return false;
      }
    },
    async put(key, value) {
      try {
        return ((await blobs().setJSON(key, value)).etag ?? '') !== '';
      } catch {
        return false;
      }
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
