import { type AnyNode, type Options, parse } from 'acorn';

const NEWEST: Options = { ecmaVersion: 'latest' };

/**
 * The words that a script can use as class or property names: its strings, the parts of its template literals, and the keys of its
 * objects. Names of variables do not count, because the bundler renames them.
 *
 * @throws Error if the text is no script
 */
export function stringsIn(script: string): string[] {
  const found = new Set<string>();
  collect(treeOf(script), found);
  found.delete('');
  return [...found];
}

/** Parses a script as a module, else as a classic script. A text that is valid as both has the same strings. */
function treeOf(script: string): AnyNode {
  try {
    return parse(script, { ...NEWEST, sourceType: 'module' });
  } catch {
    return parse(script, { ...NEWEST, sourceType: 'script' });
  }
}

function collect(node: AnyNode, into: Set<string>): void {
  if (node.type === 'Literal' && typeof node.value === 'string') into.add(node.value);
  if (node.type === 'TemplateElement') into.add(node.value.cooked ?? '');
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') into.add(node.key.name);
  for (const child of Object.values(node).flat()) if (isNode(child)) collect(child, into);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
