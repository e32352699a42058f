import { BlobsServer } from '@netlify/blobs/server';

/** How the platform's client reaches a store. */
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
  return { client: blobClient(`http://127.0.0.1:${port}`, siteID), stop: () => server.stop() };
}

/** A client of the server at an address. */
export function blobClient(url: string, siteID = 'site'): BlobClient {
  return { siteID, token: 'token', edgeURL: url, uncachedEdgeURL: url };
}

/** A client as functions read it from `NETLIFY_BLOBS_CONTEXT`. */
export function blobsContext(client: BlobClient): string {
  return Buffer.from(JSON.stringify(client)).toString('base64');
}
