import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptPieces, type FoundText, placeOf, searchOrder } from './site-search.ts';

const page = (address: string, title: string, summary = '', ...names: string[]) => ({ address, title, summary, names });
const text = (address: string, content: string, headings = ''): FoundText => ({ address, text: content, headings });

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
      const found = headings || body ? text(address, body ?? '', headings) : undefined;
      expect(placeOf({ address, title, summary, names }, found, query)).toBe(is);
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
  const order = (...[all, readings, found]: Parameters<typeof searchOrder>) =>
    searchOrder(all, readings, found).map(({ address }) => address);

  test('better titles first, then summaries, then what only the index found', () => {
    expect(order(pages, ['tea'], [[text('/d', 'a cup of tea'), text('/c', 'tea'), text('/a', 'tea')]])).toEqual([
      '/b',
      '/c',
      '/a',
      '/d',
    ]);
  });

  test('a word in a heading stands between title and summary', () => {
    expect(order(pages, ['tea'], [[text('/d', 'a cup of tea', 'Tea')]])).toEqual(['/b', '/c', '/d', '/a']);
  });

  test('among equals the index decides', () => {
    const equals = [page('/a', 'Old tea'), page('/b', 'New tea')];
    expect(order(equals, ['tea'], [[text('/b', ''), text('/a', '')]])).toEqual(['/b', '/a']);
  });

  test('a word that means the same stands below the word itself, in the same place', () => {
    const both = [page('/a', 'Our brew'), page('/b', 'Our tea'), page('/c', 'Drinks')];
    expect(order(both, ['tea', 'brew'], [[text('/c', 'tea')], []])).toEqual(['/b', '/a', '/c']);
  });

  test('what the index offers is shown only where it holds the words', () => {
    expect(order([page('/a', '記録')], ['大阪'], [[text('/a', '影響の大きさ')]])).toEqual([]);
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
          [query],
          [site.map((one) => one.found)],
        );
        const holding = site.filter((one) => placeOf(one.page, one.found, query) !== undefined);
        expect([...shown].sort()).toEqual(holding.map((one) => one.page.address).sort());
      }),
    );
  });

  test('a word in a title comes before the same word in a text, whatever the index says', () => {
    fc.assert(
      fc.property(sites, word, (site, query) => {
        const titled = page('/titled', `x ${query} x`);
        const told = page('/told', 'x');
        const all = [told, ...site.map((one) => one.page), titled];
        const shown = order(all, [query], [[text('/told', query), ...site.map((one) => one.found)]]);
        expect(shown.indexOf('/titled')).toBeLessThan(shown.indexOf('/told'));
      }),
    );
  });
});

test('an excerpt is taken apart into text, marked or not', () => {
  expect(excerptPieces('a <mark>b</mark> &lt;i&gt;')).toEqual([
    { text: 'a ', marked: false },
    { text: 'b', marked: true },
    { text: ' <i>', marked: false },
  ]);
});
