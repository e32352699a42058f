import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedPages } from './finished-pages.ts';

const PAGE =
  '<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="img-src \'self\'"><link rel="stylesheet" href="/a.css"></head><body class="a"><script src="/b.js"></script></body></html>';
const ANSWERS: Readonly<Record<string, [type: string, text: string]>> = {
  '/page': ['text/html', PAGE],
  '/b.js': ['text/javascript', 'b()'],
  '/feed.xml': ['application/xml', '<rss/>'],
};

const folder = mkdtempSync(path.join(tmpdir(), 'finished-pages-'));
beforeAll(() => writeFileSync(path.join(folder, 'a.css'), '.a{top:0}'));
afterAll(() => rmSync(folder, { recursive: true }));

const standard = {
  name: 'standard',
  getStaticPaths: async () => Object.keys(ANSWERS).map((pathname) => ({ pathname, route: {} })),
  render: async ({ url }: Request) => {
    const [type, text] = ANSWERS[new URL(url).pathname] ?? ['', ''];
    return { response: new Response(text, { headers: { 'content-type': type } }) };
  },
} as unknown as AstroPrerenderer;

async function rendered(address: string): Promise<string> {
  const pages = finishedPages(standard, folder);
  await pages.getStaticPaths();
  const result = await pages.render(new Request(`https://site.example${address}`), { routeData: {} as never });
  return (result instanceof Response ? result : result.response).text();
}

test('a page leaves with its own styles, and with the hash of a script that the build itself renders', async () => {
  const html = await rendered('/page');
  expect(html).toContain('<style>.a{top:0}</style>');
  expect(html).toMatch(/<script src="\/b\.js" integrity="sha256-[^"]{44}">/);
});

test('anything but a page stays as it is', async () => {
  expect(await rendered('/feed.xml')).toBe('<rss/>');
});
