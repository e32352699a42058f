import { describe, expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { takeMetadata } from './page-metadata.ts';

const BUILD_META_TAG = '<meta name="build-meta" data-sheet="N-00" data-scale="1:200" data-updated="2026-11-20">';
const head = (canonical: string, meta = BUILD_META_TAG) => `
  <meta name="description" content="What is new.">${meta}
  <link rel="canonical" href="https://site.example${canonical}">
  <link rel="alternate" hreflang="ja" href="https://site.example/news">
  <link rel="alternate" type="application/rss+xml" href="/en/news/feed.xml">
  <meta property="og:title" content="News"><meta property="og:site_name" content="Site">`;
const metadataOf = (html: string, address: string) => takeMetadata(readHtml(`<head>${html}`), address);

describe('the metadata of a page', () => {
  test('has the values of the head and of the build metadata', () => {
    expect(metadataOf(head('/en/news'), '/en/news')).toEqual({
      address: '/en/news',
      path: '/news',
      lang: 'en',
      url: 'https://site.example/en/news',
      title: 'News',
      description: 'What is new.',
      siteName: 'Site',
      alternates: [{ hreflang: 'ja', url: 'https://site.example/news' }],
      sheet: 'N-00',
      scale: '1:200',
      updated: '2026-11-20',
      listed: true,
    });
  });

  test.each([
    { what: 'an origin alone is the home page', canonical: '', lies: '/', address: '/' },
    { what: 'an ending of the address is kept', canonical: '/a.html', lies: '/a', address: '/a.html' },
  ])('$what', ({ canonical, lies, address }) => {
    expect(metadataOf(head(canonical), lies)?.address).toBe(address);
  });

  test('is undefined for an alias, a fallback and a page without a canonical link', () => {
    expect(metadataOf(head('/en/news'), '/en/latest')).toBeUndefined();
    expect(metadataOf('<meta name="robots" content="noindex">', '/en/news')).toBeUndefined();
  });

  test('marks pages that sitemap and search leave out', () => {
    expect(metadataOf(head('/a', BUILD_META_TAG.replace('>', ' data-unlisted>')), '/a')?.listed).toBe(false);
  });

  test('is required: a canonical page without a value throws', () => {
    expect(() => metadataOf(head('/a', ''), '/a')).toThrow('build-meta');
    expect(() => metadataOf(head('/a').replace('og:title', 'title'), '/a')).toThrow('og:title');
  });

  test('is removed with the build metadata, which visitors do not need', () => {
    const document = readHtml(`<head>${head('/b')}`);
    takeMetadata(document, '/a');
    expect(writeHtml(document)).not.toContain('build-meta');
  });
});
