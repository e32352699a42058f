import { describe, expect, test } from 'vitest';
import { readHtml, writeHtml } from './html-tree.ts';
import { takeFacts } from './page-facts.ts';

const NOTE = '<meta name="page-note" data-sheet="N-00" data-scale="1:200" data-updated="2026-11-20">';
const head = (canonical: string, note = NOTE) => `
  <meta name="description" content="What is new.">${note}
  <link rel="canonical" href="https://site.example${canonical}">
  <link rel="alternate" hreflang="ja" href="https://site.example/news">
  <link rel="alternate" type="application/rss+xml" href="/en/news/feed.xml">
  <meta property="og:title" content="News"><meta property="og:site_name" content="Site">`;
const factsOf = (html: string, address: string) => takeFacts(readHtml(`<head>${html}`), address);

describe('the metadata of a page', () => {
  test('has the values of the head and of the page note', () => {
    expect(factsOf(head('/en/news'), '/en/news')).toEqual({
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
    expect(factsOf(head(canonical), lies)?.address).toBe(address);
  });

  test('is undefined for an alias, a fallback and a page without a canonical link', () => {
    expect(factsOf(head('/en/news'), '/en/latest')).toBeUndefined();
    expect(factsOf('<meta name="robots" content="noindex">', '/en/news')).toBeUndefined();
  });

  test('marks pages that sitemap and search leave out', () => {
    expect(factsOf(head('/a', NOTE.replace('>', ' data-unlisted>')), '/a')?.listed).toBe(false);
  });

  test('is required: a canonical page without a value throws', () => {
    expect(() => factsOf(head('/a', ''), '/a')).toThrow('page-note');
    expect(() => factsOf(head('/a').replace('og:title', 'title'), '/a')).toThrow('og:title');
  });

  test('is removed with the page note, which visitors do not need', () => {
    const document = readHtml(`<head>${head('/b')}`);
    takeFacts(document, '/a');
    expect(writeHtml(document)).not.toContain('page-note');
  });
});
