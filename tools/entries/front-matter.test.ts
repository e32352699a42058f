import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listIn, withField } from './front-matter.ts';

describe('withField', () => {
  test.each([
    {
      name: 'adds a field at the end',
      text: '---\ntitle: A\n---\n\nText\n',
      field: 'rank',
      value: 3,
      is: '---\ntitle: A\nrank: 3\n---\n\nText\n',
    },
    {
      name: 'replaces a list in brackets',
      text: '---\nrelated: [a, b]\ntitle: A\n---\n',
      field: 'related',
      value: ['a'],
      is: '---\nrelated: [a]\ntitle: A\n---\n',
    },
    {
      name: 'replaces a list in lines',
      text: '---\nrelated:\n  - a\n  - b\ntitle: A\n---\n',
      field: 'related',
      value: ['b'],
      is: '---\nrelated: [b]\ntitle: A\n---\n',
    },
    {
      name: 'puts into quotation marks what is no text without them',
      text: '---\ntitle: A\n---\n',
      field: 'related',
      value: ['null', '2026', 'a'],
      is: "---\ntitle: A\nrelated: ['null', '2026', a]\n---\n",
    },
    {
      name: 'takes an empty list away',
      text: '---\ntitle: A\nrelated: [a]\n---\n',
      field: 'related',
      value: [],
      is: '---\ntitle: A\n---\n',
    },
    {
      name: 'leaves remarks and quotes alone',
      text: "---\ntitle: 'A: b' # said so\nrank: 1\n---\n",
      field: 'rank',
      value: 2,
      is: "---\ntitle: 'A: b' # said so\nrank: 2\n---\n",
    },
    {
      name: 'keeps the line ends and the mark of Windows',
      text: '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nText\r\n',
      field: 'rank',
      value: 2,
      is: '\uFEFF---\r\ntitle: A\r\nrank: 2\r\n---\r\n\r\nText\r\n',
    },
    { name: 'leaves a text without fields alone', text: 'Text\n', field: 'rank', value: 2, is: 'Text\n' },
  ])('$name', ({ text, field, value, is }) => {
    expect(withField(text, field, value)).toBe(is);
  });

  test('changes nothing else, and twice is once', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/);
    const fields = fc.dictionary(key, fc.oneof(fc.integer(), fc.stringMatching(/^[a-z ]{1,9}[a-z]$/), fc.array(key)), {
      maxKeys: 6,
    });
    fc.assert(
      fc.property(fields, fc.array(key, { minLength: 1 }), (data, list) => {
        const lines = Object.entries(data).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
        const text = `---\n${lines.join('')}---\n\nText\n`;
        const once = withField(text, 'related', list);
        const { related, ...others } = parse(once.split('---\n')[1] ?? '') as Record<string, unknown>;
        const { related: _, ...before } = data;
        expect({ related, others }).toEqual({ related: list, others: before });
        expect(withField(once, 'related', list)).toBe(once);
        expect(listIn(once, 'related')).toEqual(list);
      }),
    );
  });
});
