import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tellCompany } from '#src/content/company.ts';
import type { Signature } from '#src/domain/contact/confirmation.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import type { EntriesOf } from './read-collection.ts';

/**
 * How the company signs its mails to visitors, by language.
 *
 * @throws Error when the company's files are not there
 * @example signatures(readSite(root).entries).en.name // => 'Example Inc.'
 */
export function signatures(entriesOf: EntriesOf): Record<Lang, Signature> {
  const facts = entriesOf('company/facts')[0]?.data as Facts | undefined;
  if (facts === undefined)
    throw new Error('content/company/facts.yaml is missing: mails to visitors are signed with it');
  const signatureIn = (lang: Lang): Signature => {
    // A language that is not yet published may have no words of the company: mails are signed in Japanese then.
    const own = (of: Lang) => entriesOf('company').find((entry) => entry.lang === of);
    const company = (own(lang) ?? own(DEFAULT_LANG))?.data as Company | undefined;
    if (company === undefined)
      throw new Error(`content/company/${lang}.yaml is missing: mails to visitors are signed with it`);
    const { name, addressLines, phone, hours, phoneNote } = tellCompany({ company, facts, lang, cases: 0 });
    const { email, site } = facts;
    return { name, address: addressLines, phone, phoneHours: hours.phone, phoneNote, email, site };
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, signatureIn(lang)])) as Record<Lang, Signature>;
}

/**
 * Write them beside the function that signs.
 *
 * @example writeSignatures(root, readSite(root).entries) // .generated/functions/contact/data/signatures.json
 */
export function writeSignatures(root: string, entriesOf: EntriesOf): void {
  const folder = path.join(root, dataFolderOf('contact'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'signatures.json'), JSON.stringify(signatures(entriesOf)));
}
