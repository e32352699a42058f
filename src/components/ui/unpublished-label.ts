import type { PublicationStatus } from '#src/content/publishing.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** The label of an entry that only previews show; undefined for published entries. */
export function unpublishedLabel(
  { publicationStatus }: { readonly publicationStatus: PublicationStatus },
  lang: Lang,
): string | undefined {
  const { draft, scheduled } = words(lang, 'common');
  return { published: undefined, draft, scheduled }[publicationStatus];
}
