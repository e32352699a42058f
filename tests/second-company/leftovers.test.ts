import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesBelow } from '#src/content/files-below.ts';
import { former, search } from './former-company.ts';

/** Pictures are looked at by their colours (own.test.ts), and are drawn from words that pages hold too. */
const IS_TEXT = /\.(html|css|js|mjs|json|xml|svg|txt|webmanifest|pf_\w+)$|\/_\w+$/;

/** The texts of a folder, those of the search index unpacked. */
function texts(folder: string): { file: string; text: string }[] {
  const files = filesBelow(folder).map((file) => path.join(folder, file));
  return files
    .filter((file) => IS_TEXT.test(file))
    .map((file) => {
      const bytes = readFileSync(file);
      const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
      return { file, text: (isZipped ? gunzipSync(bytes) : bytes).toString() };
    });
}

test('there is something to look for: names, numbers, towns, colours and a mark', () => {
  expect(former.words.length).toBeGreaterThan(30);
  expect(former.colours.length).toBeGreaterThan(20);
  expect(former.lines.length).toBeGreaterThan(0);
});

test.each([
  ['page or file', 'dist', 100],
  ['function and none of its data', '.generated/functions', 7],
])('no %s refers to the former company', (_, folder, least) => {
  const all = texts(folder);
  expect(all.length).toBeGreaterThan(least);
  expect(all.flatMap(({ file, text }) => search(text).map((found) => `${file}: ${found}`))).toEqual([]);
});
