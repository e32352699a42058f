import { DEFAULT_LANG, hasSeparateConsent, type Lang } from '#src/i18n/langs.ts';
import type { Contact, TopicRole } from '#src/schemas/content/contact.ts';
import { dataOf, once, optionalDataOf, withFacts } from './query.ts';

/** Topics and texts of the contact pages, with facts printed in them. */
export function contactIn(lang: Lang): Promise<Contact> {
  return once(`contact in ${lang}`, async () => withFacts(await dataOf('contact', lang), lang));
}

/** The key of the topic with a role; undefined if the company has none. */
export async function topicKey(role: TopicRole): Promise<string | undefined> {
  return (await dataOf('contact', DEFAULT_LANG)).topics.find((topic) => topic.role === role)?.key;
}

/** The path that opens the form with the topic of a role selected, without language. It names no topic if the company has none. */
export async function contactPath(role: TopicRole): Promise<string> {
  const key = await topicKey(role);
  return key === undefined ? '/contact' : `/contact?topic=${key}`;
}

/**
 * The notice for the separate consent of a language, with facts printed. The consent page and the privacy policy show it.
 *
 * @throws Error if the language has the separate consent, but `content/transfer-notice.yaml` has no notice
 */
export async function transferNotice(lang: Lang) {
  if (!hasSeparateConsent(lang)) return undefined;
  const transfer = (await optionalDataOf('transfer-notice', 'transfer-notice'))?.[lang];
  if (transfer === undefined)
    throw new Error(`content/transfer-notice.yaml: ${lang}, expected what the separate consent is given to`);
  const { title, lead, consent, rows } = await withFacts(transfer, lang);
  return { title, lead, consent, rows: rows.map(({ name, text }) => ({ name, value: text })) };
}
