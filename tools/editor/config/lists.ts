import type { Field, VariableFieldType } from '@sveltia/cms';
import type { Kind } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { fieldsOf } from './fields.ts';

/** A list of the forms whose rows are groups of fields. */
export interface FormList {
  readonly kind: Kind;
  /** Names of the fields that lead to it; `*` is any row of a list around it. */
  readonly path: readonly string[];
}

/**
 * Every list of groups that a kind's form has, lists inside their rows included.
 *
 * @example listsOf('faq') // => [{ kind: 'faq', path: ['rows'] }, { kind: 'faq', path: ['rows', '*', 'items'] }]
 */
export function listsOf(kind: Kind): FormList[] {
  return listsIn(fieldsOf(kind, DEFAULT_LANG), []).map((path) => ({ kind, path }));
}

function listsIn(fields: readonly Field[], above: readonly string[]): string[][] {
  const lists = fields.flatMap((field) => {
    if ('types' in field) {
      const path = [...above, field.name];
      const types = field.types as readonly VariableFieldType[];
      return [path, ...types.flatMap((type) => listsIn(type.fields ?? [], [...path, '*']))];
    }
    const inner = 'fields' in field && Array.isArray(field.fields) ? (field.fields as readonly Field[]) : undefined;
    if (inner === undefined) return [];
    const path = [...above, field.name];
    return 'widget' in field && field.widget === 'list'
      ? [path, ...listsIn(inner, [...path, '*'])]
      : listsIn(inner, path);
  });
  // Several types of rows may have a list of the same name.
  return [...new Map(lists.map((path) => [path.join('.'), path])).values()];
}
