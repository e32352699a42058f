import * as z from 'zod';
import { eachLang } from './each-lang.ts';
import { filled, key } from './fields.ts';

/** A word in each language. */
export const labelSchema = eachLang(filled);

/** `content/categories.yaml` and `content/tags.yaml`: key → label in each language. */
export const taxonomySchema = z.record(key, labelSchema);

export type Taxonomy = z.infer<typeof taxonomySchema>;
