import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { namesOf } from '#src/content/check/names.ts';
import { hintOf, NO_HINT, type Sentence, say } from '#src/content/check/problem.ts';
import { ENTRY_KINDS, type EntryKind, endingOf, fileOf, isReserved, KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import { readKind } from '#src/content/read-content.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { key, notesOf } from '#src/schemas/content/fields.ts';
import { foldSpelled } from '#src/search/fold.ts';

/** What a draft begins with, besides what its schema says. */
interface Start {
  readonly title: string;
  readonly today: string;
  readonly lang: Lang;
  readonly isOriginal: boolean;
  /** The first key of what a field may name. */
  readonly keyOf: (names: NonNullable<ReturnType<typeof notesOf>['names']>) => string | undefined;
  readonly place: number;
}

/** Write a draft in every language, with all fields that its kind requires; texts to be written begin with `TODO:`. */
export function newEntry(root: string, kind: string, slug: string, title: string, today: string): string[] | Sentence {
  const known = ENTRY_KINDS.find((name) => name === kind);
  if (known === undefined) return say('unknownName', { name: kind, where: 'content', hint: hintOf(kind, ENTRY_KINDS) });
  if (!key.safeParse(slug).success) {
    const near = foldSpelled(slug)
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '');
    return say('fileName', { slug, hint: key.safeParse(near).success ? say('meant', { name: near }) : NO_HINT });
  }
  const files = KIND_NAMES.flatMap((name) => readKind(name, root));
  const entries = readKind(known, root);
  if (isReserved(known, slug) || entries.some((entry) => entry.slug === slug)) return say('reserved', { slug });
  const keyOf: Start['keyOf'] = (names) =>
    names === 'page' || names === 'drawing' ? undefined : namesOf(names, files).there?.[0];
  return LANGS.map((lang) => {
    const start = { title, today, keyOf, lang, isOriginal: lang === DEFAULT_LANG, place: entries.length + 1 };
    const file = fileOf(known, lang, slug);
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), textOf(known, start), { flag: 'wx' });
    return file;
  });
}

function textOf(kind: EntryKind, start: Start): string {
  const { shape } = KINDS[kind].schema as unknown as z.ZodObject<Record<string, z.ZodType>>;
  const translated = !start.isOriginal && 'translatedFrom' in shape ? { translatedFrom: start.today } : {};
  const fields = stringify({ ...fieldsIn(shape, start), ...translated, draft: true }, { lineWidth: 0 });
  if (endingOf(kind) === 'yaml') return fields;
  return `---\n${fields}---\n\n${kind === 'pages' ? '## TODO: {#section-1}\n\n' : ''}TODO:\n`;
}

function fieldsIn(shape: Readonly<Record<string, z.ZodType>>, start: Start): Record<string, unknown> {
  const needed = Object.entries(shape).filter(
    ([, field]) => !(field instanceof z.ZodOptional) && (start.isOriginal || !notesOf(field).isShared),
  );
  return Object.fromEntries(needed.map(([name, field]) => [name, startOf(name, field, start)]));
}

function startOf(name: string, field: z.ZodType, start: Start): unknown {
  const { names, label } = notesOf(field);
  if (field instanceof z.ZodObject) return fieldsIn(field.shape as Record<string, z.ZodType>, start);
  if (field instanceof z.ZodArray)
    return [startOf(name, field.element as z.ZodType, start)].filter((row) => row !== undefined);
  if (field instanceof z.ZodDiscriminatedUnion) return { type: 'text', title: 'TODO:', text: 'TODO:' };
  if (field instanceof z.ZodEnum) return field.options[0];
  if (field instanceof z.ZodNumber) return start.place;
  if (field instanceof z.ZodISODate) return start.today;
  if (names !== undefined) return start.keyOf(names);
  if (name === 'title') return start.isOriginal ? start.title : `TODO: ${start.title}`;
  return `TODO: ${label?.[start.lang === 'ja' ? 0 : 1] ?? name}`;
}
