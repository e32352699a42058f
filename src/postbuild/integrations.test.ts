import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { postbuild } from './integrations.ts';
import { writeSearchIndex } from './search-index.ts';

vi.mock('#src/share-images/share-images.ts', () => ({ shareImages: vi.fn() }));
vi.mock('./search-index.ts', () => ({ writeSearchIndex: vi.fn() }));

let folder = '';
beforeEach(() => {
  folder = temporaryFolder({ 'a.css': '.a{top:0}.b{top:0}', 'news.html': page('/news') });
});

const page = (address: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><link rel="stylesheet" href="/a.css">
  <meta name="build-meta" data-sheet="A" data-scale="B"><meta name="description" content="D"><meta property="og:title" content="T">
  <meta property="og:site_name" content="S"><link rel="canonical" href="https://site.example${address}"></head><body class="a"></body></html>`;

/** Runs the hooks as Astro does after a build of these pages. */
async function afterBuilding(pathnames: readonly string[]) {
  const integrations = postbuild();
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const config = { site: 'https://site.example', base: '/', trailingSlash: 'never', build: { format: 'file' } };
  const dir = pathToFileURL(`${folder}/`);
  for (const { hooks } of integrations) {
    await hooks['astro:config:done']?.({ config, logger } as never);
    await hooks['astro:routes:resolved']?.({ routes: [], logger } as never);
  }
  const pages = pathnames.map((pathname) => ({ pathname }));
  for (const { hooks } of integrations) await hooks['astro:build:done']?.({ dir, pages, logger } as never);
}

test('processes pages in place, removes the style files that pages include, and lists the pages in the sitemap', async () => {
  writeFiles(folder, { 'old.html': page('/news') });
  await afterBuilding(['news', 'old']);
  expect(readFileSync(path.join(folder, 'news.html'), 'utf8')).toContain('<style>.a{top:0}');
  expect(() => readFileSync(path.join(folder, 'a.css'))).toThrow('ENOENT');
  const locations = readFileSync(path.join(folder, 'sitemap-0.xml'), 'utf8').match(/<loc>.*?<\/loc>/g);
  expect(locations).toEqual(['<loc>https://site.example/news</loc>']);
});

test('stops a build without a sitemap: the sitemap integration only logs its errors', async () => {
  writeFiles(folder, { 'news.html': page('/elsewhere') });
  await expect(afterBuilding(['news'])).rejects.toThrow('sitemap-index.xml was not written');
});

test('stops a build without a search index, with and without share images', async () => {
  vi.mocked(writeSearchIndex).mockRejectedValueOnce(new Error('search index: no room'));
  await expect(afterBuilding(['news'])).rejects.toThrow('search index: no room');
});
