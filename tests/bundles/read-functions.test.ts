import { expect, test } from 'vitest';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { ask } from './platform.ts';

/** The reading resources as they are packed, with the build's own content (rules api.reads, api.ranges, api.caching, api.slugs). */

const LAST = LANGS.at(-1) ?? DEFAULT_LANG;

type Answer = Record<string, unknown>;

test.each([
  ['/api/news?lang=en', ['slug', 'date', 'category', 'title', 'summary', 'author', 'lang']],
  ['/api/tech-articles', ['slug', 'title', 'summary', 'author', 'position', 'tags', 'date', 'lang']],
])('%s: a list, newest first; an ETag and HEAD are honored', async (address, fields) => {
  const response = await ask(address);
  const list = (await response.json()) as Answer[];
  expect(list.map((entry) => Object.keys(entry))).toEqual(list.map(() => fields));
  const dates = list.map(({ date }) => String(date));
  expect(dates).toEqual(dates.toSorted().reverse());
  const again = await ask(address, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  // The CDN stores no empty list.
  expect(response.headers.get('Netlify-CDN-Cache-Control') ?? 'none').toContain(list.length > 0 ? 'durable' : 'none');
});

test.each(['news', 'tech-articles'])(
  '/api/%s: each entry has the fields of the list, and its Markdown',
  async (name) => {
    for (const listed of (await (await ask(`/api/${name}?lang=${LAST}`)).json()) as Answer[]) {
      const { content, ...rest } = (await (await ask(`/api/${name}/${listed['slug']}?lang=${LAST}`)).json()) as Answer;
      expect(rest).toEqual(listed);
      expect(String(content).trim()).toBe(content);
    }
  },
);

test('/api/tech-articles/tags: every tag of the language', async () => {
  const articles = (await (await ask('/api/tech-articles?lang=en')).json()) as Answer[];
  const tags = (await (await ask('/api/tech-articles/tags?lang=en')).json()) as string[];
  expect(new Set(tags)).toEqual(new Set(articles.flatMap((article) => article['tags'] as string[])));
});

test.each([
  ['/api/news?limit=101', 400],
  ['/api/news?lang=en&lang=zh', 400],
  ['/api/news?category=__proto__', 200],
  ['/api/news?category=%E0%A4%A', 200],
  ['/api/tech-articles/..%2F..%2Fpackage', 404],
  ['/api/tech-articles/%00', 404],
  ['/api/news/terms', 404],
  ['/api/news/ja', 404],
])('%s: %i, whatever is asked', async (address, status) => {
  expect((await ask(address)).status).toBe(status);
});
