import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts, Identity } from '#src/schemas/content/company.ts';
import type { FactRecord } from '#src/schemas/content/fact.ts';
import { type FormattedFacts, factFigure, formatFact, type UnitWords } from './facts.ts';

type Office = Company['offices'][string];
type FigureWords = NonNullable<Company['figures']>[string];

interface CompanySource {
  readonly company: Company;
  readonly identity: Facts['identity'];
  readonly offices?: Facts['offices'];
  readonly facts: FactRecord;
  readonly lang: Lang;
  readonly units: UnitWords;
}

/** The company in a language: names and texts, with facts printed in them. */
export interface CompanyInLang extends Omit<Company, 'figures'>, ContactData {
  /** The number that a link to `phone` dials. */
  readonly tel?: string;
  readonly headOffice: Office;
  /** The highlight figures in their order, by the names of their facts. */
  readonly figures: readonly (FigureWords & { readonly key: string; readonly value: string })[];
}

/**
 * Format the company for a language.
 *
 * @throws Error if the head office has no address in the language (the content check reports it first)
 */
export function formatCompany(source: CompanySource): CompanyInLang {
  const { company, identity, offices, facts, lang, units } = source;
  const printed = companyFacts(source);
  const { figures = {}, ...formatted } = filledIn(company, printed);
  const [head = ''] = officeKeys({ offices }, company);
  const headOffice = formatted.offices[head];
  if (headOffice === undefined)
    throw new Error(`content/company/${lang}.yaml: offices.${head}, expected the head office`);
  return {
    ...formatted,
    ...contactDataIn(identity, lang, headOffice.parts.country),
    ...(identity.phone && { tel: dialled(identity.phone.international) }),
    headOffice,
    figures: Object.entries(figures).flatMap(([key, line]) => {
      const fact = facts[key];
      return fact === undefined ? [] : [{ ...line, key, ...factFigure(fact, line, lang, units) }];
    }),
  };
}

/** The facts that texts name, and the contact data, as a language prints them. */
export function companyFacts({ company, identity, offices, facts, lang, units }: CompanySource): FormattedFacts {
  const printed = Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, lang, units)] as const);
  // Without an address of the head office, which the content check reports, there is no country.
  const [head = ''] = officeKeys({ offices }, company);
  return { ...Object.fromEntries(printed), ...contactDataIn(identity, lang, company.offices[head]?.parts.country) };
}

/** Keys of the offices in the order of their list, the head office first: that of the facts, or of the language's file where the facts have none. */
export function officeKeys({ offices }: Pick<Facts, 'offices'>, company: Pick<Company, 'offices'>): string[] {
  return offices?.map(({ key }) => key) ?? Object.keys(company.offices);
}

/**
 * The number of a `tel:` link: the printed number without separators, and without the zero that only the country dials.
 *
 * @example dialled('+33 (0)4 65 00 00 00') // => '+33465000000'
 */
export function dialled(international: string): string {
  return international.replace('(0)', '').replace(/[^\d+]/g, '');
}

/**
 * Put values into every text of a tree of fields and lists.
 *
 * @throws Error when a placeholder has no value (the content check says so first)
 */
export function filledIn<Tree>(tree: Tree, values: Parameters<typeof interpolate>[1]): Tree {
  if (typeof tree === 'string') return interpolate(tree, values) as Tree;
  if (Array.isArray(tree)) return tree.map((part) => filledIn(part, values)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, filledIn(part, values)])) as Tree;
}

interface ContactData {
  readonly email: string;
  readonly phone?: string;
  readonly fax?: string;
}

/** The contact data in a language: numbers are national in the main language of the company's country, international in others. */
function contactDataIn({ phone, fax, email }: Identity, lang: Lang, country?: string): ContactData {
  const form = country !== undefined && isMainLanguage(lang, country) ? 'national' : 'international';
  return { email, ...(phone && { phone: phone[form] }), ...(fax && { fax: fax[form] }) };
}

function isMainLanguage(lang: Lang, country: string): boolean {
  return new Intl.Locale(`und-${country}`).maximize().language === new Intl.Locale(LANG_INFO[lang].locale).language;
}

/** The names that texts can print: those of facts and identity. */
export function factNames(facts: FactRecord, identity: Identity): string[] {
  return Object.keys({ ...facts, ...contactDataIn(identity, DEFAULT_LANG) });
}

interface Counted {
  readonly company: Pick<Company, 'offices'>;
  readonly facts: Pick<Facts, 'offices'>;
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
