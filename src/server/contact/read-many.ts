import type { OutboxStore, Read } from './ports.ts';

const AT_ONCE = 16;

/** Read many values, several at once, for as long as `goOn` says so. */
export async function* readMany(
  store: Pick<OutboxStore, 'get'>,
  keys: readonly string[],
  goOn: () => boolean = () => true,
): AsyncGenerator<{ key: string; read: Read<unknown> }> {
  for (let start = 0; start < keys.length && goOn(); start += AT_ONCE) {
    const chunk = keys.slice(start, start + AT_ONCE);
    yield* await Promise.all(chunk.map(async (key) => ({ key, read: await store.get(key) })));
  }
}
