/** Names of fields with a drawing, in every file and section. */
const FIELDS: ReadonlySet<string> = new Set(['drawing', 'art', 'image']);

/** Replace every name of a drawing in a tree of fields and lists. */
export function withDrawings<Tree>(
  tree: Tree,
  put: (name: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part, at) => withDrawings(part, put, [...path, at])) as Tree;
  const fields = Object.entries(tree).map(([name, value]) => {
    const here = [...path, name];
    const isName = typeof value === 'string' && FIELDS.has(name);
    return [name, isName ? put(value, here) : withDrawings(value, put, here)];
  });
  return Object.fromEntries(fields) as Tree;
}

/** Whether a name is a file in the folder of its kind. Other names are drawings of `content/drawings` or `src/assets/art`. */
export function isOwnFile(name: string): boolean {
  return name.includes('.');
}
