import { expect, test, vi } from 'vitest';

test.each([
  { languages: ['ja', 'en'], shown: 'content/news/en/a.md:3  date\n    日付\n    a day' },
  { languages: ['en', 'zh'], shown: 'content/news/en/a.md:3  date\n    a day' },
])('problems on a site in $languages', async ({ languages, shown }) => {
  vi.resetModules();
  vi.doMock('#site-config', () => ({ default: { languages, draftLanguages: [], defaultLanguage: 'en' } }));
  const { formatProblem } = await import('./problems.ts');
  expect(formatProblem({ file: 'content/news/en/a.md', line: 3, field: 'date', ja: '日付', en: 'a day' })).toBe(shown);
});
