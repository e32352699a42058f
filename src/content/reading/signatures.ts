import { companyFacts, formatCompany } from '#src/content/company.ts';
import { pageNames } from '#src/content/page-names.ts';
import { filledIn } from '#src/domain/company.ts';
import type { Signature } from '#src/domain/contact/confirmation.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { Contact } from '#src/schemas/content/contact.ts';
import type { EntriesOf } from './read-collection.ts';

/**
 * Signatures and texts of mails to visitors, by language.
 *
 * @throws Error if files of the company or the texts of the reply are missing
 */
export function signatures(entriesOf: EntriesOf): Record<Lang, Signature> {
  const own = entriesOf('company/facts')[0]?.data as Facts | undefined;
  if (own === undefined) throw new Error('content/company/facts.yaml is missing: mails to visitors are signed with it');
  const { identity, offices, facts = {} } = own;
  // A language in preparation may have no texts of the company. Its mails have the signature of the default language.
  const linesOf = (kind: 'company' | 'contact', lang: Lang): object => {
    const entries = entriesOf(kind);
    const entry = [lang, DEFAULT_LANG].map((of) => entries.find((one) => one.lang === of)).find(Boolean);
    if (entry === undefined)
      throw new Error(`content/${kind}/${lang}.yaml is missing: mails to visitors are signed with it`);
    return entry.data;
  };
  const signatureIn = (lang: Lang): Signature => {
    const source = { company: linesOf('company', lang) as Company, identity, offices, facts, lang };
    const company = formatCompany(source);
    const { name, addressLines, phone, phoneHours, phoneNote, email } = company;
    const printed = { ...companyFacts(source), ...pageNames(company, identity.storagePrefix, lang) };
    const { received, mail } = filledIn((linesOf('contact', lang) as Contact).reply, printed);
    return {
      name,
      address: addressLines,
      ...(phone && { phone, ...(phoneHours && { phoneHours }), ...(phoneNote && { phoneNote }) }),
      email,
      site: identity.site,
      reply: { received, mail },
    };
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, signatureIn(lang)])) as Record<Lang, Signature>;
}
