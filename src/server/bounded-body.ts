/** A body as it came; `too-large` over the limit (the rest is not read), `broken` when the connection ended early. */
type Body = Uint8Array | 'too-large' | 'broken';

/** Read a request's body up to a largest size, also if its length header is wrong or missing. */
export async function readBounded(request: Request, maxBytes: number): Promise<Body> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return 'too-large';
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined);
        return 'too-large';
      }
      chunks.push(value);
    }
  } catch {
    return 'broken';
  }
}
