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
  test('was changed when its newest entry came, or a later day on which one was revised', async () => {
    const dayOf = async (...items: readonly Partial<Feed['items'][number]>[]) =>
      /<lastBuildDate>([^<]*)</.exec(
        await rss({
          ...feed,
          items: items.map((item) => ({ ...feed.items[0], updated: undefined, ...item }) as never),
        }),
      )?.[1];
    // A day begins in Tokyo when it is 15:00 of the day before in Greenwich.
    expect(await dayOf({ date: '2026-07-01' }, { date: '2026-06-30' })).toBe('Tue, 30 Jun 2026 15:00:00 GMT');
    expect(await dayOf({ date: '2026-07-01' }, { date: '2026-06-30', updated: '2026-08-02' })).toBe(
      'Sat, 01 Aug 2026 15:00:00 GMT',
    );
    expect(await dayOf({ date: '2026-07-01' }, { date: '2026-06-29', updated: '2026-06-30' })).toBe(
      'Tue, 30 Jun 2026 15:00:00 GMT',
    );
  });

  test('has language, own address, authors and categories', async () => {
    const written = await rss({ ...feed, items: feed.items.map((item) => ({ ...item, author: "O'Brien & <Co>" })) });
    expect(written).toContain('<language>zh-Hans</language>');
    expect(written).toContain(`<atom:link href="${feed.self.rss}" rel="self" type="application/rss+xml"/>`);
    expect(written).toContain('<dc:creator>O&apos;Brien &amp; &lt;Co&gt;</dc:creator>');
    expect(written).toContain('<category>公司动态</category>');
    expect(written).toContain(']]&gt;&lt;/p&gt;</content:encoded>');
  });

  test('stays well-formed whatever the texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        const written = await rss({
          ...feed,
          items: feed.items.map((item) => ({ ...item, title: text, author: text })),
        });
        for (const name of ['title', 'dc:creator']) {
          const inner = new RegExp(`<item>[^]*<${name}>([^]*?)</${name}>`).exec(written)?.[1] ?? '';
          expect(inner).not.toMatch(/<|>|&(?!(amp|lt|gt|quot|apos);)|[^\P{Cs}]|[\ufffe\uffff]/u);
          expect([...inner].every((character) => character >= ' ' || '\t\n\r'.includes(character))).toBe(true);
        }
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
