/**
 * Do something with every item, several at a time: reading and writing overlap, and memory holds no more than that many.
 *
 * @param count items in work at once, 1 or more
 * @throws whatever the first failing item threw
 * @example await severalAtATime(8, names, async (name) => writeFile(name, finish(await readFile(name, 'utf8'))))
 */
export async function severalAtATime<T>(
  count: number,
  items: Iterable<T>,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
