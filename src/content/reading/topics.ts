import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Contact, Topic } from '#src/schemas/content/contact.ts';
import type { EntriesOf } from './read-collection.ts';

/**
 * The topics of the contact form in the default language, for mails to staff.
 *
 * @throws Error if the contact texts of the default language are missing
 */
export function topics(entriesOf: EntriesOf): readonly Topic[] {
  const contact = entriesOf('contact').find(({ lang }) => lang === DEFAULT_LANG)?.data as Contact | undefined;
  if (contact === undefined)
    throw new Error(`content/contact/${DEFAULT_LANG}.yaml is missing: mails to staff name the topics in it`);
  return contact.topics;
}
