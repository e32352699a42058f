import { dialled, filledIn, headOfficeOf, highlightOf, type PrintedFacts, printedFacts } from '#src/domain/company.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';

type Office = Company['offices'][string];
type Highlight = Company['highlights'][string];

/** The company's lines in a language, its facts, and the number of case studies, for texts that name it. */
interface CompanySource {
  readonly company: Company;
  readonly facts: Facts;
  readonly lang: Lang;
  readonly cases: number;
}

/** The company as a language tells of it: its names and lines with the facts printed in them, and the facts by themselves. */
export interface CompanyInLang extends Company, PrintedFacts {
  /** What a link to `phone` dials. */
  readonly tel: string;
  readonly hours: { readonly phone: string; readonly email: string; readonly privacyDesk: string };
  readonly headOffice: Office;
  /** The highlight figures in their order. */
  readonly figures: readonly (Highlight & { readonly key: Facts['highlights'][number]; readonly value: number })[];
}

/**
 * Tell of the company in a language.
 *
 * @throws Error when the head office has no lines in the language (the content check says so first)
 * @example tellCompany({ company, facts, lang: 'en', cases: 11 }).capital // => '28 million yen'
 */
export function tellCompany(source: CompanySource): CompanyInLang {
  const { company, facts, lang } = source;
  const printed = tellFacts(source);
  const t = translator(lang, 'common');
  const told = filledIn(company, (text) => interpolate(text, printed));
  const { key } = headOfficeOf(facts);
  const headOffice = told.offices[key];
  if (headOffice === undefined)
    throw new Error(`content/company/${lang}.yaml: offices.${key}, expected the head office`);
  return {
    ...told,
    ...printed,
    tel: dialled(facts.phone.international),
    hours: {
      phone: t('hours', { ...facts.officeHours }),
      email: told.emailHours,
      privacyDesk: t('hours', { ...facts.privacyDesk }),
    },
    headOffice,
    figures: facts.highlights.flatMap((name) => {
      const line = told.highlights[name];
      return line === undefined ? [] : [{ ...line, key: name, value: highlightOf(facts, company, name) }];
    }),
  };
}

/**
 * The facts that texts name, as a language prints them.
 *
 * @example tellFacts({ company, facts, lang: 'en', cases: 11 }).replyDays // => '3 business days'
 */
export function tellFacts({ company, facts, lang, cases }: CompanySource): PrintedFacts {
  const t = translator(lang, 'common');
  return printedFacts(facts, company, lang, {
    yen: (amount) => t('units.yen', { amount }),
    businessDays: (count) => t('units.businessDays', { count }),
    days: (count) => t('units.days', { count }),
    hours: (count) => t('units.hours', { count }),
    weeks: (count) => t('units.weeks', { count }),
    months: (count) => t('units.months', { count }),
    cases,
  });
}
