import { type ContactData, contactDataIn } from '#src/domain/company.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Identity } from '#src/schemas/content/company.ts';
import type { FactRecord } from '#src/schemas/content/fact.ts';
import { formatFact, type UnitWords } from './format-fact.ts';

/** Facts as a language prints them, by the names that texts call them: texts, and nothing else; the type is that of values for `t()`. */
export type FormattedFacts = Readonly<Record<string, string | number>>;

/** Values for prose pages and the contact pages, in addition to the facts. */
export const PAGE_NAMES = [
  'company',
  'address',
  'representative',
  'phoneHours',
  'privacyDeskHours',
  'keepDays',
  'languageCookie',
] as const;

/** Values for texts of a position, in addition to the facts and its own `values`. */
export const JOB_NAMES = ['employment', 'office', 'pay', 'payMin', 'payMax', 'requiredYears'] as const;

/** The facts as a language prints them, with the contact data. */
export function formattedFacts(facts: FactRecord, contact: ContactData, lang: Lang, units: UnitWords): FormattedFacts {
  const printed = Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, lang, units)] as const);
  return { ...Object.fromEntries(printed), ...contact };
}

/** The names that texts can print: those of facts and identity. */
export function factNames(facts: FactRecord, identity: Identity): string[] {
  return Object.keys({ ...facts, ...contactDataIn(identity, DEFAULT_LANG) });
}
