import { describe, expect, test } from 'vitest';
import { exactness, excerptPieces, searchOrder } from './site-search.ts';

const page = (address: string, title: string, summary = '') => ({ address, title, summary });

describe('exactness', () => {
  test.each([
    { title: 'よくある質問', summary: '', query: 'よくある質問', is: 4 },
    { title: 'オフショア開発', summary: '', query: 'オフショア', is: 3 },
    { title: '中国市場進出支援', summary: '', query: '進出', is: 2 },
    { title: 'Core system', summary: 'built in Java', query: 'java core', is: 1 },
    { title: 'ＡＰＩ設計', summary: '', query: 'api', is: 3 },
    { title: 'リモート', summary: '', query: 'りもーと', is: 4 },
    { title: 'News', summary: '', query: 'jobs', is: 0 },
    { title: 'News', summary: '', query: '  ', is: 0 },
    { address: '/en/faq', title: 'Frequently asked questions', summary: '', query: 'FAQ', is: 4 },
  ])('“$query” in “$title”: $is', ({ address = '/x', title, summary, query, is }) => {
    expect(exactness(page(address, title, summary), query)).toBe(is);
  });
});

describe('searchOrder', () => {
  const pages = [page('/a', 'A news item', 'about tea'), page('/b', 'Tea'), page('/c', 'Green tea')];

  test('better titles first, then summaries, then what only the index found', () => {
    expect(searchOrder(pages, ['/d', '/c', '/a'], 'tea')).toEqual(['/b', '/c', '/a', '/d']);
  });

  test('among equals the index decides', () => {
    const equals = [page('/a', 'Old tea'), page('/b', 'New tea')];
    expect(searchOrder(equals, ['/b', '/a'], 'tea')).toEqual(['/b', '/a']);
  });
});

test('an excerpt is taken apart into text, marked or not', () => {
  expect(excerptPieces('a <mark>b</mark> &lt;i&gt;')).toEqual([
    { text: 'a ', marked: false },
    { text: 'b', marked: true },
    { text: ' <i>', marked: false },
  ]);
});
