import { keepDays } from '#src/domain/contact/keep-days.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';

/** After how many days the function purges a delivered inquiry, as a language prints it (rule outbox.keep-days). */
export function keepTime(lang: Lang): string {
  return translator(lang, 'common')('units.days', { count: keepDays(process.env['CONTACT_KEEP_DAYS']) });
}
