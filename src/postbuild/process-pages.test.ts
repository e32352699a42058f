import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { processPages } from './process-pages.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><link rel="stylesheet" href="/a.css"></head><body class="a"></body></html>';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder({ 'a.css': '.a{top:0}.b{top:0}' });
});

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('processes every page in its place', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `${['en/', ''][at % 2]}page-${at}.html`);
  writeFiles(
    folder,
    Object.fromEntries(names.map((name, at) => [name, PAGE.replace('</body>', `<img src="/_astro/${at % 3}.png">$&`)])),
  );
  const { styles, pictures } = await processPages(folder);
  expect(styles).toEqual(['/a.css']);
  expect([...pictures].sort()).toEqual(['_astro/0.png', '_astro/1.png', '_astro/2.png']);
  expect(names.filter((name) => !read(name).includes('<style>.a{top:0}</style>'))).toEqual([]);
});

test('names every page that must not be published, with the reason, and leaves it as it was', async () => {
  const broken = PAGE.replace('<meta charset="utf-8">', '');
  writeFiles(folder, {
    'good.html': PAGE,
    'en/no-charset.html': broken,
    'no-style.html': PAGE.replace(/<link[^>]*>/, ''),
  });
  await expect(processPages(folder)).rejects.toThrow(
    [
      'Pages that must not be published:',
      'en/no-charset.html: no <head> that begins with <meta charset="utf-8">',
      'no-style.html: no styles, expected a link to some or an element',
    ].join('\n'),
  );
  expect(read('en/no-charset.html')).toBe(broken);
});

test('returns the metadata of pages sorted by address, not by file name', async () => {
  const linkedPage = (address: string) =>
    PAGE.replace(
      '<title>',
      `<meta name="description" content="D"><meta name="build-meta" data-sheet="A-00" data-scale="1:1">
      <meta property="og:title" content="T"><meta property="og:site_name" content="S">
      <link rel="canonical" href="https://site.example${address}"><title>`,
    );
  writeFiles(folder, {
    'about.html': linkedPage('/about'),
    'en/news.html': linkedPage('/en/news'),
    'index.html': linkedPage('/'),
  });
  const { metadata } = await processPages(folder);
  expect(metadata.map(({ address }) => address)).toEqual(['/', '/about', '/en/news']);
});

test('reports a folder without pages', async () => {
  await expect(processPages(folder)).rejects.toThrow('no page in');
});
