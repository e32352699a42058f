import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { type DataOf, endingOf, fileOf, KINDS, type Kind } from './kinds.ts';
import { type Misfit, withSharedFields } from './shared-fields.ts';
import { parseSource, type SourceFile } from './source-file.ts';

export interface ContentFile {
  readonly kind: Kind;
  /** `en/some-slug` for entries, `en` for data, the kind's name for tables. */
  readonly id: string;
  readonly slug: string;
  readonly lang: Lang;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly source: SourceFile;
  /** Of a translation with the shared fields of its original; not validated. Undefined if the file cannot be read. */
  readonly data: unknown;
  readonly misfits: readonly Misfit[];
  /** The file of the default language, also if that does not exist. */
  readonly original: string;
}

/** A file that passed the schema of its kind. */
export interface ValidFile<K extends Kind> extends ContentFile {
  readonly data: DataOf<K>;
}

/** The valid files of a kind in all languages, including drafts. */
export type FilesOf = <K extends Kind>(kind: K) => readonly ValidFile<K>[];

/** Read all files of a kind, those of the default language first. */
export function readKind(kind: Kind, root: string): ContentFile[] {
  const schema = KINDS[kind].schema as z.ZodType;
  const originals = new Map<string, unknown>();
  return placesOf(kind, root).map(({ id, slug, lang }) => {
    const file = fileOf(kind, lang, slug);
    const original = fileOf(kind, DEFAULT_LANG, slug);
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = parseSource(text, endingOf(kind) !== 'yaml');
    const own = { kind, id, slug, lang, file, text, source, original };
    if (file === original) originals.set(file, source.data);
    if (file === original || source.data === undefined || !originals.has(original))
      return { ...own, data: source.data, misfits: [] };
    return { ...own, ...withSharedFields(schema, originals.get(original), source.data) };
  });
}

function placesOf(kind: Kind, root: string): Pick<ContentFile, 'id' | 'slug' | 'lang'>[] {
  const { form } = KINDS[kind];
  const languages = [DEFAULT_LANG, ...LANGS.filter((lang) => lang !== DEFAULT_LANG)];
  if (form === 'entries')
    return languages.flatMap((lang) => {
      const folder = path.join(root, path.dirname(fileOf(kind, lang, 'x')));
      const ending = `.${endingOf(kind)}`;
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
      return files.sort().map((file) => {
        const slug = file.slice(0, -ending.length);
        return { id: `${lang}/${slug}`, slug, lang };
      });
    });
  const places =
    form === 'table'
      ? [{ id: kind, slug: kind, lang: DEFAULT_LANG }]
      : languages.map((lang) => ({ id: lang, slug: lang, lang }));
  return places.filter(({ lang }) => existsSync(path.join(root, fileOf(kind, lang))));
}

/** The files that pass their schemas, with what these make of the data. */
export function validFiles(files: readonly ContentFile[]): FilesOf {
  const valid = Map.groupBy(files.flatMap(validFile), ({ kind }) => kind);
  return ((kind: Kind) => valid.get(kind) ?? []) as FilesOf;
}

/** The valid files of a kind in all languages, including drafts. */
export function readValidFiles<K extends Kind>(kind: K, root: string): ValidFile<K>[] {
  return readKind(kind, root).flatMap(validFile) as ValidFile<K>[];
}

function validFile(file: ContentFile): ValidFile<Kind>[] {
  const { data, success } = (KINDS[file.kind].schema as z.ZodType).safeParse(file.data);
  return success ? [{ ...file, data } as ValidFile<Kind>] : [];
}

/**
 * The production origin, from the company's facts. Canonical addresses never depend on the address of the deploy.
 *
 * @returns undefined if the facts are not valid, which the content check reports
 */
export function companySite(): string | undefined {
  return readValidFiles('company-facts', '.')[0]?.data.identity.site;
}
