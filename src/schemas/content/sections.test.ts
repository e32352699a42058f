import { expect, test } from 'vitest';
import type * as z from 'zod';
import { SECTION_EXAMPLES } from '#tests/support/section-examples.ts';
import { SECTION_TYPES, sectionSchema } from './sections.ts';

const messages = (section: unknown) =>
  (sectionSchema.safeParse(section).error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: (issue as z.core.$ZodIssue).message,
  }));

test('every type is listed once and has an example', () => {
  expect(new Set(SECTION_TYPES).size).toBe(SECTION_TYPES.length);
  expect(new Set(SECTION_EXAMPLES.map(({ type }) => type))).toEqual(new Set(SECTION_TYPES));
});

test('an unknown type names the types that there are', () => {
  const { error } = sectionSchema.safeParse({ type: 'cels', title: 'A' });
  expect(error?.issues).toMatchObject([{ path: ['type'], options: SECTION_TYPES }]);
});

test.each(['https://other.example', '//other.example', 'contact', '/a b'])('%s is no page of the site', (to) => {
  const section = { type: 'text', title: 'A', text: 'B', link: { text: 'C', to } };
  expect(messages(section)).toEqual([{ path: 'link.to', message: 'path' }]);
});

test.each([
  [{ clause: 'rights' }, []],
  [{ name: 'Price', value: 'From 1 yen' }, []],
  [{ name: 'Price' }, ['term']],
  [{ clause: 'rights', name: 'Price' }, ['term']],
  [{ clause: 'rights', name: 'Price', value: 'From 1 yen' }, ['term']],
  [{}, ['term']],
])('the row %j of a table of terms', (row, expected) => {
  expect(messages({ type: 'fact-table', title: 'A', rows: [row] }).map(({ message }) => message)).toEqual(expected);
});
