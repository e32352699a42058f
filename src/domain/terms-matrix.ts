import type { Clauses } from '#src/schemas/content/service.ts';
import type { TermRows } from './contract-terms.ts';

/** The clauses of a service under one name. */
interface TermsCell {
  /** Whether standard clauses apply. */
  readonly isStandard: boolean;
  /** Labels of those standard clauses that are for some contracts only. */
  readonly labels: readonly string[];
  /** Whether its own page has terms under this name. */
  readonly hasOwn: boolean;
}

/** A name of the terms, and a cell for each service. */
export interface TermsMatrixRow {
  readonly name: string;
  readonly cells: readonly TermsCell[];
}

/**
 * The rows that a service's own page shows: those that are no standard clause.
 *
 * @param standard rows of the page of standard terms; none if the site does not have that page
 */
export function ownRows(rows: TermRows, standard: TermRows): TermRows {
  const keys = keysOf(standard);
  return rows.filter(({ clause }) => clause === undefined || !keys.has(clause));
}

/**
 * All names of the terms by service: first those that only services have, then those of the standard terms in their order.
 *
 * @param services the rows of each service
 */
export function termsMatrix(standard: TermRows, services: readonly TermRows[], clauses: Clauses): TermsMatrixRow[] {
  const nameOf = ({ clause, name }: TermRows[number]) => (clause === undefined ? name : clauses[clause]?.name);
  const shared = namesOf(standard);
  const added = namesOf(services.flat()).filter((name) => !shared.includes(name));
  const keys = keysOf(standard);
  return [...added, ...shared].map((name) => ({
    name,
    cells: services.map((rows) => {
      const named = rows.filter((row) => nameOf(row) === name);
      const applied = named.flatMap(({ clause }) => (clause !== undefined && keys.has(clause) ? [clause] : []));
      return {
        isStandard: applied.length > 0,
        labels: applied.flatMap((clause) => clauses[clause]?.label ?? []),
        hasOwn: applied.length < named.length,
      };
    }),
  }));

  function namesOf(rows: TermRows): string[] {
    return [...new Set(rows.flatMap((row) => nameOf(row) ?? []))];
  }
}

function keysOf(rows: TermRows): ReadonlySet<string> {
  return new Set(rows.flatMap(({ clause }) => clause ?? []));
}
