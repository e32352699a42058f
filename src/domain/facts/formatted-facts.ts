import config from '#site-config';
import { type ContactData, contactDataIn } from '#src/domain/company.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
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

/** Behind the name of a time of day: the same time on the clock that the language's readers share. */
const IN_READERS_ZONE = 'InReadersZone';

/** The facts as a language prints them, with the contact data, and each time of day on its readers' clock besides. */
export function formattedFacts(facts: FactRecord, contact: ContactData, lang: Lang, units: UnitWords): FormattedFacts {
  const { readersZone = config.timeZone } = LANG_INFO[lang];
  const printed = Object.entries(facts).flatMap(([name, fact]) => {
    const own = [[name, formatFact(fact, lang, units)] as const];
    if (fact.unit !== 'time' || typeof fact.value !== 'string') return own;
    return [...own, [`${name}${IN_READERS_ZONE}`, timeIn(readersZone, fact.value)] as const];
  });
  return { ...Object.fromEntries(printed), ...contact };
}

/** The names that texts can print: those of facts and identity. */
export function factNames(facts: FactRecord, identity: Identity): string[] {
  return Object.keys(formattedFacts(facts, contactDataIn(identity, DEFAULT_LANG), DEFAULT_LANG, {}));
}

/**
 * The fact that a printed name belongs to.
 *
 * @example factOfName('openInReadersZone') // => 'open'
 */
export function factOfName(name: string): string {
  return name.endsWith(IN_READERS_ZONE) ? name.slice(0, -IN_READERS_ZONE.length) : name;
}

/** A time of day in the company's zone, in another zone; correct all year only where neither zone has summer time. */
function timeIn(zone: string, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const at = new Date(inCompanyZone('2000-01-01', `${hour.padStart(2, '0')}:${minute}:00`));
  const style = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(at).replace(/^0(?=\d)/, '');
}
