import type { Box, Read } from './ports.ts';

const AT_ONCE = 16;

/** Read many values, several at once, for as long as `goOn` says so. */
export async function* readMany(
  box: Pick<Box, 'get'>,
  ids: readonly string[],
  keyFor: (id: string) => string,
  goOn: () => boolean,
): AsyncGenerator<{ id: string; read: Read<unknown> }> {
  for (let start = 0; start < ids.length && goOn(); start += AT_ONCE) {
    const chunk = ids.slice(start, start + AT_ONCE);
    yield* await Promise.all(chunk.map(async (id) => ({ id, read: await box.get(keyFor(id)) })));
  }
}
