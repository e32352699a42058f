/**
 * What the Blobs client reads from its environment.
 *
 * @example blobsContext('http://127.0.0.1:1234', 'token')
 */
export function blobsContext(url: string, token: string): string {
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}
