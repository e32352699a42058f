import * as z from 'zod';
import { fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { day } from '#src/schemas/content/fields.ts';

/** Where a kind's files are, as editors' settings name them. */
const patternOf = (kind: Kind) => fileOf(kind, `{${LANGS.join(',')}}`, '*');

/**
 * JSON Schemas of all content, by file name below `content/schemas`, one line each, and the editor settings that map files to schemas.
 *
 * They are generated from the schemas that check the content, so that completion and check agree. `company/facts` becomes `company-facts.json`.
 */
export function contentSchemas(): { readonly files: ReadonlyMap<string, string>; readonly settings: string } {
  const nameOf = (kind: Kind) => `${kind.replace('/', '-')}.json`;
  const files = new Map(
    KIND_NAMES.map((kind) => [nameOf(kind), `${JSON.stringify({ ...schemaOf(kind), title: patternOf(kind) })}\n`]),
  );
  // The YAML extension reads whole files; front matter is for editors that look inside Markdown.
  const mapping = KIND_NAMES.map((kind) => [`./content/schemas/${nameOf(kind)}`, patternOf(kind)]);
  const settings = { 'yaml.schemas': Object.fromEntries(mapping), 'files.encoding': 'utf8', 'files.eol': '\n' };
  return { files, settings: `${JSON.stringify(settings, null, 2)}\n` };
}

/** The JSON Schema of a kind's files, made from the schema that checks them. */
export function schemaOf(kind: Kind): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(KINDS[kind].schema, { io: 'input', override: nameDays });
}

/** A day is checked by a function, of which JSON Schema knows nothing; it has a name for it, though. */
function nameDays({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Record<string, unknown> }): void {
  if (zodSchema === day) jsonSchema['format'] = 'date';
}
