import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSchemas } from './content-schemas.ts';

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
