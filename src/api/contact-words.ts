import type { Catalogue } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS, type PerLang } from '#src/i18n/langs.ts';
import { readWords } from '#src/i18n/read-words.ts';

type Words = Catalogue['contact'];

/**
 * Read the texts that functions carry: answers, and mails that confirm an inquiry to its visitor, in each language of the site; mails to
 * staff in the default language.
 *
 * The bundler puts the result in the place of this module (`bundle/function-bundles.ts`), so no deployed function reads a file.
 */
export function readContactWords() {
  const inEachLang = <Name extends keyof Words>(name: Name): PerLang<Words[Name]> =>
    Object.fromEntries(LANGS.map((lang) => [lang, readWords(lang, 'contact')[name]]));
  const { mail, mailAlert } = readWords(DEFAULT_LANG, 'contact');
  return { api: inEachLang('api'), mailConfirmation: inEachLang('mailConfirmation'), mail, mailAlert };
}

export const { api, mailConfirmation, mail, mailAlert } = readContactWords();
