import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts, Identity } from '#src/schemas/content/company.ts';

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

/** The country of the head office; undefined if the language has no address of it, which the content check reports. */
export function countryOf(facts: Pick<Facts, 'offices'>, company: Pick<Company, 'offices'>): string | undefined {
  const [head = ''] = officeKeys(facts, company);
  return company.offices[head]?.parts.country;
}

/** What a language prints of a company's numbers and address: numbers as its readers dial them. */
export interface ContactData {
  readonly email: string;
  readonly phone?: string;
  readonly fax?: string;
}

/**
 * The contact data in a language: numbers are national in the main language of the company's country, international in others.
 *
 * @param country of the company; without it, numbers are international
 */
export function contactDataIn({ phone, fax, email }: Identity, lang: Lang, country?: string): ContactData {
  const form = country !== undefined && isMainLanguage(lang, country) ? 'national' : 'international';
  return { email, ...(phone && { phone: phone[form] }), ...(fax && { fax: fax[form] }) };
}

function isMainLanguage(lang: Lang, country: string): boolean {
  return new Intl.Locale(`und-${country}`).maximize().language === new Intl.Locale(LANG_INFO[lang].locale).language;
}
