import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS, type Lang, type PerLang } from '#src/i18n/langs.ts';
import { withFallback } from '#src/i18n/with-fallback.ts';

type Words = Catalogue['contact'];

/** The texts that functions carry. */
interface ContactWords {
  /** Answers of the functions. */
  readonly api: PerLang<Words['api']>;
  /** Mails that confirm an inquiry to its visitor. */
  readonly mailConfirmation: PerLang<Words['mailConfirmation']>;
  readonly mail: Words['mail'];
  readonly mailAlert: Words['mailAlert'];
}

/** Of the site's languages; a language in preparation may have no file yet. */
const FILES = LANGS.map((lang) => [lang, contactFile(lang)] as const).filter(([, file]) => existsSync(file));

/**
 * Read the texts that functions carry, in each language of the site; mails to staff in the default language.
 *
 * The bundler puts the result in the place of this module (`bundle/function-bundles.ts`), so no deployed function reads a file.
 */
export function readContactWords(): ContactWords {
  const [, first = ''] = FILES.find(([lang]) => lang === DEFAULT_LANG) ?? FILES[0] ?? [];
  const original = read(first) as Words;
  const words = FILES.map(([lang, file]) => [lang, withFallback(original, read(file))] as const);
  const { mail, mailAlert } = original;
  return {
    api: Object.fromEntries(words.map(([lang, own]) => [lang, own.api])),
    mailConfirmation: Object.fromEntries(words.map(([lang, own]) => [lang, own.mailConfirmation])),
    mail,
    mailAlert,
  };
}

/** The files that {@link readContactWords} reads. */
export const CONTACT_FILES: readonly string[] = FILES.map(([, file]) => file);

export const { api, mailConfirmation, mail, mailAlert } = readContactWords();

function contactFile(lang: Lang): string {
  return path.join(import.meta.dirname, '../../locales', lang, 'contact.json');
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
