import { describe, expect, test } from 'vitest';
import { bodyOf, parseMarkdownFile, parseYamlFile, withMatter } from './source-file.ts';

const ENTRY = '---\ntitle: A\ntags: [a, b]\ndeep:\n  - { x: 1 }\n  - y: 2\n---\n\n\nText\n\nMore\n';

describe('a Markdown file', () => {
  const file = parseMarkdownFile(ENTRY);

  test('has fields, text, and the line on which the text begins', () => {
    expect(file.data).toEqual({ title: 'A', tags: ['a', 'b'], deep: [{ x: 1 }, { y: 2 }] });
    expect([file.body, bodyOf(ENTRY), file.bodyLine]).toEqual(['Text\n\nMore', 'Text\n\nMore', 10]);
    expect(file.syntax).toEqual([]);
  });

  test.each([
    [['title'], 2],
    [['tags', 1], 3],
    [['deep'], 5],
    [['deep', 0, 'x'], 5],
    [['deep', 1, 'y'], 6],
    [['deep', 1, 'none'], 6],
    [['none'], 2],
    [[], 2],
  ])('has the line of %j or of its parent', (path, line) => {
    expect(file.lineOf(path)).toBe(line);
  });

  test.each([
    ['\uFEFF', '\n'],
    ['', '\r\n'],
    ['\uFEFF', '\r\n'],
  ])('is the same with the byte order mark %j and the line end %j', (mark, end) => {
    const other = parseMarkdownFile(mark + ENTRY.replaceAll('\n', end));
    expect([other.data, other.body, other.bodyLine]).toEqual([file.data, file.body, file.bodyLine]);
    expect(other.lineOf(['deep', 1, 'y'])).toBe(6);
  });

  test('may have no text, no line end, or no fields', () => {
    expect(parseMarkdownFile('---\na: 1\n---')).toMatchObject({ data: { a: 1 }, body: '' });
    expect(parseMarkdownFile('Text')).toMatchObject({ data: undefined, body: 'Text', bodyLine: 1, syntax: [] });
    expect(parseMarkdownFile('a\n---\nb: 1\n---\n').data).toBeUndefined();
    expect(parseMarkdownFile('').lineOf(['x'])).toBe(1);
  });

  test('reports front matter without an end', () => {
    expect(parseMarkdownFile('---\na: 1\n').syntax).toEqual([
      { line: 1, code: 'FENCE', message: 'the second line of "---" is missing' },
    ]);
  });
});

describe('syntax errors, with the line of the file', () => {
  test.each([
    ['a: 1\nb: *x', 'ALIAS', 3],
    ['a: 1\nb: part #5', 'CUT', 3],
    ['a: 1\na: 2', 'DUPLICATE_KEY', 3],
    ['a: 1\nb: c: d', 'BLOCK_AS_IMPLICIT_KEY', 3],
    ['a: "x\nb: 1', 'MISSING_CHAR', 2],
    ['a: 1\nb: [x, y', 'BAD_INDENT', 4],
  ])('%j: %s', (matter, code, line) => {
    const { syntax } = parseMarkdownFile(`---\n${matter}\n---\nText\n`);
    expect(syntax.map((problem) => `${problem.code} ${problem.line}`)).toContain(`${code} ${line}`);
  });

  test('a `#` is no error in quotation marks, at the beginning of a comment line, or without a space before it', () => {
    expect(parseYamlFile("a: 'part #5'\n# note\nb: c#d\n").syntax).toEqual([]);
  });

  test('dates stay strings', () => {
    expect(parseYamlFile('a: 2026-05-01').data).toEqual({ a: '2026-05-01' });
  });
});

describe('new front matter', () => {
  const more = (matter: string) => `${matter}b: 2\n`;

  test('keeps the text below, the byte order mark and the line ends', () => {
    expect(withMatter('---\na: 1\n---\n\n Text \n', more)).toBe('---\na: 1\nb: 2\n---\n\n Text \n');
    expect(withMatter('\uFEFF---\r\na: 1\r\n---\r\nText\r\n', more)).toBe(
      '\uFEFF---\r\na: 1\r\nb: 2\r\n---\r\nText\r\n',
    );
  });

  test('does not change a file without fields', () => {
    expect(withMatter('Text\r\n', more)).toBe('Text\r\n');
  });
});
