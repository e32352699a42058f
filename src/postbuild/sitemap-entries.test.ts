import { expect, test } from 'vitest';
import type { PageMetadata } from './page-metadata.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const metadata = (address: string, more: Partial<PageMetadata> = {}) =>
  ({ address, url: `https://site.example${address}`, alternates: [], listed: true, ...more }) as PageMetadata;

test('an entry has the canonical address, the alternates and the day of the last change', () => {
  const alternates = [{ hreflang: 'zh-Hans', url: 'https://site.example/zh/a' }];
  const entries = sitemapEntries([metadata('/a', { alternates, updated: '2026-11-20' }), metadata('/b')]);
  expect(entries.get('/a')).toEqual({
    url: 'https://site.example/a',
    links: [{ lang: 'zh-Hans', url: 'https://site.example/zh/a' }],
    lastmod: '2026-11-20',
  });
  expect(entries.get('/b')).toEqual({ url: 'https://site.example/b', links: [] });
});

test('finds a page by the path at which Astro builds it, also if its canonical address has a file extension', () => {
  expect(sitemapEntries([metadata('/infographics/a.html')]).get('/infographics/a')?.url).toBe(
    'https://site.example/infographics/a.html',
  );
});

test('a page that is not listed has no entry', () => {
  expect(sitemapEntries([metadata('/closed', { listed: false })]).size).toBe(0);
});
