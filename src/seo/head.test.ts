import { describe, expect, test } from 'vitest';
import { fullTitle, headTags, shareImagePath } from './head.ts';

const page = { title: 'T', siteName: 'S' } as const;

describe('headTags', () => {
  test.each([
    { name: 'a page', lang: 'en', path: '/about-us', canonical: '/en/about-us', isOwn: true, links: 4 },
    { name: 'an alias', lang: 'en', path: '/about', canonical: '/en/about-us', isOwn: false, links: 0 },
    { name: 'the home page', lang: 'ja', path: '/', canonical: '/', isOwn: true, links: 4 },
  ] as const)('$name: canonical $canonical', ({ lang, path, canonical, isOwn, links }) => {
    const tags = headTags({ ...page, lang, path });
    expect(tags).toMatchObject({ canonical, isOwn, robots: undefined, image: shareImagePath(canonical) });
    expect(tags.alternates).toHaveLength(links);
  });

  test('an entry without a translation points to the language it is written in', () => {
    const tags = headTags({ ...page, lang: 'zh', path: '/news/x', langs: ['ja', 'en'] });
    expect(tags).toMatchObject({ canonical: '/news/x', isOwn: false, locale: 'ja_JP', image: '/og/news/x.png' });
    expect(tags.alternates).toEqual([]);
    expect(headTags({ ...page, lang: 'ja', path: '/news/x', langs: ['zh'] }).canonical).toBe('/zh/news/x');
    expect(headTags({ ...page, lang: 'en', path: '/news/x', langs: [] }).canonical).toBe('/news/x');
  });

  test('a page kept out of search engines has neither canonical link nor share image', () => {
    const tags = headTags({ ...page, lang: 'ja', path: '/contact/form', noindex: true });
    expect(tags).toMatchObject({ canonical: undefined, image: undefined, robots: 'noindex', isOwn: false });
  });
});

describe('shareImagePath', () => {
  test.each([
    ['/', '/og/index.png'],
    ['/zh', '/og/zh.png'],
    ['/en/news/x', '/og/en/news/x.png'],
    ['/infographics/a.html', '/og/infographics/a.png'],
    ['/news/about.html-files', '/og/news/about.html-files.png'],
  ])('%s: %s', (address, image) => {
    expect(shareImagePath(address)).toBe(image);
  });
});

describe('fullTitle', () => {
  test('leaves the site name out if both do not fit', () => {
    expect(fullTitle('News', 'Example Works', 'en')).toBe('News | Example Works');
    expect(fullTitle('設'.repeat(30), 'Example Works', 'ja')).toBe('設'.repeat(30));
    const widest = '設'.repeat((64 - ' | Works!'.length - 1) / 2);
    expect(fullTitle(widest, 'Works!', 'ja')).toBe(`${widest} | Works!`);
    expect(fullTitle(`${widest}a`, 'Works!', 'ja')).toBe(`${widest}a | Works!`);
    expect(fullTitle(`${widest}ab`, 'Works!', 'ja')).toBe(`${widest}ab`);
  });
});
