import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFolderOf, FUNCTIONS_FOLDER } from './function-folders.ts';

/** Names that must be equal in two places, without a type that enforces it. */

test('netlify.toml names the folder of the function bundles and their data', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`directory = "${FUNCTIONS_FOLDER}"`);
  expect(dataFolderOf('news')).toBe(`${FUNCTIONS_FOLDER}/news/data`);
});
