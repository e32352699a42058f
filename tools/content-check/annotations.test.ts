import { expect, test } from 'vitest';
import { annotation } from './annotations.ts';

const PROBLEM = { file: 'content/news/ja/a.md', line: 3, field: 'date', ja: '日付、100%', en: 'a day' };

test.each([
  {
    name: 'an error stands at its line',
    problem: PROBLEM,
    is: '::error file=content/news/ja/a.md,line=3,title=date::日付、100%25%0Aa day',
  },
  {
    name: 'a warning is one',
    problem: { ...PROBLEM, level: 'warning' as const },
    is: '::warning file=content/news/ja/a.md,line=3,title=date::日付、100%25%0Aa day',
  },
  {
    name: 'a file as a whole has no title, and a comma in its name ends nothing',
    problem: { ...PROBLEM, field: '', file: 'content/news/ja/a,b.md' },
    is: '::error file=content/news/ja/a%2Cb.md,line=3::日付、100%25%0Aa day',
  },
])('$name', ({ problem, is }) => {
  expect(annotation(problem)).toBe(is);
});
