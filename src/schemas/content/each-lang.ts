import * as z from 'zod/mini';
import { LANG_INFO, LANGS, type Lang, type PublishedLang } from '#src/i18n/langs.ts';

type EachLang<S extends z.ZodMiniType> = { [L in Lang]: L extends PublishedLang ? S : z.ZodMiniOptional<S> };

/**
 * Something in each language, by its name; one that is not yet published may lack it (`forLang`).
 *
 * @example eachLang(filled) // { ja: 分類, en: Category, zh: 分类 }
 */
export function eachLang<S extends z.ZodMiniType>(schema: S): z.ZodMiniObject<EachLang<S>, z.core.$strict> {
  const fields = LANGS.map((lang) => [lang, LANG_INFO[lang].published ? schema : z.optional(schema)]);
  return z.strictObject(Object.fromEntries(fields) as EachLang<S>);
}
