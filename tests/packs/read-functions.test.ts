import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask as call, packOf } from './platform.ts';

/** The two reading resources, as the build's own content fills them (rules api.reads, api.ranges, api.caching, api.slugs). */

type Answer = Record<string, unknown>;
type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;

async function json(address: string): Promise<Answer[]> {
  const response = await call(address);
  expect(response.status).toBe(200);
  return response.json();
}

describe('lists', () => {
  test('have the fields of the specification, newest first', async () => {
    const [first, ...rest] = await json('/api/news?lang=en');
    expect(Object.keys(first ?? {})).toEqual(['slug', 'date', 'category', 'title', 'summary', 'author', 'lang']);
    const dates = [first, ...rest].map((entry) => entry?.['date'] as string);
    expect(dates).toEqual([...dates].sort().reverse());
    const [article] = await json('/api/tech-articles');
    expect(Object.keys(article ?? {})).toEqual([
      'slug',
      'title',
      'summary',
      'author',
      'position',
      'tags',
      'date',
      'lang',
    ]);
  });

  test('every language has every entry, Japanese where there is no translation', async () => {
    const [ja, zh] = [await json('/api/news?lang=ja'), await json('/api/news?lang=zh')];
    expect(zh.map((entry) => entry['slug']).sort()).toEqual(ja.map((entry) => entry['slug']).sort());
    const isTranslated = ({ slug }: Answer) => existsSync(path.join(packOf('news').folder, `data/zh/${slug}.json`));
    for (const entry of zh) expect(entry['lang']).toBe(isTranslated(entry) ? 'zh' : 'ja');
    expect(await json('/api/news?lang=fr')).toEqual(ja);
  });

  test('a limit tells the total and where the rest is', async () => {
    const all = await json('/api/news?lang=en');
    const response = await call('/api/news?lang=en&limit=1&utm=x');
    expect((await response.json()) as unknown[]).toEqual(all.slice(0, 1));
    expect(response.headers.get('X-Total-Count')).toBe(String(all.length));
    expect(response.headers.get('Link')).toBe('</api/news?lang=en&limit=1&offset=1>; rel="next"');
    const last = await call(`/api/news?lang=en&limit=5&offset=${all.length - 1}`);
    expect([((await last.json()) as unknown[]).length, last.headers.get('Link')]).toEqual([1, null]);
  });

  test.each([
    { name: 'news', parameter: 'category', keyOf: (entry: Answer) => entry['category'] },
    { name: 'tech-articles', parameter: 'tag', keyOf: (entry: Answer) => (entry['tags'] as string[])[0] },
  ])('$name: a $parameter is meant by its key or any of its labels', async ({ name, parameter, keyOf }) => {
    const label = keyOf((await json(`/api/${name}?lang=zh`))[0] ?? {});
    const terms = JSON.parse(readFileSync(path.join(packOf(name).folder, 'data/terms.json'), 'utf8')) as Terms;
    const [key, labels] = Object.entries(terms).find(([, { zh }]) => zh === label) ?? [];
    const values = [key ?? '', ...Object.values(labels ?? {}), labels?.['en']?.toUpperCase() ?? ''];
    const answers = await Promise.all(
      values.map((value) => json(`/api/${name}?lang=zh&${parameter}=${encodeURIComponent(value)}`)),
    );
    expect(answers[0]?.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('tags come most used first, in the language asked for', async () => {
    const tags = (await json('/api/tech-articles/tags?lang=en')) as unknown as string[];
    const uses = (await json('/api/tech-articles?lang=en')).flatMap((entry) => entry['tags'] as string[]);
    const counts = tags.map((tag) => uses.filter((use) => use === tag).length);
    expect(new Set(tags)).toEqual(new Set(uses));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('one entry', () => {
  test.each(['news', 'tech-articles'])('%s: has the fields of the list, and its Markdown', async (name) => {
    for (const listed of await json(`/api/${name}?lang=zh`)) {
      const response = await call(`/api/${name}/${listed['slug']}?lang=zh`);
      const { content, ...rest } = (await response.json()) as Answer;
      expect(rest).toEqual(listed);
      expect(String(content).trim()).toBe(content);
    }
  });
});

describe('caching', () => {
  test('by the parameters that the answer depends on, with an ETag that is honoured', async () => {
    const list = await call('/api/tech-articles?lang=en');
    expect(list.headers.get('Netlify-Vary')).toBe('query=lang|tag|limit|offset');
    expect(list.headers.get('Netlify-CDN-Cache-Control')).toContain('durable');
    expect((await call('/api/news')).headers.get('Netlify-Vary')).toBe('query=lang|category|limit|offset');
    expect((await call('/api/tech-articles/tags')).headers.get('Netlify-Vary')).toBe('query=lang');
    for (const name of ['news', 'tech-articles']) {
      const [entry] = await json(`/api/${name}`);
      expect((await call(`/api/${name}/${entry?.['slug']}`)).headers.get('Netlify-Vary')).toBe('query=lang');
    }
    const again = await call('/api/tech-articles?lang=en', {
      headers: { 'If-None-Match': list.headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('HEAD like GET without a body, other methods 405', async () => {
    const head = await call('/api/news?limit=3', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.has('X-Total-Count')]).toEqual([200, '', true]);
    for (const address of ['/api/news', '/api/news/x', '/api/tech-articles/tags']) {
      const response = await call(address, { method: 'POST', body: 'x' });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('bad input is answered, never with 5xx', () => {
  const long = 'x'.repeat(10_000);
  test.each([
    ['/api/news?limit=-1', 400],
    ['/api/news?limit=0', 400],
    ['/api/news?limit=101', 400],
    ['/api/news?limit=abc', 400],
    ['/api/news?offset=-5', 400],
    ['/api/news?offset=99999999999999999999', 400],
    ['/api/news?limit=12&offset=999999', 200],
    ['/api/news?lang=../../etc', 200],
    ['/api/news?lang=', 200],
    ['/api/news?lang=en&lang=zh', 400],
    ['/api/news?category=', 200],
    ['/api/news?category=%00', 200],
    ['/api/news?category=%E0%A4%A', 200],
    [`/api/news?category=${long}`, 200],
    ['/api/news?category=__proto__', 200],
    ['/api/tech-articles?tag=a/b/../c', 200],
    [`/api/tech-articles?tag=${long}`, 200],
    ['/api/tech-articles?tag=constructor', 200],
    ['/api/tech-articles?limit=1e3', 400],
    ['/api/tech-articles/unknown', 404],
    ['/api/tech-articles/..%2F..%2Fpackage', 404],
    ['/api/tech-articles/..%5Cja', 404],
    ['/api/tech-articles/%00', 404],
    ['/api/tech-articles/Capitals', 404],
    [`/api/tech-articles/${'a'.repeat(81)}`, 404],
    [`/api/news/${long}`, 404],
    ['/api/news/terms', 404],
    ['/api/news/ja', 404],
  ])('%.60s → %i', async (address, status) => {
    const response = await call(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    const body: unknown = await response.json();
    if (status === 200) expect(Array.isArray(body)).toBe(true);
    else expect(body).toMatchObject({ ok: false, error: expect.any(String) });
  });

  test('an unknown category or tag is an empty list', async () => {
    expect(await json('/api/news?category=unknown')).toEqual([]);
    expect(await json('/api/tech-articles?tag=unknown')).toEqual([]);
    const { headers } = await call('/api/tech-articles?tag=unknown');
    expect(headers.has('Netlify-CDN-Cache-Control')).toBe(false);
  });
});
