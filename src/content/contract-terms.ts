import type { SectionOf } from '#src/schemas/content/sections.ts';
import type { Clauses } from '#src/schemas/content/service.ts';

export type TermRows = SectionOf<'fact-table'>['rows'];

/** A row of the printed table; a line break in its value begins a paragraph. */
interface TermRow {
  readonly name: string;
  readonly value: string;
}

/** A condition as it is printed: the value large, the note small. */
export interface Condition {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/**
 * Conditions with the clauses that they name; a clause's text is the note.
 *
 * @returns a condition whose clause does not exist, or has no value, is left out (the content check reports it)
 */
export function conditionsOf(
  conditions: SectionOf<'conditions'>['parts'][number]['conditions'],
  clauses: Clauses,
): Condition[] {
  return conditions.flatMap(({ clause, name = '', value = '', note }): Condition[] => {
    if (clause === undefined) return [{ name, value, note }];
    const named = clauses[clause];
    return named?.value === undefined ? [] : [{ name: named.name, value: named.value, note: named.text }];
  });
}

/**
 * The rows of a table with the clauses that they name.
 *
 * @returns a row whose clause does not exist is left out (the content check reports it)
 */
export function termRows(rows: TermRows, clauses: Clauses): TermRow[] {
  return rows.flatMap(({ clause, name = '', value = '' }): TermRow[] => {
    if (clause === undefined) return [{ name, value }];
    const named = clauses[clause];
    return named === undefined ? [] : [{ name: named.name, value: named.text }];
  });
}
