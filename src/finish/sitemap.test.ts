import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { writeSitemap } from './sitemap.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function page(address: string, more: Partial<PageFacts> = {}): PageFacts {
  const url = `https://site.example${address}`;
  const words = { title: 'T', description: 'D', siteName: 'S', sheet: 'A-00', scale: '1:1' };
  return {
    address,
    path: address,
    lang: 'ja',
    url,
    alternates: [],
    updated: undefined,
    listed: true,
    ...words,
    ...more,
  };
}

test('names the pages that are listed, their alternates and their last change', async () => {
  const alternates = [{ hreflang: 'zh-Hans', url: 'https://site.example/zh/a' }];
  await writeSitemap([page('/a', { alternates, updated: '2026-11-20' }), page('/closed', { listed: false })], folder);
  expect(read('sitemap-0.xml')).toContain(
    '<url><loc>https://site.example/a</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://site.example/zh/a"/></url></urlset>',
  );
  expect(read('sitemap-0.xml')).not.toContain('/closed');
});

test('has 10,000 addresses in a file, and an index that names each with its last change', async () => {
  const pages = Array.from({ length: 10_001 }, (_, at) => page(`/${at}`, at === 7 ? { updated: '2026-11-20' } : {}));
  await writeSitemap(pages, folder);
  expect(readdirSync(folder).sort()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-index.xml']);
  expect(read('sitemap-1.xml').split('<url>')).toHaveLength(2);
  expect(read('sitemap-index.xml')).toContain(
    '<sitemap><loc>https://site.example/sitemap-0.xml</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></sitemap>' +
      '<sitemap><loc>https://site.example/sitemap-1.xml</loc></sitemap>',
  );
});

test('is never empty', async () => {
  await expect(writeSitemap([page('/a', { listed: false })], folder)).rejects.toThrow('expected some');
});
