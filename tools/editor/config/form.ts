import type { Kind } from '#src/content/kinds.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** A form: its kind, the language of its labels, and whether it shows the files of all languages side by side. */
export interface Form {
  readonly kind: Kind;
  readonly lang: Lang;
  readonly isTranslated: boolean;
}
