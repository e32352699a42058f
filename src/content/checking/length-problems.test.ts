import { describe, expect, test } from 'vitest';
import type { EntryKind } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { lengthProblems } from './length-problems.ts';

/** An entry whose title and description have given widths in columns; a full-width character has two. */
function entry(lang: Lang, { title = 10, described = 150, field = 'summary', slug = 'a', body = '', ...data } = {}) {
  const text = (columns: number) =>
    LANG_INFO[lang].hasSpaces ? `${'word '.repeat(60).slice(0, columns - 1)}d` : '設'.repeat(columns / 2);
  return {
    lang,
    slug,
    file: 'a.md',
    text: '',
    body,
    data: { title: text(title), [field]: text(described), ...data },
  } as unknown as SourceEntry;
}

const found = (kind: EntryKind, one: SourceEntry) => lengthProblems(kind, one).map(({ field }) => field);

describe.each(['ja', 'en', 'zh'] as const)('%s', (lang) => {
  const { titleWidth, descriptionWidth } = LANG_INFO[lang];

  test('a title may be as wide as a search result, and no wider', () => {
    expect(found('news', entry(lang, { title: titleWidth }))).toEqual([]);
    expect(found('news', entry(lang, { title: titleWidth + 2 }))).toEqual(['title']);
  });

  test('a description has to fit between its ends', () => {
    const { least, most } = descriptionWidth;
    const widths = [least - 2, least, most, most + 2];
    const described = (width: number) => found('case-studies', entry(lang, { described: width, field: 'description' }));
    expect(widths.map(described)).toEqual([['description'], [], [], ['description']]);
  });

  test('the first paragraph extends the short summary of an article, and a long one is cut', () => {
    const body = `## A\n\n${entry(lang, { title: 100 }).data['title']}\n`;
    expect(found('news', entry(lang, { described: 40 }))).toEqual(['summary']);
    expect(found('news', entry(lang, { described: 40, body }))).toEqual([]);
    expect(found('tech-articles', entry(lang, { described: descriptionWidth.most + 40 }))).toEqual([]);
  });
});

test('does not check drafts and placeholders', () => {
  const short = { title: 200, described: 2 };
  expect(found('news', entry('en', { ...short, draft: true } as object))).toEqual([]);
  expect(found('news', entry('en', { summary: '(to be written)' } as object))).toEqual([]);
});

test('a position has its short description, unless it has another for search results', () => {
  const short = entry('en', { described: 10, field: 'shortDescription' });
  expect(found('jobs', short)).toEqual(['shortDescription']);
  const described = (width: number) => ({ ...short, data: { ...short.data, description: 'a'.repeat(width) } });
  expect([found('jobs', described(100)), found('jobs', described(10))]).toEqual([[], ['description']]);
});

test('the name of a fact counts as wide as a typical value', () => {
  const job = (text: string) => ({ ...entry('en', {}), data: { title: 'A job', shortDescription: text } });
  expect(found('jobs', job(`${'a'.repeat(66)}{{fact}}`))).toEqual([]);
  expect(found('jobs', job(`${'a'.repeat(60)}{{fact}}`))).toEqual(['shortDescription']);
});

test('messages count characters of the language', () => {
  const [ja] = lengthProblems('case-studies', entry('ja', { title: 66, described: 20, field: 'description' }));
  expect(ja?.ja).toBe('題名が長すぎて検索結果で切れます（全角33文字）。全角32文字までにしてください');
  const [, en] = lengthProblems('case-studies', entry('en', { title: 61, described: 20, field: 'description' }));
  expect(en).toMatchObject({
    field: 'description',
    ja: '検索結果に出る説明の長さが合いません（半角20文字）。descriptionを半角70文字から半角160文字にしてください',
    en: 'search results would show a description of 20 columns; expected 70–160 (a full-width character is two)',
  });
  const [news] = lengthProblems('news', entry('en', { described: 20 }));
  expect(news?.en).toContain('expected 70–160, the first paragraph included');
  expect(news?.ja).toContain('summaryと本文の最初の段落を合わせて半角70文字以上にしてください');
});
