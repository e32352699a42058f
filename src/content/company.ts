import { type ContactData, contactDataIn, countryOf, dialled, filledIn, officeKeys } from '#src/domain/company.ts';
import { factFigure } from '#src/domain/facts/format-fact.ts';
import { type FormattedFacts, formattedFacts } from '#src/domain/facts/formatted-facts.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { FactRecord } from '#src/schemas/content/fact.ts';

type Office = Company['offices'][string];
type FigureWords = NonNullable<Company['figures']>[string];

/** The company's texts in a language, its identity, and all facts that texts may name. */
interface CompanySource {
  readonly company: Company;
  readonly identity: Facts['identity'];
  readonly offices?: Facts['offices'];
  readonly facts: FactRecord;
  readonly lang: Lang;
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
export function formatCompany({ company, identity, offices, facts, lang }: CompanySource): CompanyInLang {
  const printed = companyFacts({ company, identity, offices, facts, lang });
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
      return fact === undefined ? [] : [{ ...line, key, ...factFigure(fact, line, lang, words(lang, 'common').units) }];
    }),
  };
}

/** Format the facts that texts name for a language. */
export function companyFacts({ company, identity, offices, facts, lang }: CompanySource): FormattedFacts {
  const contact = contactDataIn(identity, lang, countryOf({ offices }, company));
  return formattedFacts(facts, contact, lang, words(lang, 'common').units);
}
