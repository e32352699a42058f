import type { Kind } from '#src/content/kinds.ts';
import { statusOf } from '#src/domain/publishing/publication.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { says } from '#tools/editor/config/words.ts';
import { type FileForm, KEPT, readFile } from '#tools/editor/text/content-file.ts';

/** Open a content file in a form, with the word by which lists mark an entry that is not published. */
export function openFile(kind: Kind, text: string, lang: Lang, today: string): FileForm {
  const form = readFile(kind, text);
  const status = statusOf(form, today);
  const { drafts, scheduled } = says(lang);
  return { ...form, [KEPT.status]: { draft: drafts, scheduled, published: '' }[status] };
}
