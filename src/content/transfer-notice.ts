import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';
import { optionalDataOf } from './collections.ts';
import { pageFacts } from './page-facts.ts';

/** What the separate consent to a transfer abroad is given to. */
interface TransferNotice {
  readonly title: string;
  readonly lead: string;
  /** The text of the separate consent; it contains the title. */
  readonly consent: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The notice that a language's separate consent refers to, finished; the consent page and the privacy policy print it
 * (rule inquiry.separate-consent).
 *
 * @returns undefined in a language that asks for no such consent
 * @throws Error when the language asks for it and `content/transfer-notice.yaml` has none
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
