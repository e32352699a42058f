import { createHash } from 'node:crypto';
import { contactIn } from '#src/content/contact.ts';
import { transferNotice } from '#src/content/transfer-notice.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** What a visitor agrees to before the form opens. */
interface ConsentText {
  /** The details of rule inquiry.consent-details, finished. */
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
  const { details } = (await contactIn(lang)).consent;
  const notice = await transferNotice(lang);
  const separate = notice === undefined ? [] : [notice.consent, { ...notice, consent: undefined }];
  const hash = createHash('sha256')
    .update(JSON.stringify([...details, ...separate]))
    .digest('hex');
  return { details, version: `${lang}-${hash.slice(0, 8)}` };
}
