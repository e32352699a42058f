import path from 'node:path';
import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml';
import * as z from 'zod';
import { endingOf, fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { schemaOf, withSharedFields } from '#src/content/shared-fields.ts';
import { parseSource, type SourceFile } from '#src/content/source-file.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { notesOf } from '#src/schemas/content/fields.ts';

/** Texts by file, relative to the project. */
export type Files = Readonly<Record<string, string>>;

/** New texts by file; undefined for a file that goes. */
export type Changes = Readonly<Record<string, string | undefined>>;

const isKnown = (name: unknown): boolean => typeof name === 'string' && name in LANG_INFO;

/** The language that a file is written in, by its place: `content/faq/en.yaml`, `content/news/en/moved.md`, `locales/en/faq.json`. */
function languageOf(file: string): string | undefined {
  return file
    .split('/')
    .map((part) => part.replace(/\.(mdx?|yaml)$/, ''))
    .find(isKnown);
}

/** The changes when a language is removed: its files, and its keys in the tables that all languages share. */
export function withoutLanguage(files: Files, lang: Lang): Changes {
  const changes = Object.entries(files).flatMap(([file, text]): [string, string | undefined][] => {
    const owner = languageOf(file);
    if (owner === lang) return [[file, undefined]];
    if (owner !== undefined || !file.endsWith('.yaml')) return [];
    const document = parseDocument(text);
    const { contents } = document;
    if (isMap(contents) && contents.items.length === 1 && contents.has(lang)) return [[file, undefined]];
    let isChanged = false;
    visit(document, {
      Map(_, map) {
        const isTable = map.items.every(({ key }) => isScalar(key) && isKnown(key.value));
        if (isTable && map.items.length > 1 && map.delete(lang)) isChanged = true;
      },
    });
    return isChanged ? [[file, document.toString({ lineWidth: 0 })]] : [];
  });
  return Object.fromEntries(changes);
}

/**
 * The changes when another language becomes the default one: links follow the addresses, and its entries become the originals, with the
 * fields of all languages.
 */
export function withDefault(files: Files, lang: Lang, former: Lang): Changes {
  const changes = Object.entries(files).map(([file, text]): [string, string] => {
    const owner = languageOf(file);
    const kind = KIND_NAMES.find((name) => owner !== undefined && file === fileOf(name, owner, path.parse(file).name));
    const linked = relinked(text, lang, former);
    if (kind === undefined) return [file, linked];
    if (owner === former) return [file, asTranslation(kind, linked)];
    if (owner !== lang) return [file, linked];
    const original = sourceOf(kind, files[file.replace(`/${lang}`, `/${former}`)] ?? '').data;
    const withShared = (own: unknown) => withSharedFields(KINDS[kind].schema, original, own).data;
    return [file, withFields(kind, linked.replace(/^translatedFrom: .*\n/m, ''), withShared)];
  });
  return Object.fromEntries(changes.filter(([file, text]) => text !== files[file]));
}

/** A file of the default language as a translation of it is: without the fields of all languages. */
export function asTranslation(kind: Kind, text: string): string {
  return withFields(kind, text, (fields) => withoutSharedFields(KINDS[kind].schema, fields));
}

function withoutSharedFields(unresolved: z.ZodType, data: unknown): unknown {
  const schema = schemaOf(unresolved, data);
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((row) => withoutSharedFields(schema.element as z.ZodType, row));
  if (typeof data !== 'object' || data === null) return data;
  const fieldOf = (name: string) =>
    (schema instanceof z.ZodRecord
      ? schema.valueType
      : schema instanceof z.ZodObject && schema.shape[name]) as z.ZodType;
  const own = Object.entries(data).filter(([name]) => !notesOf(fieldOf(name)).isShared);
  return Object.fromEntries(own.map(([name, value]) => [name, withoutSharedFields(fieldOf(name), value)]));
}

function sourceOf(kind: Kind, text: string): SourceFile {
  return parseSource(text, endingOf(kind) !== 'yaml');
}

/** The text of a file with other fields. */
export function withFields(kind: Kind, text: string, change: (fields: unknown) => unknown): string {
  const { data, body } = sourceOf(kind, text);
  const fields = stringify(change(data), { lineWidth: 0 });
  return endingOf(kind) === 'yaml' ? fields : `---\n${fields}---\n\n${body}\n`;
}

/** Links of Markdown within the site: without a prefix they led to the former default language. */
function relinked(text: string, lang: Lang, former: Lang): string {
  return text.replace(/\]\((\/[^)\s]*)/g, (whole, address: string) => {
    const [, first = ''] = address.split(/[/?#]/);
    const target = isKnown(first) && first !== former ? first : former;
    const page = target === former ? address : address.slice(first.length + 1) || '/';
    if (target === lang) return `](${page}`;
    return target === former ? `](/${former}${page === '/' ? '' : page}` : whole;
  });
}

/** The text of `site.config.ts` with another value of a setting that is on one line. */
export function withSetting(config: string, name: string, value: readonly string[] | string): string {
  const text = typeof value === 'string' ? `'${value}'` : `[${value.map((one) => `'${one}'`).join(', ')}]`;
  const changed = config.replace(new RegExp(`^( *${name}: ).*?,(?= *(?://|$))`, 'm'), `$1${text},`);
  if (changed === config && !config.includes(`${name}: ${text},`)) throw new Error(`site.config.ts: expected ${name}`);
  return changed;
}
