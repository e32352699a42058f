import { expect, test } from 'vitest';
import { articleAnswer, newsAnswer } from './api-records.ts';

const terms = {
  company: { ja: '会社', en: 'Company', zh: '公司动态' },
  ai: { ja: 'AI活用', en: 'AI', zh: '人工智能' },
};
const entry = { slug: 'a', date: '2026-05-01', title: 'T', summary: 'S', author: 'A', lang: 'ja' } as const;

test.each([
  ['ja', '会社', 'AI活用'],
  ['en', 'Company', 'AI'],
  ['zh', '公司动态', '人工智能'],
] as const)(
  'in %s keys become labels of the language asked for; all else is as it was written',
  (lang, category, tag) => {
    expect(newsAnswer({ ...entry, category: 'company' }, terms, lang)).toEqual({ ...entry, category });
    const article = { ...entry, position: 'P', tags: ['ai', 'company'], content: 'C' };
    expect(articleAnswer(article, terms, lang)).toEqual({ ...article, tags: [tag, category] });
  },
);
