import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkArticle } from './check.ts';
import { samplesOf } from './samples.ts';
import { typeProblems } from './typescript.ts';

/** What is said of an article with these samples; its first sample begins on line 4. */
function said(markdown: string, worlds: Readonly<Record<string, string>> = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(root, 'worlds'));
  writeFileSync(path.join(root, 'a.md'), `---\n---\n${markdown}\n`);
  for (const [name, text] of Object.entries(worlds)) writeFileSync(path.join(root, 'worlds', name), text);
  const { problems, modules } = checkArticle('a.md', root, path.join(root, 'worlds'));
  const types = [...typeProblems(modules, root).values()].flat();
  return [...problems, ...types].map(({ line, language, message }) => `${line} ${language} ${message}`);
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

test('samples are found with their language and line', () => {
  expect(samplesOf(`---\ntitle: A\n---\n\nText.\n\n${fence('ts title', 'a;\nb;')}\n\n${fence('sql', 'x')}`)).toEqual([
    { language: 'ts', code: 'a;\nb;', line: 8 },
    { language: 'sql', code: 'x', line: 13 },
  ]);
});

test.each([
  ['json', '{"a": 1}'],
  ['yaml', 'a: [1, 2]'],
  ['bash', 'for x in a; do echo "$x"; done'],
  ['ts', 'const twice = (n: number) => n * 2;\ntwice(2); // => 4\nconst list = [twice(1)]; // => [2]'],
  ['sql', "CREATE TABLE t (a);\nINSERT INTO t VALUES (1), (2);\nSELECT a, 'x' FROM t;\n-- => 1 | x\n-- => 2 | x"],
  ['java', 'not looked at'],
])('%s in order: %s', (language, code) => {
  expect(said(fence(language, code))).toEqual([]);
});

test.each([
  ['json', '{"a": }', /^4 json .*JSON/],
  ['yaml', 'a: [1', /^4 yaml /],
  ['bash', 'if true; then', /^4 bash .*syntax error/],
  ['cobol', 'STOP RUN.', /^4 cobol no check reads this language/],
  ['ts', 'const a = 1;\na + 1; // => 3', /^5 ts shows 3, gives 2$/],
  ['ts', 'const a: number[] = [];\nnull!.x;', /^5 ts TypeError/],
  ['ts', 'const a = 1;\na.missing;', /^5 ts Property 'missing' does not exist/],
  ['tsx', 'const a: number = "x";', /^4 tsx Type 'string' is not assignable/],
  ['sql', 'SELECT 1;\n-- => 1\nSELEC 2;', /^6 sql .*syntax error/],
  ['sql', 'SELECT 1;\n\nSELECT 2;\n-- => 3', /^6 sql shows 3, gives 2$/],
  ['sql', 'SELECT 2; -- two\n-- => 3', /^4 sql shows 3, gives 2$/],
  ['sql', 'SELECT 2;\n\n-- => 2', /^4 sql some `-- =>` stand below no query$/],
  ['ts', 'const a = 1;\n// => 1', /^5 ts .*nothing to compare/],
])('%s that fails is named with its line: %s', (language, code, expected) => {
  expect(said(fence(language, code)).join('\n')).toMatch(expected);
});

test('later samples may use what earlier ones and the world of the article declare', () => {
  expect(said(`${fence('ts', 'const a = given();')}\n\n${fence('ts', 'a * 2; // => 6')}`)).not.toEqual([]);
  const world = { 'a.ts': 'function given(): number { return 3; }' };
  expect(said(`${fence('ts', 'const a = given();')}\n\n${fence('ts', 'a * 2; // => 6')}`, world)).toEqual([]);
});

test('parameters of a query take their values from the world', () => {
  const world = { 'a.sql': "INSERT INTO parameter VALUES (':name', 'x');" };
  expect(said(fence('sql', 'SELECT :name;\n-- => x'), world)).toEqual([]);
});
