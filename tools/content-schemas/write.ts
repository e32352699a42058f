import { mkdirSync, writeFileSync } from 'node:fs';
import { command } from '#tools/command-line/command.ts';
import { contentSchemas } from './content-schemas.ts';
import { FIELD_REFERENCE, fieldReference } from './field-reference.ts';

/** The command behind `npm run schemas`: JSON Schemas and editor settings for completion in content files, and the reference of all fields. */
command(
  'schemas',
  'Writes the JSON schemas of content files into content/schemas, and their fields into docs/content/fields.md.',
).parse();
const { files, settings } = contentSchemas();
mkdirSync('content/schemas', { recursive: true });
mkdirSync('.vscode', { recursive: true });
for (const [name, text] of files) writeFileSync(`content/schemas/${name}`, text);
writeFileSync('.vscode/settings.json', settings);
writeFileSync(FIELD_REFERENCE, fieldReference());
console.log(
  `content/schemas: wrote ${files.size} schemas, and ${FIELD_REFERENCE}. Commit them with the change of src/schemas.`,
);
