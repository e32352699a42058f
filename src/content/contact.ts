import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Contact, TopicRole } from '#src/schemas/content/contact.ts';
import { dataOf, once } from './collections.ts';
import { filledIn } from './company.ts';
import { pageFacts } from './query.ts';

/** Topics and texts of the contact pages, with facts printed in them. */
export function contactIn(lang: Lang): Promise<Contact> {
  return once(`contact in ${lang}`, async () => {
    return filledIn(await dataOf('contact', lang), await pageFacts(lang));
  });
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
