import { type AnyNode, type Options, parse } from 'acorn';

const NEWEST: Options = { ecmaVersion: 'latest' };

/**
 * What a script can give the elements of a page, or ask for: its strings, the parts of its templates and the names of its objects'
 * fields. Names of variables are not among them; the bundler gives these others anyway.
 *
 * @throws Error where the text is no script
 */
export function stringsIn(script: string): string[] {
  const found = new Set<string>();
  collect(treeOf(script), found);
  found.delete('');
  return [...found];
}

/** A file is a module, a script in the page mostly none; what can be read as either means the same here. */
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
