import { isLang, type Lang } from '#src/i18n/langs.ts';
import { languageName } from '#src/i18n/writing.ts';
import en from './words.en.json' with { type: 'json' };
import ja from './words.ja.json' with { type: 'json' };

export type EditorLang = 'ja' | 'en';

const WORDS = { ja, en };

/** One of the editor's own words. */
export const says = (lang: EditorLang, name: keyof typeof en.says): string => WORDS[lang].says[name];

/** The name of a kind of content; that of its folder if it has no other. */
export function nameOfKind(kind: string, lang: EditorLang): string {
  const names: Readonly<Record<string, string>> = WORDS[lang].kinds;
  return names[kind] ?? kind;
}

/** The name of a language of the site. */
export const nameOfLanguage = (of: Lang, lang: EditorLang): string => languageName(of, isLang(lang) ? lang : of);
