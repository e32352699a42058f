import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fileOf, KIND_NAMES, type Kind } from '#src/content/kinds.ts';
import { parseSource } from '#src/content/source-file.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { shared } from '#src/schemas/content/fields.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { isMarkdown, readFile, withPictures, writeFile } from './content-file.ts';
import { fromForm, toForm } from './values.ts';

/** Data without what means the same as nothing, and with texts as schemas read them. */
function meaning(data: unknown): unknown {
  if (typeof data === 'string') return data.trim();
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(meaning);
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, each === false ? undefined : meaning(each)]),
  );
}

/** Files of a kind in all languages: in `npm test` every third, which has the fields of its kind. */
const filesOf = (kind: Kind) =>
  globSync(fileOf(kind, `{${LANGS.join()}}`, '*')).filter((_, at) => IS_FULL || at % 3 === 0);

test.each(KIND_NAMES)('files of %s say the same after a form, and stay as it wrote them', (kind) => {
  for (const file of filesOf(kind)) {
    const text = readFileSync(file, 'utf8');
    const written = writeFile(kind, readFile(kind, text), false);
    const [before, after] = [text, written].map((each) => parseSource(each, isMarkdown(kind)));
    expect(meaning(after?.data ?? {}), file).toEqual(meaning(before?.data ?? {}));
    expect(after?.body, file).toBe(before?.body);
    expect(writeFile(kind, readFile(kind, written), false), file).toBe(written);
  }
});

test('a translation leaves out what is the same in every language, at any depth, and keeps its rows', () => {
  const row = z.strictObject({ to: shared(z.string()), text: z.string().optional() });
  const schema = z.strictObject({ date: shared(z.string()).optional(), rows: z.array(row) });
  const form = {
    date: '2026-01-01',
    rows: [
      { to: '/a', text: 'A' },
      { to: '/b', text: '' },
    ],
  };
  expect(fromForm(schema, form, true)).toEqual({ rows: [{ text: 'A' }, {}] });
  expect(fromForm(schema, form, false)).toEqual({ ...form, rows: [form.rows[0], { to: '/b' }] });
});

test('empty fields are left out, a required list stays, a number in a text is a number', () => {
  const schema = z.strictObject({
    draft: z.boolean().optional(),
    value: z.union([z.number(), z.string()]),
    group: z.strictObject({ a: z.string() }).optional(),
    list: z.array(z.string()),
  });
  expect(fromForm(schema, { list: [], group: { a: '' }, draft: false, value: '70' }, false)).toEqual({
    value: 70,
    list: [],
  });
  expect(fromForm(schema, { list: [], value: '2008-05' }, false)).toEqual({ value: '2008-05', list: [] });
});

test('a save keeps the comments of what it does not write anew', () => {
  const text = `# Hours
open:
  ja: 9時 # of the desk
  en: 9

# Topics
close:
  ja: 17時
  en: 5
`;
  const form = readFile('tags', text);
  const [first, second] = form['rows'] as object[];
  const written = writeFile('tags', { ...form, rows: [{ ...first, ja: '10時' }, second] }, false);
  expect(written).toBe(text.replace('9時', '10時'));
});

test('a space at the edge of a text is a sign in the form, and a space in the file', () => {
  const form = toForm(z.string(), ' years');
  expect([form, fromForm(z.string(), form, false)]).toEqual(['␣years', ' years']);
});

test.each([
  ['news', '---\ntitle: [\n---\n\n大切な文章'],
  ['news', 'no fields'],
  ['faq', 'a: b: c'],
  ['tags', '\uFFFD: a'],
] as [Kind, string][])('a file of %s that cannot be read keeps its text: %j', (kind, text) => {
  const form = readFile(kind, text);
  expect(form).toMatchObject({ title: '⚠' });
  expect(writeFile(kind, { ...form, title: 'A' }, false)).toBe(text);
});

test.each([
  ['A\n\n![1]\n\nB', 'A\n\n![a door](../images/a.webp)\n\nB'],
  ['A', 'A\n\n![a door](../images/a.webp)'],
  ['![2]', '![2]\n\n![a door](../images/a.webp)'],
])('a picture stands where %j has its number, else at the end', (body, expected) => {
  expect(withPictures(body, [{ image: '../images/a.webp', alt: ' a door ' }])).toBe(expected);
  expect(withPictures(body, [{ alt: 'none' }])).toBe(body);
});
