import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { digestOf, keepFields, knownFields } from './known-fields.ts';
import { readCollection } from './read-collection.ts';

test.each(ENTRY_KINDS)('entries of %s are the same, read with what the check left and without', (kind) =>
  withSampleSite({}, async (root) => {
    const { entries } = readCollection(kind, process.cwd());
    keepFields(kind, entries, root);
    expect(readCollection(kind, process.cwd(), knownFields(kind, root))).toEqual({ entries, problems: [] });
  }),
);

test('what the check left holds for the very text that it read', () =>
  withSampleSite({}, async (root) => {
    const titles = () =>
      readCollection('news', root, knownFields('news', root)).entries.map(({ data }) => data['title']);
    const { entries } = readCollection('news', root);
    const [first] = entries;
    if (first === undefined) throw new Error('the sample site has no news');
    keepFields('news', [{ ...first, data: { ...first.data, title: 'Kept' } }], root);
    expect(titles()[0]).toBe('Kept');
    writeFileSync(path.join(root, first.file), first.text.replace('title: ', 'title: Not '));
    expect(titles()[0]).toMatch(/^Not /);
  }));

test('the lines of problems are found in a file whose fields are known', () =>
  withSampleSite({}, async (root) => {
    const { entries } = readCollection('news', root);
    const known = new Map(entries.map(({ text }) => [digestOf(text), { title: '' }]));
    const lines = readCollection('news', root, known).problems.filter(({ field }) => field === 'title');
    expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([2]));
  }));

test('nothing is known where no check has been, or left no list', () =>
  withSampleSite({}, async (root) => {
    expect(knownFields('news', root).size).toBe(0);
    keepFields('news', [], root);
    writeFileSync(path.join(root, '.cache/content-fields/news.json'), '[[');
    expect(knownFields('news', root).size).toBe(0);
  }));
