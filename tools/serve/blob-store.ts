import { rmSync } from 'node:fs';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { filesBelow } from '#src/content/files-below.ts';

/** The store of the local site, below the project, and the id of its site. */
export const LOCAL_STORE = { folder: '.netlify/blobs-serve', siteID: '0' } as const;

interface BlobClient {
  readonly siteID: string;
  readonly token: string;
  readonly edgeURL: string;
  readonly uncachedEdgeURL: string;
}

export interface BlobStore {
  readonly client: BlobClient;
  stop(): Promise<unknown>;
}

/** Start the platform's store on this computer; its values are files of a folder. */
export async function startBlobStore(directory: string, siteID = 'site'): Promise<BlobStore> {
  const server = new BlobsServer({ directory, token: 'token', logger: () => undefined });
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  const client = { siteID, token: 'token', edgeURL, uncachedEdgeURL: edgeURL };
  return { client, stop: () => server.stop() };
}

/** A client as functions read it from `NETLIFY_BLOBS_CONTEXT`. */
export function blobsContext(client: BlobClient): string {
  return Buffer.from(JSON.stringify(client)).toString('base64');
}

/** Start the store of the local site, where functions of this process find it. */
export async function startLocalStore(projectRoot: string): Promise<() => Promise<unknown>> {
  const { client, stop } = await startBlobStore(path.join(projectRoot, LOCAL_STORE.folder), LOCAL_STORE.siteID);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(client);
  return stop;
}

/**
 * Remove the unfinished files of a killed process. Mails and values are written under a name that begins with a dot, then renamed; no other
 * file name in these folders begins with a dot. The files contain personal data, and nothing else removes them.
 *
 * A simultaneous write of another process fails, and that process repeats or reports it.
 */
export function removeUnfinishedWrites(projectRoot: string): number {
  const files = ['.mail', LOCAL_STORE.folder]
    .map((folder) => path.join(projectRoot, folder))
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)));
  const unfinished = files.filter((file) => path.basename(file).startsWith('.'));
  for (const file of unfinished) rmSync(file, { force: true });
  return unfinished.length;
}
