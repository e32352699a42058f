import { createHash } from 'node:crypto';
import { keepTime } from '#src/content/keep-time.ts';
import { companyIn, dataOf } from '#src/content/query.ts';
import { transferNotice } from '#src/content/transfer-notice.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import { languageKey } from '#src/site/storage-keys.ts';

/** What a visitor agrees to before the form opens. */
interface ConsentText {
  /** The nine details of rule inquiry.consent-details, finished. */
  readonly details: readonly { title: string; text: string }[];
  /** Changes with every change of a word, those of the separate consent and its notice too, so that an inquiry can say which text was agreed to: `ja-3f9c21aa`. */
  readonly version: string;
}

/**
 * The consent text of a language, with the company's facts in it; build time only.
 *
 * @example (await consentText('ja')).version // => 'ja-3f9c21aa'
 */
export async function consentText(lang: Lang): Promise<ConsentText> {
  const { storagePrefix } = (await dataOf('company/facts')).identity;
  const company = await companyIn(lang);
  const values = {
    company: company.name,
    address: company.headOffice.address,
    phone: company.phone ?? '',
    email: company.email,
    deskHours: company.privacyDeskHours ?? '',
    cookie: languageKey(storagePrefix),
    days: keepTime(lang),
  };
  const details = translator(lang, 'contact')('consent.details', values);
  const notice = await transferNotice(lang);
  const separate = notice === undefined ? [] : [words(lang, 'contact').separateConsent.text, notice];
  const hash = createHash('sha256')
    .update(JSON.stringify([...details, ...separate]))
    .digest('hex');
  return { details, version: `${lang}-${hash.slice(0, 8)}` };
}
