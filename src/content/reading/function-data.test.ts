import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { functionData, writeFunctionData } from './function-data.ts';
import type { SourceEntry } from './read-collection.ts';

const terms = { company: { ja: '会社', en: 'Company', zh: '公司动态' } };

function entry(lang: Lang, slug: string, date: string): SourceEntry {
  const data = {
    title: `${lang} ${slug}`,
    summary: 's',
    category: 'company',
    author: 'a',
    date,
    updated: '2030-01-01',
  };
  return {
    id: `${lang}/${slug}`,
    slug,
    lang,
    file: `content/news/${lang}/${slug}.md`,
    data,
    body: '本文',
    bodyLine: 8,
    text: '',
  };
}

const entries = [entry('ja', 'old', '2025-01-01'), entry('ja', 'new', '2026-01-01'), entry('en', 'old', '2025-01-01')];

describe('functionData', () => {
  const files = functionData('news', entries, terms);

  test('lists are newest first, in Japanese if there is no translation', () => {
    const titles = (lang: Lang) => (files.get(`${lang}.json`) as { title: string }[]).map(({ title }) => title);
    expect([titles('ja'), titles('en'), titles('zh')]).toEqual([
      ['ja new', 'ja old'],
      ['ja new', 'en old'],
      ['ja new', 'ja old'],
    ]);
  });

  test('an entry has exactly the fields of the API and its Markdown, only in languages with a translation', () => {
    expect(files.get('en/old.json')).toEqual({
      slug: 'old',
      date: '2025-01-01',
      category: 'company',
      title: 'en old',
      summary: 's',
      author: 'a',
      lang: 'en',
      content: '本文',
    });
    expect([...files.keys()]).toEqual([
      'terms.json',
      'ja.json',
      'en.json',
      'zh.json',
      'ja/old.json',
      'ja/new.json',
      'en/old.json',
    ]);
  });
});

test('removes files of deleted entries', () => {
  const root = temporaryFolder({ 'content/categories.yaml': 'company: { ja: 会社, en: Company, zh: 公司动态 }\n' });
  const at = (file: string) => path.join(root, dataFolderOf('news'), file);
  writeFunctionData('news', entries, root);
  expect(JSON.parse(readFileSync(at('terms.json'), 'utf8'))).toEqual(terms);
  expect(existsSync(at('ja/new.json'))).toBe(true);
  writeFunctionData('news', [entry('ja', 'old', '2025-01-01')], root);
  expect([existsSync(at('ja/new.json')), existsSync(at('en/old.json')), existsSync(at('ja/old.json'))]).toEqual([
    false,
    false,
    true,
  ]);
});
