import { createHash } from 'node:crypto';
import { contactIn } from '#src/content/contact.ts';
import { transferNotice } from '#src/content/transfer-notice.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** The text that a visitor agrees to before the form opens. */
interface ConsentText {
  /** What the visitor agrees to, with facts printed. */
  readonly details: readonly { title: string; text: string }[];
  /** Identifies the text in an inquiry, such as `ja-3f9c21aa`. It changes with every word of the text, the separate consent and its notice. */
  readonly version: string;
}

/** The consent text of a language, with facts printed. Only for code that runs in the build. */
export async function consentText(lang: Lang): Promise<ConsentText> {
  const { details } = (await contactIn(lang)).consent;
  const notice = await transferNotice(lang);
  const separate = notice === undefined ? [] : [notice.consent, { ...notice, consent: undefined }];
  const hash = createHash('sha256')
    .update(JSON.stringify([...details, ...separate]))
    .digest('hex');
  return { details, version: `${lang}-${hash.slice(0, 8)}` };
}
