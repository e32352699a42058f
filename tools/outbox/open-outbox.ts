import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { boundedFetch, boxOf } from '#src/server/outbox-store.ts';
import type { Box } from '#src/server/ports.ts';

const TIMEOUT_MS = 15_000;
/** Where the local server keeps its store, and the site id it uses when the folder is linked to no site. */
const LOCAL_FOLDER = '.netlify/blobs-serve';
const LOCAL_SITE = '0';

/**
 * The outbox a command works on: `--local` the one of `npm start`, else production's, by `NETLIFY_SITE_ID` and
 * `NETLIFY_AUTH_TOKEN`.
 *
 * @returns the outbox and what to call at the end; undefined, after saying why, when the settings are missing
 * @example const outbox = await openOutbox(process.argv.includes('--local'));
 */
export async function openOutbox(isLocal: boolean): Promise<{ box: Box; close: () => Promise<void> } | undefined> {
  const fetcher = boundedFetch(TIMEOUT_MS);
  if (isLocal) {
    const server = new BlobsServer({ directory: LOCAL_FOLDER, token: 'local', logger: () => undefined });
    const { port } = await server.start();
    const edgeURL = `http://127.0.0.1:${port}`;
    const store = {
      name: 'contact',
      siteID: LOCAL_SITE,
      token: 'local',
      edgeURL,
      uncachedEdgeURL: edgeURL,
      fetch: fetcher,
    };
    return { box: boxOf(() => getStore(store)), close: async () => void (await server.stop()) };
  }
  const siteID = process.env['NETLIFY_SITE_ID'];
  const token = process.env['NETLIFY_AUTH_TOKEN'];
  if (!siteID || !token) {
    console.error(
      'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed (docs/operations.md), or --local for the store of npm start.',
    );
    return undefined;
  }
  return {
    box: boxOf(() => getStore({ name: 'contact', siteID, token, fetch: fetcher })),
    close: async () => undefined,
  };
}
