import { expect, test, vi } from 'vitest';
import { readBounded } from './bounded-body.ts';

const MOST = 10;
const ask = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  readBounded(
    new Request('https://x.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    MOST,
  );
const text = (bytes: Awaited<ReturnType<typeof readBounded>>) =>
  bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : bytes;

/** A body in pieces; what comes after the last of them is the caller's choice. */
const pieces = (
  parts: readonly string[],
  end: (stream: ReadableStreamDefaultController) => void = (s) => s.close(),
) => {
  const cancel = vi.fn();
  let at = 0;
  const pull = (stream: ReadableStreamDefaultController) => {
    const part = parts[at++];
    if (part === undefined) end(stream);
    else stream.enqueue(new TextEncoder().encode(part));
  };
  return { cancel, body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }) };
};

test('a body up to the limit is read whole, in however many pieces it comes', async () => {
  expect(text(await ask(null))).toBe('');
  expect(text(await ask('x'.repeat(MOST)))).toBe('x'.repeat(MOST));
  expect(text(await ask(pieces(['abc', 'defg', 'hij']).body))).toBe('abcdefghij');
});

test('one byte more is too large, whether the length says so or not', async () => {
  expect(await ask('x', { 'Content-Length': String(MOST + 1) })).toBe('too-large');
  expect(await ask('x'.repeat(MOST + 1))).toBe('too-large');
  expect(text(await ask('x'.repeat(MOST), { 'Content-Length': String(MOST) }))).toBe('x'.repeat(MOST));
});

test('what is too large is not read to its end', async () => {
  const { body, cancel } = pieces(['x'.repeat(MOST), 'x', 'never']);
  expect(await ask(body)).toBe('too-large');
  expect(cancel).toHaveBeenCalledOnce();
});

test('a connection that ends early is not an empty body', async () => {
  expect(await ask(pieces(['abc'], (stream) => stream.error(new Error('reset'))).body)).toBe('broken');
});
