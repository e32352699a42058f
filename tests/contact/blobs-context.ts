/** What the Blobs client reads from its environment. */
export function blobsContext(url: string, token: string): string {
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}
