import type { Kind } from '#src/content/kinds.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** Of a form: the kind, the language of its words, and whether files of three languages stand side by side. */
export interface Form {
  readonly kind: Kind;
  readonly lang: Lang;
  readonly isTranslated: boolean;
}
