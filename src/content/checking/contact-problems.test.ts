import { expect, test } from 'vitest';
import { formatProblem } from '#src/content/reading/problems.ts';
import { type Changes, replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';

const TODAY = '2026-11-21';
const JA = 'content/contact/ja.yaml';
const EN = 'content/contact/en.yaml';
const NEWS = 'content/news/ja/office-moved.md';

const problemsWith = (changes: Changes) =>
  withSampleSite(changes, async (root) => (await contentProblems(root, TODAY)).map(formatProblem));

test('a link to the form may name any existing topic, also one with a hyphen', async () => {
  const link = '[お見積もり](/contact?topic=site-survey)';
  expect(await problemsWith(replaced(NEWS, '## 道順', `${link}\n\n## 道順`))).toEqual([]);
});

test.each([
  ['a text', NEWS, '## 道順', '[相談](/contact?topic=site-survy)\n\n## 道順'],
  ['a text of another language', 'content/news/en/office-moved.md', 'The', '[Ask](/en/contact?topic=site-survy) The'],
  ['the form itself', NEWS, '## 道順', '[相談](/contact/form?topic=site-survy#form)\n\n## 道順'],
  ['behind something else', NEWS, '## 道順', '[相談](/contact?job=x&topic=site-survy)\n\n## 道順'],
])('reports an unknown topic in the link of %s', async (_, file, from, to) => {
  const found = await problemsWith(replaced(file, from, to));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('there is no topic `site-survy`; did you mean `site-survey`?');
  expect(found[0]).toMatch(new RegExp(`^${file}:\\d+`));
});

test('reports an unknown topic in a UI string', async () => {
  const file = 'locales/en/home.json';
  const problems = await problemsWith({ [file]: '{\n  "path": "/contact?topic=nothing-like-it"\n}\n' });
  const found = problems.find((problem) => problem.startsWith(`${file}:2`));
  expect(found).toContain('there is no topic `nothing-like-it`; expected one of: ');
});

test.each([
  ['is missing', replaced(EN, '  - { key: site-survey, label: Site survey }\n', ''), 'lacks the topic `site-survey`'],
  ['is unknown', replaced(EN, 'key: site-survey', 'key: survey'), 'has no topic `survey`'],
  ['plays another role', replaced(EN, ', role: careers', ''), '`jobs` plays the role of careers'],
  [
    'has another place',
    replaced(
      EN,
      /( {2}- .*survey.*\n)( {2}- .*jobs.*\n)/,
      '  - { key: jobs, label: Jobs, role: careers }\n  - { key: site-survey, label: Site survey }\n',
    ),
    'found `jobs`, expected `site-survey`',
  ],
])('a topic that %s in a translation', async (_, changes, says) => {
  const found = await problemsWith(changes);
  expect(found[0]).toContain(EN);
  expect(found.join('\n')).toContain(says);
});

test.each([
  ['key', replaced(JA, 'key: jobs', 'key: site-survey'), 'topics.1.key'],
  ['role', replaced(JA, /(survey, label: .*?) }/, '$1, role: careers }'), 'topics.1.role'],
])('a %s that two topics have', async (_, changes, field) => {
  const found = await problemsWith(changes);
  expect(found.join('\n')).toContain(`${JA}:3  ${field}`);
});
