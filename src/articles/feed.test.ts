import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteAddresses, type Feed, rss } from './feed.ts';

const feed: Feed = {
  title: 'Example <News>',
  description: 'A & B',
  lang: 'zh',
  home: 'https://x.example/zh/news',
  self: { rss: 'https://x.example/zh/news/feed.xml', json: 'https://x.example/zh/news/feed.json' },
  items: [
    {
      address: 'https://x.example/zh/news/a',
      title: '架构 & 测试',
      summary: 's',
      author: '王小明',
      date: '2026-07-01',
      updated: '2026-08-02',
      categories: ['公司动态'],
      html: '<p><strong>“核心业务系统”</strong>]]>\u0008</p>',
    },
  ],
};

describe('rss', () => {
  test('was changed when its newest entry came, or a later day on which one was revised', () => {
    const dayOf = (...items: readonly Partial<Feed['items'][number]>[]) =>
      /<lastBuildDate>(.*) 00:00:00 \+0900</.exec(
        rss({ ...feed, items: items.map((item) => ({ ...feed.items[0], updated: undefined, ...item }) as never) }),
      )?.[1];
    expect(dayOf({ date: '2026-07-01' }, { date: '2026-06-30' })).toBe('Wed, 01 Jul 2026');
    expect(dayOf({ date: '2026-07-01' }, { date: '2026-06-30', updated: '2026-08-02' })).toBe('Sun, 02 Aug 2026');
    expect(dayOf({ date: '2026-07-01' }, { date: '2026-06-29', updated: '2026-06-30' })).toBe('Wed, 01 Jul 2026');
  });

  test('stays well-formed whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const inner =
          /<item>\n<title>([\s\S]*?)<\/title>/.exec(
            rss({ ...feed, items: feed.items.map((item) => ({ ...item, title })) }),
          )?.[1] ?? '<';
        expect(inner).not.toMatch(/<|>|&(?!(amp|lt|gt|quot);)|[^\P{Cs}]|[\ufffe\uffff]/u);
        expect([...inner].every((character) => character >= ' ' || '\t\n\r'.includes(character))).toBe(true);
      }),
    );
  });
});

test.each([
  ['<a href="/contact">', '<a href="https://x.example/contact">'],
  ['<a href="#_note1">', '<a href="https://x.example/news/y#_note1">'],
  ['<a href="https://a.example/">', '<a href="https://a.example/">'],
  ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
  [
    '<img src="/a.webp" srcset="/a.webp 400w, /b.webp 640w">',
    '<img src="https://x.example/a.webp" srcset="https://x.example/a.webp 400w, https://x.example/b.webp 640w">',
  ],
])('%s becomes absolute', (html, expected) => {
  expect(absoluteAddresses(html, 'https://x.example/news/y')).toBe(expected);
});
