import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { section } from '#src/schemas/content/section-fields.ts';
import { sectionSchema } from '#src/schemas/content/sections.ts';

/** The tables of the content guide agree with the schemas. */

/** Without its samples, which have headings of their own. */
const guide = readFileSync('content/README.md', 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The fields in the first column of the tables below a heading. */
function tabledFields(heading: string): string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

const schemaFields = (kind: string) =>
  Object.keys(JSON.parse(readFileSync(`content/schemas/${kind}.json`, 'utf8')).properties).sort();

test.each([
  ['news', () => tabledFields('ニュース')],
  // Said there: the fields of news without its category, and these.
  [
    'tech-articles',
    () => [...tabledFields('ニュース').filter((name) => name !== 'category'), ...tabledFields('技術記事')],
  ],
  ['case-studies', () => tabledFields('開発事例と開発記録')],
] as const)('the table of %s has every field of its schema, and no other', (kind, tabled) => {
  expect(tabled().sort()).toEqual(schemaFields(kind));
});

test.each(['news', 'tech-articles', 'case-studies'])('the English summary names every field of %s', (kind) => {
  const summary = guide.slice(guide.indexOf('# Writing content'));
  expect(schemaFields(kind).filter((name) => !summary.includes(`\`${name}\``))).toEqual([]);
});

const [japanese = '', english = ''] = guide.split('# Writing content');

/** Fields that every section may have: the guide describes them once. */
const SHARED_FIELDS = Object.keys(section('any', {}).shape);

test.each([
  ['Japanese', japanese],
  ['English', english],
])('the %s guide has a row for every type of section, with its own fields', (_, half) => {
  const lines = half.split('\n');
  const missing = sectionSchema.def.options.flatMap(({ shape }) => {
    const type = shape.type.def.values[0];
    const row = lines.find((line) => line.startsWith(`| \`${type}\` |`));
    if (row === undefined) return [`${type} has no row`];
    const own = Object.keys(shape).filter((field) => !SHARED_FIELDS.includes(field));
    return own.filter((field) => !new RegExp(`\`${field}[\`:]`).test(row)).map((field) => `${type} lacks \`${field}\``);
  });
  expect(missing).toEqual([]);
});

test('the messages that make-it-yours.md lists are there', () => {
  // Any language will do: the check of catalogues compares their keys.
  const catalogues = LANGS.map((lang) => `locales/${lang}`).find(existsSync);
  const rows = [...readFileSync('docs/start/make-it-yours.md', 'utf8').matchAll(/\| `(\w+\.json)` \| `([\w.]+)` \|/g)];
  const found = rows.map(([, file, key = '']) => {
    const catalogue = JSON.parse(readFileSync(`${catalogues}/${file}`, 'utf8'));
    return key.split('.').reduce((node, name) => node?.[name], catalogue);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((_, at) => found[at] === undefined).map(([row]) => row)).toEqual([]);
});
