import { keepDays } from '#src/contact/settings.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';

/** The retention period of a delivered inquiry, formatted for a language. */
export function retentionPeriod(lang: Lang): string {
  return translator(lang, 'common')('units.days', { count: keepDays(process.env['CONTACT_KEEP_DAYS']) });
}
