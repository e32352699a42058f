import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shared } from '#src/schemas/content/fields.ts';
import { withSharedFields } from './shared-fields.ts';

const row = z.strictObject({ key: shared(z.string()), label: z.string() });
const schema = z.strictObject({
  title: z.string(),
  date: shared(z.string()),
  rows: z.array(row),
  offices: z.record(z.string(), z.strictObject({ image: shared(z.optional(z.string())), name: z.string() })),
  sections: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text'), text: z.string(), band: shared(z.optional(z.boolean())) }),
      z.strictObject({ type: z.literal('list'), items: z.array(z.string()) }),
    ]),
  ),
});

const ORIGINAL = {
  title: '題',
  date: '2026-05-01',
  rows: [
    { key: 'a', label: 'あ' },
    { key: 'b', label: 'い' },
  ],
  offices: { tokyo: { image: 'tokyo.jpg', name: '東京' } },
  sections: [
    { type: 'text', text: '文', band: true },
    { type: 'list', items: ['一', '二'] },
  ],
};
const TRANSLATION = {
  title: 'Title',
  rows: [{ label: 'A' }, { label: 'B' }],
  offices: { tokyo: { name: 'Tokyo' } },
  sections: [
    { type: 'text', text: 'Text' },
    { type: 'list', items: ['one'] },
  ],
};

test('a translation gets the shared fields of its original, at any depth; the rest is its own', () => {
  const { data, misfits } = withSharedFields(schema, ORIGINAL, TRANSLATION);
  expect(misfits).toEqual([]);
  expect(schema.parse(data)).toEqual({
    title: 'Title',
    date: '2026-05-01',
    rows: [
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B' },
    ],
    offices: { tokyo: { image: 'tokyo.jpg', name: 'Tokyo' } },
    sections: [
      { type: 'text', text: 'Text', band: true },
      { type: 'list', items: ['one'] },
    ],
  });
});

describe('a translation does not fit', () => {
  test.each([
    ['with a field of its original', { date: '2026-06-01' }, { path: ['date'], problem: 'repeated' }],
    [
      'with fewer rows that belong to the original’s',
      { rows: [] },
      { path: ['rows'], problem: 'otherRows', expected: 2 },
    ],
    [
      'with a section of another type',
      {
        sections: [
          { type: 'list', items: [] },
          { type: 'list', items: [] },
        ],
      },
      { path: ['sections', 0, 'type'], problem: 'otherType', expected: 'text' },
    ],
  ])('%s', (_, change, misfit) => {
    expect(withSharedFields(schema, ORIGINAL, { ...TRANSLATION, ...change }).misfits).toEqual([misfit]);
  });
});
