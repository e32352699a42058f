import { expect, test } from 'vitest';
import { savingProblems } from './saving-problems.ts';

const ja = {
  title: '合肥オフィスで設計の勉強会を開きました',
  summary: '合肥オフィスの開発者が集まり、図を使った設計レビューの進め方を学びました。次は東京で開きます。',
  category: 'event',
  author: '李 小紅',
  date: '2026-05-01',
  body: '勉強会では、次の二つを試しました。\n\n## 図から始める\n\n本文です。',
};

test.each([
  ['a whole entry', {}, []],
  ['a title that is too long', { title: 'あ'.repeat(40) }, ['title']],
  ['no author', { author: '' }, ['author']],
  ['a day that does not exist', { date: '2026-02-30' }, ['date']],
  ['a heading of the first level', { body: '# 図\n\n本文です。' }, ['body']],
  ['a field of another kind', { position: 'CTO' }, ['position']],
  ['a file that was no YAML', { _trouble: '読めません / cannot be read' }, ['']],
])('%s is told when it is saved', (_, fields, expected) => {
  const problems = savingProblems({ kind: 'news', slug: 'a', forms: { ja: { ...ja, ...fields } } });
  expect(problems.map(({ field }) => field)).toEqual(expected);
});

test('each language is looked at', () => {
  const problems = savingProblems({
    kind: 'news',
    slug: 'a',
    forms: { ja, en: { ...ja, translatedFrom: '2026-05-01' } },
  });
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/news/en/a.md']));
});
