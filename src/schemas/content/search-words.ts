import * as z from 'zod';
import { eachLang } from './each-lang.ts';
import { filled } from './fields.ts';

const words = z.array(filled).check(z.minLength(1));

/** Search words of visitors in a language, where the pages have other words. */
const wordsSchema = z.strictObject({
  /** Synonyms: a search for one finds the others too. */
  same: z.array(z.array(filled).check(z.minLength(2))),
  /** Further names of a page, as visitors call it, by its path without language. */
  pages: z.record(z.string().check(z.regex(/^\/(?!\/)\S*$/, 'path')), words),
});

/** `content/search-words.yaml`. */
export const searchWordsSchema = eachLang(wordsSchema);

export type SearchWords = z.infer<typeof wordsSchema>;
