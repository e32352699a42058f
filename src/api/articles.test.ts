import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewsRecord } from '#src/articles/records.ts';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { answerList } from './articles.ts';

const place = vi.hoisted(() => ({ DATA_DIR: '' }));
vi.mock('./runtime.ts', async (original) => Object.assign(place, { ...((await original()) as object), ...place }));

/** What a build leaves: `a` in two languages, `b` in Japanese only, and a file that somebody broke. */
const FILES = {
  'terms.json': { company: { ja: '会社', en: 'Company & more', zh: '公司' } },
  'en.json': ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, lang: 'en', category: 'company' })),
  'ja/a.json': { slug: 'a', lang: 'ja', category: 'company' },
  'en/a.json': { slug: 'a', lang: 'en', category: 'company' },
  'ja/b.json': { slug: 'b', lang: 'ja', category: 'company' },
};

beforeEach(() => {
  const folder = temporaryFolder({ 'secret.json': '{"secret":true}', 'data/en/broken.json': '{' });
  place.DATA_DIR = `${folder}/data`;
  for (const [file, data] of Object.entries(FILES)) writeFiles(place.DATA_DIR, { [file]: JSON.stringify(data) });
});

const ask = (query: string, slug?: string) =>
  answerList<NewsRecord>(new Request(`https://x.example/api/news${query}`), slug, 'category', (entry) => [
    entry.category,
  ]);

describe('a list', () => {
  test.each([
    ['', 'abcde', null, null],
    ['&limit=2', 'ab', '5', '</api/news?lang=en&limit=2&offset=2>; rel="next"'],
    ['&limit=2&offset=2', 'cd', '5', '</api/news?lang=en&limit=2&offset=4>; rel="next"'],
    ['&limit=2&offset=4', 'e', '5', null],
    ['&limit=5', 'abcde', '5', null],
    ['&offset=3', 'de', null, null],
    [
      '&category=Company%20%26%20more&limit=1&utm=x',
      'a',
      '5',
      '</api/news?lang=en&category=Company+%26+more&limit=1&offset=1>; rel="next"',
    ],
  ])('%s: %s', async (query, expected, total, link) => {
    const response = await ask(`?lang=en${query}`);
    const slugs = ((await response.json()) as { slug: string }[]).map(({ slug }) => slug).join('');
    expect(slugs).toBe(expected);
    expect([response.headers.get('X-Total-Count'), response.headers.get('Link')]).toEqual([total, link]);
    expect(response.headers.get('Netlify-Vary')).toBe('query=lang|category|limit|offset');
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=1e2',
    'limit=９',
    'limit=01',
    'offset=-1',
    'offset=9999999999',
  ])('of a range that is none is refused in words: %s', async (range) => {
    const response = await ask(`?lang=en&${range}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, code: 'bad-query' });
  });
});

describe('an entry', () => {
  test.each([
    ['en', 'a', 'en'],
    ['zh', 'a', 'ja'],
    ['en', 'b', 'ja'],
  ])('is in the language asked for, or in Japanese: %s %s', async (lang, slug, written) => {
    expect(await (await ask(`?lang=${lang}`, slug)).json()).toMatchObject({ slug, lang: written });
  });

  test.each(['c', '', '../secret', '../../secret', 'en/a', 'A', 'a.json', 'a\n', 'x'.repeat(81)])(
    'that is none: %j',
    async (slug) => {
      expect((await ask('?lang=ja', slug)).status).toBe(404);
    },
  );

  test('whose file is broken is a fault, not an absence', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await ask('?lang=en', 'broken')).status).toBe(500);
  });
});
