import * as z from 'zod/mini';
import { filled, key } from './fields.ts';

/** A word in each language. */
export const labelSchema = z.strictObject({ ja: filled, en: filled, zh: filled });

/** `content/categories.yaml` and `content/tags.yaml`: key → label in three languages (rule languages.terms). */
export const taxonomySchema = z.record(key, labelSchema);

export type Taxonomy = z.infer<typeof taxonomySchema>;
