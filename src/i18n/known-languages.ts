import LANGUAGES from '#languages';
import type { LangInfo } from './lang-info.ts';

/** A language of the table: its name in addresses, files and the API. */
export type Lang = keyof typeof LANGUAGES;

/** The table. Islands import it from here, so that they do not carry the settings of the site too. */
export const LANG_INFO: Readonly<Record<Lang, LangInfo>> = LANGUAGES;
