import { tellFacts } from '#src/content/company.ts';
import { phoneForm } from '#src/domain/company.ts';
import type { Signature } from '#src/domain/contact/confirmation.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { writeFunctionFile } from './function-file.ts';
import type { EntriesOf } from './read-collection.ts';

/**
 * How the company signs its mails to visitors, by language.
 *
 * @throws Error when the company's files are not there
 * @example signatures(readSite(root).entries).en.name // => 'Example Inc.'
 */
export function signatures(entriesOf: EntriesOf): Record<Lang, Signature> {
  const own = entriesOf('company/facts')[0]?.data as Facts | undefined;
  if (own === undefined) throw new Error('content/company/facts.yaml is missing: mails to visitors are signed with it');
  const { identity, facts = {} } = own;
  const signatureIn = (lang: Lang): Signature => {
    // A language that is not yet published may have no words of the company: mails are signed in the default language then.
    const lines = (of: Lang) => entriesOf('company').find((entry) => entry.lang === of);
    const company = (lines(lang) ?? lines(DEFAULT_LANG))?.data as Company | undefined;
    if (company === undefined)
      throw new Error(`content/company/${lang}.yaml is missing: mails to visitors are signed with it`);
    const { email, site, phone } = identity;
    const printed = tellFacts({ identity, facts, lang });
    const fill = (text: string) => interpolate(text, printed);
    const { name, addressLines, phoneHours, phoneNote } = company;
    return {
      name,
      address: addressLines,
      ...(phone && {
        phone: phone[phoneForm(lang)],
        ...(phoneHours && { phoneHours: fill(phoneHours) }),
        ...(phoneNote && { phoneNote: fill(phoneNote) }),
      }),
      email,
      site,
    };
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, signatureIn(lang)])) as Record<Lang, Signature>;
}

/**
 * Write them beside the function that signs.
 *
 * @example writeSignatures(root, readSite(root).entries) // .generated/functions/contact/data/signatures.json
 */
export function writeSignatures(root: string, entriesOf: EntriesOf): void {
  writeFunctionFile(root, 'contact', 'signatures.json', signatures(entriesOf));
}
