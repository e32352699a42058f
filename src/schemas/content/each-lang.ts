import * as z from 'zod';
import { isPublished, LANGS, type Lang } from '#src/i18n/langs.ts';

/** Which languages are required is known at run time only (`site.config.ts`). */
type EachLang<S extends z.ZodType> = Record<Lang, z.ZodOptional<S>>;

/** Something in each language, by its name; one that is not yet published may lack it (`forLang`). */
export function eachLang<S extends z.ZodType>(schema: S): z.ZodObject<EachLang<S>, z.core.$strict> {
  const fields = LANGS.map((lang) => [lang, isPublished(lang) ? schema : z.optional(schema)]);
  return z.strictObject(Object.fromEntries(fields) as EachLang<S>);
}
