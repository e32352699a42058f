import type { Fact, FactRecord } from '#src/schemas/content/fact.ts';

/** Names of the facts that search engines read besides those that pages print. */
export const PUBLIC_FACTS = ['founded', 'staff'] as const;

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
