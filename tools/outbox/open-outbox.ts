import { getStore } from '@netlify/blobs';
import { boundedFetch, storeOf } from '#src/server/contact/outbox-store.ts';
import type { OutboxStore } from '#src/server/contact/ports.ts';
import { LOCAL_STORE, startBlobStore } from '#tools/serve/blob-store.ts';
import { readEnvFile } from '#tools/serve/env-file.ts';

const TIMEOUT_MS = 15_000;

/**
 * Run a command on an outbox: `--local` on the one of `npm start`, else on production's, by `NETLIFY_SITE_ID` and
 * `NETLIFY_AUTH_TOKEN` of the shell or of `.env`.
 *
 * @returns the exit code: the command's, 1 when the store does not answer, 2 when the settings are missing
 */
export async function withOutbox(isLocal: boolean, command: (store: OutboxStore) => Promise<number>): Promise<number> {
  const outbox = await openOutbox(isLocal);
  if (outbox === undefined) return 2;
  try {
    return await command(outbox.store);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      isLocal
        ? `Look at ${LOCAL_STORE.folder}: is it a store, and may it be read?`
        : "Check NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, then Netlify's status page. Every command may be run again.",
    );
    return 1;
  } finally {
    await outbox.close();
  }
}

/** The outbox and what to call at the end; undefined, after saying why, when the settings are missing. */
async function openOutbox(
  isLocal: boolean,
): Promise<{ store: OutboxStore; close: () => Promise<unknown> } | undefined> {
  readEnvFile();
  const fetcher = boundedFetch(TIMEOUT_MS);
  if (isLocal) {
    const { client, stop } = await startBlobStore(LOCAL_STORE.folder, LOCAL_STORE.siteID);
    return { store: storeOf(() => getStore({ name: 'contact', ...client, fetch: fetcher })), close: stop };
  }
  const siteID = process.env['NETLIFY_SITE_ID'];
  const token = process.env['NETLIFY_AUTH_TOKEN'];
  if (!siteID || !token) {
    console.error(
      'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed (docs/operate/runbook.md), or --local for the store of npm start.',
    );
    return undefined;
  }
  return {
    store: storeOf(() => getStore({ name: 'contact', siteID, token, fetch: fetcher })),
    close: async () => undefined,
  };
}
