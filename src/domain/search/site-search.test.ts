import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanings, type QueryVariant } from './query-variants.ts';
import { placeOf, searchOrder } from './site-search.ts';
import type { TextBlock } from './text-blocks.ts';

const page = (address: string, title: string, summary = '', ...names: string[]) => ({
  address,
  title,
  summary,
  names: names.map((name) => ({ name, section: undefined })),
});
const block = (text: string, isHeading = false): TextBlock => ({ text, isHeading, section: undefined });
const text = (address: string, ...blocks: string[]): [string, TextBlock[]] => [
  address,
  blocks.map((one) => block(one)),
];
const typed = (query: string): QueryVariant => ({ terms: query.split(' '), by: 'typed' });
/** The best place in which a form of a word occurs. */
const place = (...[on, blocks, query]: [Parameters<typeof placeOf>[0], readonly TextBlock[], string]) =>
  meanings(query, [])
    .map((variant) => placeOf(on, blocks, variant))
    .find((one) => one !== undefined);

describe('placeOf', () => {
  test.each([
    { title: 'よくある質問', query: 'よくある質問', is: 'is the name' },
    { title: 'リモート', query: 'りもーと', is: 'is the name' },
    { address: '/en/faq', title: 'Frequently asked questions', query: 'FAQ', is: 'is the name' },
    { title: '採用情報', names: ['求人', 'ビザ'], query: 'ビザ', is: 'is the name' },
    { title: 'オフショア開発', query: 'オフショア', is: 'begins the title' },
    { title: 'ＡＰＩ設計', query: 'api', is: 'begins the title' },
    { title: '中国市場進出支援', query: '進出', is: 'title' },
    { title: 'Careers', names: ['visa support'], query: 'careers visa', is: 'title' },
    { title: 'Questions', headings: 'What does it cost?', query: 'costs', is: 'heading' },
    { title: 'Core system', summary: 'built in Java', query: 'java core', is: 'summary' },
    { title: 'Core', text: 'We hire engineers', query: 'hiring engineer', is: 'text' },
    { title: '事例', text: '影響の大きさ', query: '大阪', is: undefined },
    { title: 'News', query: 'jobs', is: undefined },
    { title: 'News', query: '  ', is: undefined },
  ])(
    '“$query” on “$title”: $is',
    ({ address = '/x', title, summary = '', names = [], headings, text: body, query, is }) => {
      const blocks = [block(headings ?? '', true), block(body ?? '')];
      expect(place(page(address, title, summary, ...names), blocks, query)).toBe(is);
    },
  );
});

describe('searchOrder', () => {
  const pages = [
    page('/a', 'A news item', 'about tea'),
    page('/b', 'Tea'),
    page('/c', 'Green tea'),
    page('/d', 'Drinks'),
  ];
  const order = (
    all: Parameters<typeof searchOrder>[0],
    ways: readonly QueryVariant[],
    found: [string, TextBlock[]][],
  ) => searchOrder(all, ways, new Map(found)).map((result) => result.page.address);

  test('better titles first, then summaries, then what only the index found', () => {
    const found = [text('/d', 'a cup of tea'), text('/c', 'tea'), text('/a', 'tea')];
    expect(order(pages, [typed('tea')], found)).toEqual(['/b', '/c', '/a', '/d']);
  });

  test('a word in a heading ranks between title and summary', () => {
    expect(order(pages, [typed('tea')], [['/d', [block('Tea', true)]]])).toEqual(['/b', '/c', '/d', '/a']);
  });

  test('among equals the index decides', () => {
    const equals = [page('/a', 'Old tea'), page('/b', 'New tea')];
    expect(order(equals, [typed('tea')], [text('/b'), text('/a')])).toEqual(['/b', '/a']);
  });

  test('an exact match ranks above another form or a synonym in any place', () => {
    const all = [page('/a', 'Our brew'), page('/b', 'Our teas'), page('/c', 'Drinks'), page('/d', 'Teapots')];
    const ways = meanings('tea', [['tea', 'brew']]);
    expect(order(all, ways, [text('/c', 'a cup of tea')])).toEqual(['/b', '/c', '/d', '/a']);
  });

  test('what the index offers is shown only where it holds the words', () => {
    expect(order([page('/a', '記録')], [typed('大阪')], [text('/a', '影響の大きさ')])).toEqual([]);
  });

  test('words of a segmented sentence count where they occur together', () => {
    const apart: QueryVariant = { terms: ['委託', '開発'], by: 'words' };
    const found = [text('/a', '委託', '開発'), text('/b', '開発を委託する')];
    expect(order([page('/a', '甲'), page('/b', '乙')], [apart], found)).toEqual(['/b']);
  });

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ア', '見', ' '), maxLength: 6 });
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ア', '見'), minLength: 1, maxLength: 3 });
  const sites = fc
    .array(fc.tuple(letters, letters, letters), { maxLength: 6 })
    .map((all) =>
      all.map(([title, summary, body], at) => ({ page: page(`/${at}`, title, summary), found: text(`/${at}`, body) })),
    );

  test('no page is shown that does not hold the words, and none twice', () => {
    fc.assert(
      fc.property(sites, word, (site, query) => {
        const shown = order(
          site.map((one) => one.page),
          [typed(query)],
          site.map((one) => one.found),
        );
        const holding = site.filter((one) => placeOf(one.page, one.found[1], typed(query)) !== undefined);
        expect([...shown].sort()).toEqual(holding.map((one) => one.page.address).sort());
      }),
    );
  });

  test('a word in a title comes before the same word in a text, whatever the index says', () => {
    fc.assert(
      fc.property(sites, word, (site, query) => {
        const all = [page('/in-text', 'x'), ...site.map((one) => one.page), page('/titled', `x ${query} x`)];
        const shown = order(all, [typed(query)], [text('/in-text', query), ...site.map((one) => one.found)]);
        expect(shown.indexOf('/titled')).toBeLessThan(shown.indexOf('/in-text'));
      }),
    );
  });
});
