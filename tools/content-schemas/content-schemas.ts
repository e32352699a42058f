import * as z from 'zod/mini';
import { COLLECTIONS, type CollectionName } from '#src/content/reading/collections.ts';
import { day } from '#src/schemas/content/fields.ts';

/** Where a collection's files are, as editors' settings name them. */
function patternOf(name: CollectionName): string {
  const { kind } = COLLECTIONS[name];
  if (kind === 'table') return `content/${name}.yaml`;
  return kind === 'data' ? `content/${name}/{ja,en,zh}.yaml` : `content/${name}/{ja,en,zh}/*.md`;
}

/**
 * JSON Schemas of all content, by file name below `content/schemas`, and the settings that tell an editor which file has which.
 *
 * Made from the schemas that check the content, so that completion and check agree; `company/facts` becomes `company-facts.json`.
 *
 * @example contentSchemas().files.get('news.json') // => '{ "$schema": … }'
 */
export function contentSchemas(): { readonly files: ReadonlyMap<string, string>; readonly settings: string } {
  const names = Object.keys(COLLECTIONS) as CollectionName[];
  const fileOf = (name: CollectionName) => `${name.replace('/', '-')}.json`;
  const files = new Map(
    names.map((name) => {
      const schema = z.toJSONSchema(COLLECTIONS[name].schema, { io: 'input', override: nameDays });
      return [fileOf(name), print({ ...schema, title: patternOf(name) })];
    }),
  );
  // The YAML extension reads whole files; front matter is for editors that look inside Markdown.
  const mapping = names.map((name) => [`./content/schemas/${fileOf(name)}`, patternOf(name)]);
  return {
    files,
    settings: print({ 'yaml.schemas': Object.fromEntries(mapping), 'files.encoding': 'utf8', 'files.eol': '\n' }),
  };
}

/** A day is checked by a function, of which JSON Schema knows nothing; it has a name for it, though. */
function nameDays({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Record<string, unknown> }): void {
  if (zodSchema === day) jsonSchema['format'] = 'date';
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
