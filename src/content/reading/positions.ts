import { inLang } from '#src/domain/publishing/entries.ts';
import { type Audience, isShown, statusOf } from '#src/domain/publishing/publication.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import type { EntriesOf } from './read-collection.ts';

/** Titles of the positions that the build shows, by language and slug, for mails about an application. */
export function positions(
  entriesOf: EntriesOf,
  audience: Audience,
  today: string,
): Record<Lang, Record<string, string>> {
  const shown = entriesOf('jobs').filter(({ data }) => isShown(statusOf(data, today), audience));
  const titlesIn = (lang: Lang) =>
    Object.fromEntries(inLang(shown, lang).map(({ slug, data }) => [slug, String(data['title'])]));
  return Object.fromEntries(LANGS.map((lang) => [lang, titlesIn(lang)])) as Record<Lang, Record<string, string>>;
}
