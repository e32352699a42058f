/** The transitive closure of a relation: the items to start with and all that follows from them, nearest first, each once. */
export function reachableFrom<T>(start: Iterable<T>, next: (item: T) => Iterable<T>): Set<T> {
  const reached = new Set<T>();
  let frontier = new Set(start);
  while (frontier.size > 0) {
    for (const item of frontier) reached.add(item);
    frontier = new Set([...frontier].flatMap((item) => [...next(item)])).difference(reached);
  }
  return reached;
}
