import { type AnyNode, parse } from 'acorn';
import { GAPS, KNOWN, type Note } from './supported-engines.ts';

/** Methods of what the language or the browser brings, by name: for `list.toSorted()` nobody knows what `list` is. */
const METHODS = new Map<string, string[]>();
const HELD_NAMES = new Set<string>();
for (const key of KNOWN) {
  const [, name = ''] = /^(?:api|javascript)\..*\.([a-z]\w*)$/.exec(key) ?? [];
  if (GAPS.has(key)) METHODS.set(name, [...(METHODS.get(name) ?? []), key]);
  else HELD_NAMES.add(name);
}

/**
 * Features of a script: members of globals (`URL.parse`), what it makes anew, and methods whose name only things have that some engine
 * lacks. Names that the script gives to its own methods are its own.
 */
export function featuresOfScript(code: string, note: Note): void {
  const called = new Set<string>();
  const own = new Set<string>();
  for (const node of nodesOf(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))) {
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
      note(`api.${node.callee.name}.${node.callee.name}`);
      note(`javascript.builtins.${node.callee.name}`);
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier')
      for (const key of [
        `api.${node.object.name}.${node.property.name}_static`,
        `javascript.builtins.${node.object.name}.${node.property.name}`,
      ])
        note(key);
    if (node.type === 'CallExpression') named(node.callee, called);
    if (node.type === 'AssignmentExpression') named(node.left, own);
    if ((node.type === 'Property' || node.type === 'MethodDefinition') && node.key.type === 'Identifier')
      own.add(node.key.name);
  }
  for (const name of called)
    if (!own.has(name) && !HELD_NAMES.has(name)) for (const key of METHODS.get(name) ?? []) note(key);
}

function named(member: AnyNode, into: Set<string>): void {
  if (member.type === 'MemberExpression' && !member.computed && member.property.type === 'Identifier')
    into.add(member.property.name);
}

function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesOf(part);
}

function isNode(part: unknown): part is AnyNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}
