import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldsAt } from './schema-fields.ts';

const point = z.strictObject({ title: z.string(), text: z.optional(z.string()) });
const schema = z.strictObject({
  points: z.optional(z.array(point).check(z.minLength(1))),
  offices: z.record(z.string(), point),
  name: z.string(),
  sections: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text'), text: z.string() }),
      z.strictObject({ type: z.literal('rows'), rows: z.array(point) }),
    ]),
  ),
});

const data = { sections: [{ type: 'text' }, { type: 'rows', rows: [{}] }, { type: 'none' }, null] };

test.each([
  [[], ['points', 'offices', 'name', 'sections']],
  [['points'], []],
  [
    ['points', 3],
    ['title', 'text'],
  ],
  [
    ['offices', 'tokyo'],
    ['title', 'text'],
  ],
  [['offices', 'tokyo', 'text'], []],
  [['name'], []],
  [['name', 'x'], []],
  [['nothing', 'x'], []],
  [
    ['sections', 0],
    ['type', 'text'],
  ],
  [
    ['sections', 1, 'rows', 0],
    ['title', 'text'],
  ],
  [['sections', 2], []],
  [['sections', 3], []],
])('at %j the fields are %j', (path, fields) => {
  expect(fieldsAt(schema, path, data)).toEqual(fields);
});
