import { getCollection, getEntry } from 'astro:content';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';
import { type DataOf, type EntryKind, emptyOf, type Kind } from './kinds.ts';
import { isShown, type PublicationStatus, readingLength, statusOf } from './publishing.ts';

/** What is known of an entry besides its fields. */
export interface EntryPlace {
  readonly slug: string;
  /** The language of the entry; the default one if there is no translation. */
  readonly lang: Lang;
  readonly publicationStatus: PublicationStatus;
  /** Length of the body for the reading time: words, or characters in languages without spaces. */
  readonly length: number;
  /** Trimmed Markdown or MDX. */
  readonly body: string;
  /** The entry's file, relative to the project. */
  readonly file: string;
}

/** The entries of a kind that this build shows, in all languages; made once per build. */
export function entriesOf<K extends EntryKind>(kind: K): Promise<(DataOf<K> & EntryPlace)[]> {
  return once(kind, async () => {
    const { audience, today } = thisDeploy;
    return (await getCollection(kind)).flatMap(({ id, data, body = '', filePath = '' }) => {
      const [lang, slug = ''] = id.split('/') as [Lang, string?];
      const publicationStatus = statusOf(data as { date?: string; draft?: boolean }, today);
      if (!isShown(publicationStatus, audience)) return [];
      const place = { slug, lang, publicationStatus, length: readingLength(body, lang), body, file: filePath };
      return [{ ...(data as DataOf<K>), ...place }];
    });
  });
}

/**
 * One record of a kind without a list, such as the company's facts.
 *
 * @param id the language, for a kind with a file per language; falls back to the default one
 * @throws Error if the kind has no such record
 */
export async function dataOf<K extends Kind>(kind: K, id: string = kind): Promise<DataOf<K>> {
  const data = await optionalDataOf(kind, id);
  if (data === undefined)
    throw new Error(`content: ${kind}/${id}, expected an entry (the content check says what is missing)`);
  return data;
}

/** One record of a kind that a site may do without. */
export function optionalDataOf<K extends Kind>(kind: K, id: string): Promise<DataOf<K> | undefined> {
  return once(`${kind} ${id}`, async () => {
    const entry = (await getEntry(kind, id)) ?? (await getEntry(kind, DEFAULT_LANG));
    return (entry?.data ?? emptyOf(kind)) as DataOf<K> | undefined;
  });
}

const made = new Map<string, Promise<unknown>>();

/** The result of `make`, computed once per build because many pages need it. `dev` computes it for each request. */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = import.meta.env.DEV ? undefined : made.get(name);
  if (known) return known as Promise<T>;
  const making = make();
  made.set(name, making);
  return making;
}
