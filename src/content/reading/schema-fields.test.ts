import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsAt } from './schema-fields.ts';

const point = z.strictObject({ title: z.string(), text: z.optional(z.string()) });
const schema = z.strictObject({
  points: z.optional(z.array(point).check(z.minLength(1))),
  offices: z.record(z.string(), point),
  name: z.string(),
});

test.each([
  [[], ['points', 'offices', 'name']],
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
])('at %j the fields are %j', (path, fields) => {
  expect(fieldsAt(schema, path)).toEqual(fields);
});
