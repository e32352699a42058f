import { expect, test, vi } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { type Changes, replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { languageProblems, weighed } from './language-problems.ts';
import { readSite } from './site-content.ts';

/** Chinese as it would be before it is published. */
vi.mock('#src/i18n/langs.ts', async (original) => {
  const langs = await original<typeof import('#src/i18n/langs.ts')>();
  const published: readonly Lang[] = langs.LANGS.filter((lang) => lang !== 'zh');
  return { ...langs, PUBLISHED_LANGS: published, isPublished: (lang: Lang) => published.includes(lang) };
});

const messages = (changes: Changes) =>
  withSampleSite(changes, async (root) =>
    languageProblems(readSite(root), root).map(({ level, file, line, field, en }) =>
      [level, file, line, field, en].filter((part) => part !== undefined && part !== '').join(' · '),
    ),
  );

test('a complete language has no problem', async () => {
  expect(await messages({})).toEqual([]);
});

test('a missing file is a warning, an entry without a translation is not', async () => {
  const found = await messages({ 'content/faq/zh.yaml': undefined, 'content/jobs/zh/kiln-engineer.md': undefined });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^warning · content\/faq\/zh\.yaml · .*translate content\/faq\/ja\.yaml/);
});

test('a missing label is a warning with its place in the table', async () => {
  expect(await messages(replaced('content/tags.yaml', ', zh: 人工智能', ''))).toEqual([
    'warning · content/tags.yaml · 2 · ai.zh · `AI` is not translated yet; add `zh:`',
  ]);
});

test.each([
  ['content/faq/zh.yaml', 'warning'],
  ['content/news/zh/office-moved.md', 'warning'],
  ['locales/zh/faq.json', 'warning'],
  ['content/faq/en.yaml', undefined],
  ['locales/en/faq.json', undefined],
  ['content/tags.yaml', undefined],
])('a problem in %s counts as %s', (file, level) => {
  expect(weighed({ file, line: 1, field: '', ja: '', en: '' }).level).toBe(level);
});
