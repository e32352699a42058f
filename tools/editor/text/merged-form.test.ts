import { expect, test } from 'vitest';
import { readFile, writeFile } from './content-file.ts';
import { changedFile } from './merged-form.ts';

const FILE = '---\ntitle: A # why\nsummary: B\nauthor: C\ntags: [x]\n---\n\nText\n';
const form = readFile('news', FILE);

test('a file that nobody else changed is no conflict, however its lines end', () => {
  for (const disk of [FILE, FILE.replaceAll('\n', '\r\n'), `\uFEFF${FILE}`, `${FILE}\n`])
    expect(changedFile('news', { ...form, summary: 'mine' }, disk)).toBeUndefined();
});

test('a file that has become what the form would write is no conflict', () => {
  expect(changedFile('news', { ...form, author: 'D' }, FILE.replace('C', 'D'))).toBeUndefined();
});

test('fields that only one side changed are kept of both', () => {
  const found = changedFile('news', { ...form, summary: 'mine' }, FILE.replace('author: C', 'author: theirs'));
  expect(found).toMatchObject({ theirs: ['author'], both: [] });
  expect(writeFile('news', found?.merged ?? {})).toBe(FILE.replace('B', 'mine').replace('author: C', 'author: theirs'));
});

test('a field that both changed is named', () => {
  const disk = FILE.replace('author: C', 'author: theirs').replace('Text', 'Their text');
  expect(changedFile('news', { ...form, author: 'mine' }, disk)).toMatchObject({
    theirs: ['author', 'body'],
    both: ['author'],
  });
});

test('the rows of a list are one field', () => {
  const disk = 'a: { ja: あ, en: A, zh: 甲 }\n';
  const opened = readFile('tags', disk);
  const rows = [{ key: 'a', ja: 'い', en: 'A', zh: '甲' }];
  expect(changedFile('tags', { ...opened, rows }, disk.replace('A', 'B'))).toMatchObject({ both: ['rows'] });
});
