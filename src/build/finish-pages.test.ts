import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { finishPages } from './finish-pages.ts';
import { sitemapEntry } from './published-pages.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en" data-sheet="N-00" data-scale="1:200" data-updated="2026-11-20"><head><meta charset="utf-8"><title>T</title>
  <style>.a,.b--on{top:0}.c{top:0}</style><style>.a{left:0}</style>${head}</head><body class="a">${body}</body></html>`;

async function finish(files: Readonly<Record<string, string>>): Promise<(name: string) => string> {
  const folder = temporaryFolder(files);
  const logger = { info: () => undefined };
  await finishPages().hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`), logger } as never);
  return (name) => (existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '');
}

test('puts the styles of a page into one element, with the variants that its scripts make', async () => {
  const island = '<astro-island component-url="/_astro/a.js"></astro-island>';
  const read = await finish({
    'index.html': page(island),
    '_astro/a.js': 'import "./b.js"',
    '_astro/b.js': 'const kind = "b--" + on',
  });
  expect(read('index.html').match(/<style>.*?<\/style>/g)).toEqual(['<style>.a,.b--on{top:0}.a{left:0}</style>']);
});

test('starts the islands of all pages from one file', async () => {
  const runtime = 'if(1<2)customElements.define("astro-island",A)';
  const island = `<script>let a</script><script>${runtime}</script><astro-island></astro-island>`;
  const read = await finish({
    'index.html': page(island),
    'en.html': page(island),
    'zh.html': page(''),
    '_astro/a.js': '',
  });
  const [, file = ''] = /<script>let a<\/script><script async="" src="\/([^"]*)">/.exec(read('index.html')) ?? [];
  expect(read(file)).toBe(runtime);
  expect(read('en.html')).toContain(`src="/${file}"`);
  expect(read('zh.html')).not.toContain('<script');
});

test('keeps the custom properties that only the print style sheet reads', async () => {
  const print =
    '<link rel="stylesheet" media="print" href="/_astro/print.a.css"><style>:root{--title:"T";--x:1px}</style>';
  const read = await finish({ 'index.html': page('', print), '_astro/print.a.css': 'p{content:var(--title)}' });
  expect(read('index.html')).toContain(':root{--title:"T"}');
});

test.each([
  {
    what: 'a page that does not exist',
    body: '<a href="/en/nope?a=1">more</a>',
    why: '/: <a> “more” leads to /en/nope?a=1, which the site does not have',
  },
  { what: 'a file that does not exist', body: '<img src="/a.png">', why: '/: <img> leads to /a.png' },
  { what: 'a script that does not exist', body: '<script src="/_astro/a.js"></script>', why: 'a.js' },
  {
    what: 'a place that its page does not have',
    body: '<a href="#b">',
    why: '/: <a> leads to /#b, but / has no element with that id',
  },
  {
    what: 'a place that another page does not have',
    body: '<a href="/en#b">',
    why: '/: <a> leads to /en#b, but /en has no element',
  },
  { what: 'an id that is there twice', body: '<p id="a">a</p><p id="a">b</p>', why: 'the id “a” is there twice' },
])('stops the build for $what', async ({ body, why }) => {
  await expect(finish({ 'index.html': page(body), 'en.html': page('') })).rejects.toThrow(why);
});

test('tells all problems of all pages at once', async () => {
  const build = finish({
    'index.html': page('<p onclick="go()">'),
    'en.html': page('<a href="/x">x</a><a href="#y">y</a>'),
  });
  const lines = await build.catch((error: Error) => error.message.split('\n').slice(1));
  expect(lines).toHaveLength(3);
});

test('takes links to pages, files, functions and places that exist', async () => {
  const body =
    '<p id="見積">a</p><a href="#%E8%A6%8B%E7%A9%8D">b</a><a href="/en?a=1#c">c</a><a href="/a.pdf">d</a><form action="/api/contact"></form><img src="/og/news.png">';
  const read = await finish({ 'index.html': page(body), 'en.html': page('<p id="c">'), 'a.pdf': '' });
  expect(read('index.html')).toContain("default-src 'none'");
});

test('a canonical page is in the sitemap with its languages and its day, an alias is not', async () => {
  const head = `<meta name="description" content="D"><meta property="og:title" content="T"><meta property="og:site_name" content="S">
    <link rel="canonical" href="https://site.example/en/news"><link rel="alternate" hreflang="ja" href="https://site.example/news">`;
  const news = '<a href="/en/news">';
  await finish({ 'en/news.html': page('', head), 'en/latest.html': page(news, head) });
  expect(sitemapEntry('https://site.example/en/news')).toEqual({
    url: 'https://site.example/en/news',
    links: [{ lang: 'ja', url: 'https://site.example/news' }],
    lastmod: '2026-11-20',
  });
  expect(sitemapEntry('https://site.example/en/latest')).toBeUndefined();
  await finish({ 'en/news.html': page('', head).replace('<html', '<html data-unlisted') });
  expect(sitemapEntry('https://site.example/en/news')).toBeUndefined();
  await expect(finish({ 'en/news.html': page('', head.replace('og:title', 'title')) })).rejects.toThrow('no og:title');
});
