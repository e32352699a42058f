import { describe, expect, test } from 'vitest';
import { listAnswer, rangeOf } from './lists.ts';

const records = ['a', 'b', 'c', 'd', 'e'];
const ask = (query: string) =>
  listAnswer(new Request(`https://x.example/api/news${query}`), 'en', records, ['lang', 'category'], true, (slug) => ({
    slug,
  }));
const slugs = async (response: Response) =>
  ((await response.json()) as { slug: string }[]).map(({ slug }) => slug).join('');

test.each([
  ['', 'abcde', null, null],
  ['?limit=2', 'ab', '5', '</api/news?limit=2&offset=2>; rel="next"'],
  ['?limit=2&offset=2', 'cd', '5', '</api/news?limit=2&offset=4>; rel="next"'],
  ['?limit=2&offset=4', 'e', '5', null],
  ['?limit=5', 'abcde', '5', null],
  ['?offset=3', 'de', null, null],
  [
    '?lang=en&category=a%26b&limit=1&utm=x',
    'a',
    '5',
    '</api/news?lang=en&category=a%26b&limit=1&offset=1>; rel="next"',
  ],
])('%s: %s', async (query, expected, total, link) => {
  const response = ask(query);
  expect(await slugs(response)).toBe(expected);
  expect([response.headers.get('X-Total-Count'), response.headers.get('Link')]).toEqual([total, link]);
  expect(response.headers.get('Netlify-Vary')).toBe('query=lang|category|limit|offset');
});

test('a range that is none is refused in words', async () => {
  const response = ask('?limit=0');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ ok: false, code: 'bad-query' });
});

describe('rangeOf', () => {
  test.each([
    ['', { offset: 0 }],
    ['limit=100&offset=7', { offset: 7, limit: 100 }],
    ['limit=0', undefined],
    ['limit=101', undefined],
    ['limit=1.5', undefined],
    ['limit=1e2', undefined],
    ['limit=９', undefined],
    ['limit=01', undefined],
    ['offset=-1', undefined],
    ['offset=99999999999999999999', undefined],
    ['limit=5&limit=-1', { offset: 0, limit: 5 }],
  ])('%s', (query, expected) => {
    expect(rangeOf(new URLSearchParams(query))).toEqual(expected);
  });
});
