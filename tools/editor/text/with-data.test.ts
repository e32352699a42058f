import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sameData } from './same-data.ts';
import { withData } from './with-data.ts';

test.each([
  ['nothing', 'a:   1 # one\n\nb: "2"\n', { a: 1, b: '2' }, 'a:   1 # one\n\nb: "2"\n'],
  [
    'the order of fields',
    '# head\na:   1 # one\n# two\nb: "2"\n',
    { b: '2', a: 1 },
    '# head\n# two\nb: "2"\na:   1 # one\n',
  ],
  [
    'the order of rows',
    '- a:   1 # one\n- b: "2"\n- c',
    [{ b: '2' }, 'c', { a: 1 }],
    '- b: "2"\n- c\n- a:   1 # one\n',
  ],
  ['a moved field', 'a: { x: 1, y: 2 } # one\nb: 2\n', { b: 2, a: { x: 1, y: 3 } }, 'b: 2\na: { x: 1, y: 3 } # one\n'],
  ['a word', 'a: 1 # one\nb: 2\n', { a: 1, b: 3 }, 'a: 1 # one\nb: 3\n'],
  ['a word before a remark', 'a: 1 # one\nb: 2\n', { a: 5, b: 2 }, 'a: 5 # one\nb: 2\n'],
  ['a word in quotation marks', "a: '9:00'\n", { a: '9:30' }, "a: '9:30'\n"],
  ['a word that needs quotation marks', 'a: b\n', { a: 'c: d' }, "a: 'c: d'\n"],
  ['a list in brackets', 'a: [b, c]\n', { a: ['b', 'c', 'd, e'] }, "a: [b, c, 'd, e']\n"],
  ['a field in braces', '- { a: 1, b: 2 } # x\n', [{ a: 1, b: 3 }], '- { a: 1, b: 3 } # x\n'],
  ['a new field', 'a: 1\nc: 3\n', { a: 1, b: [2], c: 3 }, 'a: 1\nb: [2]\nc: 3\n'],
  ['a field less', 'a: 1 # one\nb: 2\nc: 3\n', { a: 1, c: 3 }, 'a: 1 # one\nc: 3\n'],
  ['a long text', 'a: |\n  x\nb: 1\n', { a: 'x\ny\n', b: 1 }, 'a: |\n  x\n  y\nb: 1\n'],
  ['a row more', '# head\n- a: 1\n  b: 2\n', [{ a: 1, b: 2 }, { a: 3 }], '# head\n- a: 1\n  b: 2\n- a: 3\n'],
  ['a row less', '- a: 1\n# two\n- a: 2\n- a: 3\n', [{ a: 1 }, { a: 3 }], '- a: 1\n# two\n- a: 3\n'],
  ['words in rows', 'a:\n  - b\n  - c\n', { a: ['b', 'd', 'c'] }, 'a:\n  - b\n  - d\n  - c\n'],
  ['all rows', '# head\n- a: 1\n', [], '# head\n[]\n'],
  ['the first row', '# head\n[]\n', [{ a: 1 }], '# head\n- a: 1\n'],
  ['a new file', '', { title: 'A', tags: ['a', 'b'], text: 'x\ny\n' }, 'title: A\ntags: [a, b]\ntext: |\n  x\n  y\n'],
])('%s changes, and nothing else', (_, before, data, after) => {
  expect(withData(before, data)).toBe(after);
});

const files = globSync('content/**/*.{yaml,md}').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return [text];
  return text.startsWith('---\n') ? [text.slice(4, text.indexOf('\n---\n', 3) + 1)] : [];
});

/** The same data with one value at any depth changed, removed or doubled. */
function changed(data: unknown, random: () => number): unknown {
  if (Array.isArray(data)) {
    const at = Math.floor(random() * data.length);
    const act = random();
    if (act < 0.2) return data.filter((_, index) => index !== at);
    if (act < 0.4) return [...data.slice(0, at), data[at], ...data.slice(at)];
    return data.map((each, index) => (index === at ? changed(each, random) : each));
  }
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data);
    const at = Math.floor(random() * entries.length);
    if (random() < 0.15) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(entries.map(([key, each], index) => [key, index === at ? changed(each, random) : each]));
  }
  if (typeof data === 'number') return data + 1;
  return typeof data === 'string' && random() < 0.7 ? `${data}${random() < 0.3 ? '\n「: # ' : ' - x'}` : `${data}`;
}

test('whatever changes in a file, it says the new data afterwards', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (text, stream) => {
        const data = changed(parse(text), () => stream.next().value as number);
        expect(sameData(parse(withData(text, data)), data)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test('one word changes one line, in every file', () => {
  for (const text of files) {
    const data = parse(text) as Record<string, unknown>;
    const key = Object.keys(data).find((name) => typeof data[name] === 'string');
    if (Array.isArray(data) || key === undefined) continue;
    const [before, after] = [text, withData(text, { ...data, [key]: 'new' })].map((each) => each.split('\n'));
    expect(after?.filter((line, at) => line !== before?.[at])).toHaveLength(1);
  }
});
