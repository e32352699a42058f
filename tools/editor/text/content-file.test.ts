import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, KIND_NAMES } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { templateText } from '#tools/new/templates.ts';
import { type FileForm, readFile, writeFile } from './content-file.ts';

const files = KIND_NAMES.flatMap((kind) =>
  globSync([...new Set(LANGS.map((lang) => fileOf(kind, lang, '*')))]).map((file) => ({ kind, file })),
);

test('every file of content comes out of the form as it went in, to the byte', () => {
  // Every site has a company and a home page in each language.
  expect(files.length).toBeGreaterThanOrEqual(2 * LANGS.length);
  for (const { kind, file } of files) {
    const text = readFileSync(file, 'utf8');
    expect(writeFile(kind, readFile(kind, text)), file).toBe(text);
  }
});

/** How programs of other systems leave a file. */
const SAVED: readonly (readonly [how: string, save: (text: string) => string])[] = [
  ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['a mark before its first character', (text) => `\uFEFF${text}`],
  ['both', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['line ends of two kinds', (text) => text.replace('\n', '\r\n')],
  ['no line end at its end', (text) => text.trimEnd()],
];

// `npm test` takes one way for each file, in rotation.
test.each(SAVED)('files of content with %s come out as they went in, to the byte', (how, save) => {
  for (const [at, { kind, file }] of files.entries()) {
    if (!inTurn(SAVED, at).some(([each]) => each === how)) continue;
    const text = save(readFileSync(file, 'utf8'));
    expect(writeFile(kind, readFile(kind, text)), file).toBe(text);
  }
});

test.each(SAVED.slice(0, 3))(
  'a file with %s keeps it, and its remarks, when a field or the text changes',
  (_, save) => {
    const text = '# why\ntitle: A # one\ndraft: true\n';
    const [form, list] = [
      readFile('news', save(`---\n${text}---\n\nOld\n`)),
      readFile('tags', save('a: { ja: あ } # why\n')),
    ];
    expect(writeFile('news', { ...form, title: 'B', body: 'New\n\n- a' })).toBe(
      save(`---\n${text.replace('A', 'B')}---\n\nNew\n\n- a\n`),
    );
    expect(writeFile('tags', { ...list, rows: [{ key: 'a', ja: 'い' }] })).toBe(save('a: { ja: い } # why\n'));
  },
);

test('a text of lines that look like fences is no front matter', () => {
  const text = '---\ntitle: A\n---\n\nText\n\n---\n\nmore\n';
  expect(writeFile('news', { ...readFile('news', text), title: 'B' })).toBe(text.replace('A', 'B'));
  const inside = '---\ntitle: |\n  A\nsummary: B\n---x: C\n---\n\nText\n';
  expect(writeFile('news', { ...readFile('news', inside), body: 'New' })).toBe(inside.replace('Text', 'New'));
});

test.each(['news', 'article', 'case', 'job'] as const)('what `npm run new %s` writes comes out the same', (kind) => {
  const collection = { news: 'news', article: 'tech-articles', case: 'case-studies', job: 'jobs' } as const;
  const text = templateText(kind, 'en', {
    title: "A: 'b'",
    today: '2026-11-21',
    term: 'notice',
    rank: 3,
    office: 'head',
  });
  expect(writeFile(collection[kind], readFile(collection[kind], text))).toBe(text);
});

test.each([
  ['no YAML', '---\ntitle: [A\n---\n\nText\n'],
  ['no fields', 'Only text\n'],
  ['an open fence', '---\ntitle: A\n'],
])('a file with %s says so, and is written back as it was', (_, text) => {
  const form = readFile('news', text);
  expect(form['_trouble']).toMatch(/[ぁ-ん].* \/ /);
  expect(writeFile('news', { ...form, body: 'lost?' })).toBe(text);
});

test('every file comes out to the byte when the editor has cut the spaces around each text off', () => {
  for (const { kind, file } of files) {
    const text = readFileSync(file, 'utf8');
    const { _source, ...form } = readFile(kind, text);
    expect(writeFile(kind, { ...(cut(form) as FileForm), _source }), file).toBe(text);
  }
});

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cut);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]));
}

test('a new entry has its fields in the order of the schema, and none that is empty', () => {
  const form = {
    category: 'event',
    draft: true,
    title: 'A',
    summary: 'B',
    author: 'C',
    date: '2026-12-01',
    updated: '',
    body: 'Text',
  };
  expect(writeFile('news', form)).toBe(
    '---\ntitle: A\nsummary: B\ncategory: event\nauthor: C\ndate: 2026-12-01\ndraft: true\n---\n\nText\n',
  );
});

test('a new text is below the same fields', () => {
  const text = '---\ntitle: A # why\ndraft: true\n---\n\nOld\n';
  expect(writeFile('news', { ...readFile('news', text), body: 'New\n\n- a', draft: false })).toBe(
    '---\ntitle: A # why\n---\n\nNew\n\n- a\n',
  );
});

test('a field that the schema does not know is not lost', () => {
  const text = '---\ntitle: A\ncategroy: event\n---\n\nText\n';
  expect(writeFile('news', { ...readFile('news', text), title: 'B' })).toBe(text.replace('A', 'B'));
});

test('fields of a file that are called like those of the form never become the form’s, and stay in the file', () => {
  const own = "pictures: [{ image: 'blob:\"><iframe></iframe>', alt: a }]\n_source: x\n_trouble: y\nrows: [z]\n";
  const text = `---\ntitle: A\n${own}---\n\nText\n`;
  const form = readFile('news', text);
  expect(form).toEqual({ _source: text, title: 'A', body: 'Text' });
  expect(writeFile('news', form)).toBe(text);
  expect(writeFile('news', { ...form, title: 'B', pictures: [] })).toBe(text.replace('A', 'B'));
});

test.each([
  [
    'a table of keys',
    'categories',
    'notice: { ja: あ, en: A, zh: 甲 }\n',
    { rows: [{ key: 'notice', ja: 'い', en: 'A', zh: '甲' }] },
    'notice: { ja: い, en: A, zh: 甲 }\n',
  ],
  ['a list', 'notices', '# why\n- id: a\n', { rows: [] }, '# why\n[]\n'],
] as const)('%s is written as the file has it', (_, kind, text, fields, expected) => {
  expect(writeFile(kind, { ...readFile(kind, text), ...fields })).toBe(expected);
});

test('the value of a fact is a number or a text, as it is written', () => {
  const text = "facts:\n  staff: { value: 70, unit: people }\n  open: { value: '9:00', unit: time }\n";
  const form = readFile('company/facts', text);
  const [staff, open] = form['facts'] as Record<string, unknown>[];
  expect([staff?.['value'], open?.['value']]).toEqual(['70', '9:00']);
  const changed = {
    ...form,
    facts: [
      { ...staff, value: '83' },
      { ...open, value: '10:30' },
    ],
  };
  expect(writeFile('company/facts', changed)).toBe(text.replace('70', '83').replace("'9:00'", '10:30'));
});
