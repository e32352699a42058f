import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishAhead } from './finish-ahead.ts';
import { finishPages } from './finish-pages.ts';
import { AHEAD } from './finished-ahead.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><link rel="stylesheet" href="/a.css"></head><body class="a">${body}</body></html>`;

/** What each address answers, as Astro's own prerenderer does. */
const ANSWERS: Readonly<Record<string, () => Response>> = {
  '/index.html': () => html(page('Home')),
  '/en/news.html': () => html(page('<p>お知らせ')),
  '/bad.html': () => html(page('<p style="top:0">')),
  '/404.html': () => html(page('Not found'), 404),
  '/feed.xml': () => new Response('<rss/>', { headers: { 'content-type': 'application/xml' } }),
  '/old': () => new Response(null, { status: 301, headers: { location: '/new' } }),
};

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html' } });
}

let root = '';
const inDist = (name: string) => path.join(root, 'dist', name);
const read = (name: string) => readFileSync(inDist(name), 'utf8');
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'finish-ahead-'));
  mkdirSync(inDist('en'), { recursive: true });
  writeFileSync(inDist('a.css'), '.a{top:0}.b{top:0}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Render what is asked for as a build does, files written. */
async function render(addresses: readonly string[]): Promise<void> {
  const own = {
    name: 'test',
    getStaticPaths: async () => [],
    render: async ({ url }: Request) => ({ response: ANSWERS[new URL(url).pathname]?.() ?? Response.error() }),
  };
  const { hooks } = finishAhead();
  let watched: AstroPrerenderer = own;
  const folder = pathToFileURL(`${root}/`);
  await hooks['astro:config:done']?.({ config: { root: folder, outDir: new URL('dist/', folder) } } as never);
  const setPrerenderer = (of: (before: AstroPrerenderer) => AstroPrerenderer) => {
    watched = of(own);
  };
  await hooks['astro:build:start']?.({ setPrerenderer } as never);
  await watched.setup?.();
  for (const address of addresses) {
    const answer = await watched.render(new Request(`https://x.example${address}`), {} as never);
    const { response } = answer as Exclude<typeof answer, Response>;
    expect(response.status).toBe(ANSWERS[address]?.().status);
    const text = await response.text();
    expect(text).toBe((await ANSWERS[address]?.().text()) ?? '');
    if (address.endsWith('.html')) writeFileSync(inDist(address), text);
  }
  await watched.teardown?.();
}

const finish = () => finishPages(inDist(''), path.join(root, AHEAD));

test('pages that were finished while others were rendered are taken, the others are finished, and all come out the same', async () => {
  await render(['/index.html', '/en/news.html', '/404.html', '/feed.xml', '/old']);
  expect((await finish()).ahead).toBe(2);
  const ahead = ['index.html', 'en/news.html', '404.html'].map(read);
  for (const text of ahead) expect(text).toContain('<style>.a{top:0}</style>');
  writeFileSync(inDist('index.html'), page('Home'));
  writeFileSync(inDist('en/news.html'), page('<p>お知らせ'));
  writeFileSync(inDist('404.html'), page('Not found'));
  expect((await finish()).ahead).toBe(0);
  expect(['index.html', 'en/news.html', '404.html'].map(read)).toEqual(ahead);
});

test('a page that is another now, or lies elsewhere, is finished as it is', async () => {
  await render(['/index.html', '/en/news.html']);
  writeFileSync(inDist('index.html'), page('Changed'));
  writeFileSync(inDist('en/news.html'), page('Home'));
  expect((await finish()).ahead).toBe(0);
  expect(read('index.html')).toContain('Changed');
});

test('no page is taken that was finished with other styles', async () => {
  await render(['/index.html']);
  writeFileSync(inDist('a.css'), '.a{top:1px}');
  expect((await finish()).ahead).toBe(0);
  expect(read('index.html')).toContain('top:1px');
});

test('a page that must not be published stops the step that finishes all', async () => {
  await render(['/index.html', '/bad.html']);
  await expect(finish()).rejects.toThrow('bad.html: <p style="…">, which the policy forbids');
});

test('a thread that fails ends the build', async () => {
  writeFileSync(inDist('a.js'), 'go(');
  await expect(render([])).rejects.toThrow('/a.js cannot be read as a script');
});
