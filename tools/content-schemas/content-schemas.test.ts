import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSchemas } from './content-schemas.ts';
import { FIELD_REFERENCE, fieldReference } from './field-reference.ts';

const { files, settings } = contentSchemas();
const parsed = (text: string): unknown => JSON.parse(text);

test('the committed schemas are those of the code; otherwise run `npm run schemas`', () => {
  expect(readdirSync('content/schemas').sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(`content/schemas/${name}`, 'utf8'), name).toBe(text);
  expect(parsed(readFileSync('.vscode/settings.json', 'utf8'))).toEqual(parsed(settings));
});

test('a schema names required fields and refuses others', () => {
  expect(parsed(files.get('news.json') ?? '')).toMatchObject({
    required: ['title', 'summary', 'category', 'author', 'date'],
    additionalProperties: false,
  });
});

test('the committed reference of fields is that of the code; otherwise run `npm run schemas`', () => {
  expect(readFileSync(FIELD_REFERENCE, 'utf8')).toBe(fieldReference());
});

test('the reference has nested fields by their path, and which of them are required', () => {
  const rows = fieldReference().split('\n');
  const facts = rows.slice(rows.indexOf('## company/facts'));
  expect(facts.find((row) => row.startsWith('| `identity.phone` |'))).toContain('|  |  |');
  expect(facts.find((row) => row.startsWith('| `identity.phone.national` |'))).toContain('| ● | text |');
  expect(facts.find((row) => row.startsWith('| `offices[].map.latitude` |'))).toContain('| ● | number |');
  expect(facts.filter((row) => row.startsWith('| `facts.<key>.unit` |'))).toHaveLength(1);
});
