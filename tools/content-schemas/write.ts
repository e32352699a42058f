import { mkdirSync, writeFileSync } from 'node:fs';
import { command } from '#tools/command-line/command.ts';
import { contentSchemas } from './content-schemas.ts';

/** The command behind `npm run schemas`: JSON Schemas and editor settings for completion in content files. */
command('schemas', 'Writes the JSON schemas of content files into content/schemas.').parse();
const { files, settings } = contentSchemas();
mkdirSync('content/schemas', { recursive: true });
mkdirSync('.vscode', { recursive: true });
for (const [name, text] of files) writeFileSync(`content/schemas/${name}`, text);
writeFileSync('.vscode/settings.json', settings);
console.log(`content/schemas: wrote ${files.size} schemas. Commit them with the change of src/schemas.`);
