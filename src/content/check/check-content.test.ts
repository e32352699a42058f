import { describe, expect, test } from 'vitest';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { checkContent } from './check-content.ts';
import { formatProblem, formatProblems, isError } from './problem.ts';

const NEWS = 'content/news/ja/office-moved.md';
const ENGLISH = 'content/news/en/office-moved.md';
const ARTICLE = 'content/tech-articles/ja/slices.md';
const SERVICE = 'content/services/ja/consulting.yaml';

/** The errors of the sample after some changes: place and English sentence in a line each. */
function errorsAfter(changes: Changes): Promise<string[]> {
  return withSampleSite(changes, async (root) => {
    const { problems } = await checkContent(root, '2026-11-21');
    return problems.filter(isError).map((problem) => {
      const [place = '', , english = ''] = formatProblem(problem).split('\n');
      return `${place} ${english.trim()}`;
    });
  });
}

test('a site without a mistake has no error', async () => {
  expect(await errorsAfter({})).toEqual([]);
});

describe('what editors get wrong has its file, line and field, what was found and what is expected', () => {
  test.each<[mistake: string, changes: Changes, expected: string]>([
    [
      'a misspelt field',
      replaced(NEWS, 'author:', 'auther:'),
      `${NEWS}:5  auther there is no field \`auther\`; did you mean \`author\`?`,
    ],
    [
      'a day that does not exist',
      replaced(NEWS, 'date: 2026-05-01', 'date: 2026-02-30'),
      `${NEWS}:6  date found "2026-02-30", expected a day that exists, such as 2026-05-01`,
    ],
    [
      'a colon in a title',
      replaced(NEWS, 'title: オフィス', 'title: 速報: オフィス'),
      `${NEWS}:2 a character in a value (\`: \`, \`[\`, \`*\`) or the indentation is not valid YAML; put quotation marks around the value (title: 'API: notes') (Nested mappings are not allowed in compact mappings)`,
    ],
    [
      'the name of a category in place of its key',
      replaced(NEWS, 'category: notice', 'category: notise'),
      `${NEWS}:4  category \`notise\` is not in content/categories.yaml; did you mean \`notice\`?`,
    ],
    [
      'a link to nowhere',
      replaced(NEWS, '(/about-us)', '(/abuot-us)'),
      `${NEWS}:9 there is no page at \`/abuot-us\`; did you mean \`/about-us\`?`,
    ],
    [
      'a picture that is not there',
      replaced(ARTICLE, 'slices.png', 'Slices.png'),
      `${ARTICLE}:12 there is no picture \`content/tech-articles/images/Slices.png\`; did you mean \`slices.png\`?`,
    ],
    [
      'a fact that nobody stated',
      replaced(SERVICE, '{{replyDays}}', '{{replyDay}}'),
      `${SERVICE}:12 there is no fact \`replyDay\`; did you mean \`replyDays\`?`,
    ],
    [
      'a date in a translation',
      replaced(ENGLISH, 'translatedFrom:', 'date: 2026-05-01\ntranslatedFrom:'),
      `${ENGLISH}:5  date the same in every language: ${NEWS} has it; remove it here`,
    ],
    [
      'a question in one language only',
      {
        'content/faq/en.yaml': `${sampleText('content/faq/en.yaml')}- title: More\n  items: [{ question: A, answer: B }]\n`,
      },
      'content/faq/en.yaml:1 expected 1 rows in the order of content/faq/ja.yaml',
    ],
    [
      'a heading with full-width signs',
      replaced(NEWS, '## 道順', '＃＃ 道順'),
      `${NEWS}:11 this is no heading; begin it with half-width \`##\` and a space`,
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await errorsAfter(changes)).toContain(expected);
  });
});

test.each<[file: string, changes: Changes, expected: RegExp]>([
  ['with a tab', replaced(SERVICE, '  - type: figures', '\t- type: figures'), /consulting\.yaml:14 /],
  ['with a field twice', replaced(NEWS, 'author:', 'title: 二つ目\nauthor:'), /moved\.md:5 the same field is written/],
  ['of another encoding', { [NEWS]: Uint8Array.of(0x2d, 0x2d, 0x2d, 0x0a, 0x83, 0x5e, 0x0a) }, /moved\.md:2 not UTF-8/],
  ['without fields', { [NEWS]: '本文だけ\n' }, /moved\.md:1 expected fields between two lines/],
  ['at a reserved address', { 'content/news/ja/feed.md': sampleText(NEWS) }, /feed\.md:1 `feed` is an address of the/],
  ['that nothing reads', { 'content/news/notes.md': '覚え書き\n' }, /notes\.md:1 nothing reads this file/],
  ['without its original', { 'content/news/en/ofice.md': sampleText(ENGLISH) }, /ofice\.md:1 there is no original/],
  ['of a copy at the same rank', replaced('content/case-studies/ja/third.md', 'rank: 3', 'rank: 2'), /rank 2 is taken/],
])('a file %s is an error', async (_, changes, expected) => {
  expect((await errorsAfter(changes)).join('\n')).toMatch(expected);
});

test('an SVG with a script is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  const changes = { ...replaced(ARTICLE, 'slices.png', 'a.svg'), 'content/tech-articles/images/a.svg': svg };
  expect((await errorsAfter(changes)).join('\n')).toMatch(/has `<script>`; an SVG may hold shapes and text only/);
});

test('a byte order mark and the line ends of Windows make no difference', async () => {
  expect(await errorsAfter({ [NEWS]: `\uFEFF${sampleText(NEWS).replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test('what waits for an editor is a warning: TODO, a translation that is missing or older than its original', async () => {
  const changes = replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nupdated: 2026-06-01');
  await withSampleSite({ ...changes, ...replaced(ARTICLE, '### 数える', 'TODO: 図を足す') }, async (root) => {
    const { problems } = await checkContent(root, '2026-11-21');
    expect(problems.filter(isError)).toEqual([]);
    const text = formatProblems(problems);
    for (const part of ['図を足す', `${ENGLISH}:`, 'the original was revised on 2026-06-01', 'not translated: en, zh'])
      expect(text).toContain(part);
  });
});

test.each<[file: string, changes: Changes]>([
  ['the tags', replaced('content/tags.yaml', 'legacy: {', 'legacy: { jp: A,')],
  ['the categories', replaced('content/categories.yaml', 'notice: {', 'notice: { jp: A,')],
  ['the company', replaced('content/company/ja.yaml', 'shortName:', 'shortNam:')],
  ['the facts', replaced('content/company/facts.yaml', 'identity:', 'identiti:')],
])('a misspelt field in %s is one error, not one more for each file that names something there', async (_, changes) => {
  expect(await errorsAfter(changes)).toEqual([expect.stringContaining(Object.keys(changes)[0] ?? '')]);
});

test('all problems of all files are told at once', async () => {
  const changes = { ...replaced(NEWS, 'author:', 'auther:'), ...replaced(SERVICE, 'items:', 'itmes:') };
  expect((await errorsAfter(changes)).length).toBe(2);
});
