import { officeKeys } from '#src/domain/company.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { Fact, FactRecord } from '#src/schemas/content/fact.ts';

/** Content from which facts are computed. */
interface Counted {
  readonly company: Pick<Company, 'offices'>;
  readonly facts: Pick<Facts, 'offices'>;
  /** Number of case studies. */
  readonly cases: number;
  readonly positions: readonly { readonly requiredYears?: number | undefined; readonly isOpen: boolean }[];
}

/**
 * Facts that are computed from other content.
 *
 * `cities` counts towns, because offices may share a town.
 *
 * @returns `requiredYears` is the smallest requirement of all positions; it is missing if no position requires experience
 */
export function derivedFacts({ company, facts, cases, positions }: Counted): FactRecord {
  const cities = new Set(officeKeys(facts, company).map((key) => company.offices[key]?.city ?? key));
  const years = positions.flatMap(({ requiredYears }) => requiredYears ?? []);
  return {
    cases: { value: cases, unit: 'number' },
    cities: { value: cities.size, unit: 'number' },
    openPositions: { value: positions.filter(({ isOpen }) => isOpen).length, unit: 'number' },
    ...(years.length > 0 && { requiredYears: { value: Math.min(...years), unit: 'years' } }),
  };
}

/** Facts for structured data: the month or year of the founding and the number of staff, if the facts have them. */
export function publicFacts({ founded, staff }: FactRecord): { readonly founded?: string; readonly staff?: number } {
  return {
    ...(isDate(founded) && { founded: String(founded.value) }),
    ...(staff?.unit === 'people' && typeof staff.value === 'number' && { staff: staff.value }),
  };
}

function isDate(fact: Fact | undefined): fact is Fact {
  return (fact?.unit === 'month' || fact?.unit === 'year') && fact.value !== undefined;
}
