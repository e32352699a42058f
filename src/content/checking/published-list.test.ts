import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  addressProblems,
  livingSlugs,
  publishedSlugs,
  readPublishedList,
  updatePublishedList,
} from './published-list.ts';
import { readSite } from './site-content.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder({ 'content/README.md': '' });
});

const text = () => readFileSync(path.join(root, 'content/published.json'), 'utf8');

test('new slugs are added, and only the kept ones of the others stay', () => {
  expect(readPublishedList(root)).toEqual({});
  expect(updatePublishedList(root, { news: ['b', 'a'] }, {})).toEqual({ added: 2, removed: 0 });
  expect(readPublishedList(root)['news']).toEqual(['a', 'b']);
  expect(updatePublishedList(root, { news: ['c'], jobs: ['d'] }, { news: ['a', 'b'] })).toEqual({
    added: 2,
    removed: 0,
  });
  expect(readPublishedList(root)).toMatchObject({ news: ['a', 'b', 'c'], jobs: ['d'] });
  expect(updatePublishedList(root, { news: ['c'], jobs: ['e'] }, {})).toEqual({ added: 1, removed: 3 });
  expect(readPublishedList(root)).toMatchObject({ news: ['c'], jobs: ['e'] });
});

test('the file is sorted and readable, and not written without a change', () => {
  updatePublishedList(root, { news: ['a'] }, {});
  expect(text().endsWith('}\n')).toBe(true);
  expect(text()).toContain('  "news": [\n    "a"\n  ]');
  const { mtimeMs, ino } = statSync(path.join(root, 'content/published.json'));
  expect(updatePublishedList(root, { news: ['a'] }, {})).toEqual({ added: 0, removed: 0 });
  const after = statSync(path.join(root, 'content/published.json'));
  expect([after.mtimeMs, after.ino]).toEqual([mtimeMs, ino]);
});

const news = (fields: string) =>
  `---\ntitle: 題\nsummary: 要約。\ncategory: event\nauthor: 広報担当\ndate: 2099-05-01\n${fields}---\n\n本文\n`;

test('has published and scheduled entries with former slugs, but no drafts and translations', () =>
  withSampleSite(
    {
      'content/news/ja/later.md': news('formerSlugs: [sooner]\n'),
      'content/news/ja/draft.md': news('draft: true\n'),
      'content/news/en/only.md': news(''),
    },
    async (site) => {
      const slugs = publishedSlugs(readSite(site));
      expect(Object.keys(slugs)).toEqual([...ENTRY_KINDS]);
      expect(slugs['news']).toEqual(['later', 'office-moved', 'sooner', 'study-meeting']);
    },
  ));

test('drafts, translations and former slugs do not count as gone', () =>
  withSampleSite(
    {
      'content/news/ja/later.md': news('formerSlugs: [sooner]\n'),
      'content/news/ja/draft.md': news('draft: true\n'),
    },
    async (site) => {
      const slugs = livingSlugs(readSite(site))['news'];
      expect(slugs).toEqual(expect.arrayContaining(['later', 'draft', 'sooner', 'office-moved']));
    },
  ));

test.each([
  ['nothing could be its new name', ['gone', 'office-moved', 'study-meeting'], 'warning'],
  ['a new entry could be it', ['gone', 'office-moved'], undefined],
] as const)('a published entry that is gone, when %s', (_, listed, level) =>
  withSampleSite({}, async (site) => {
    const content = readSite(site);
    const published = { ...publishedSlugs(content), news: listed };
    expect(addressProblems(content, published)).toEqual([
      expect.objectContaining({ file: 'content/news/ja/gone.md', ...(level && { level }) }),
    ]);
    expect(addressProblems(content, published)[0]?.level).toBe(level);
  }),
);
