import { describe, expect, test } from 'vitest';
import { fullTitle, shareImagePath } from './head.ts';

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
