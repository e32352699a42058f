import { interpolate } from '#src/i18n/interpolate.ts';
import { hasSeparateConsent, type Lang } from '#src/i18n/langs.ts';
import { optionalDataOf } from './collections.ts';
import { pageFacts } from './query.ts';

/** The notice about a transfer abroad, and the text of the separate consent to it. */
interface TransferNotice {
  readonly title: string;
  readonly lead: string;
  /** The text of the separate consent; it contains the title. */
  readonly consent: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The notice for the separate consent of a language, with facts printed. The consent page and the privacy policy show it.
 *
 * @returns undefined for a language without the separate consent
 * @throws Error if the language has the separate consent, but `content/transfer-notice.yaml` has no notice
 */
export async function transferNotice(lang: Lang): Promise<TransferNotice | undefined> {
  if (!hasSeparateConsent(lang)) return undefined;
  const transfer = (await optionalDataOf('transfer-notice', 'transfer-notice'))?.[lang];
  if (transfer === undefined)
    throw new Error(`content/transfer-notice.yaml: ${lang}, expected what the separate consent is given to`);
  const values = { phone: '', ...(await pageFacts(lang)) };
  const rows = transfer.rows.map(({ name, text }) => ({ name, value: interpolate(text, values) }));
  return { title: transfer.title, lead: transfer.lead, consent: transfer.consent, rows };
}
