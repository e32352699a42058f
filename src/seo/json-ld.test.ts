import { expect, test } from 'vitest';
import { article, jsonLd, type Publisher } from './json-ld.ts';

const company: Publisher = {
  name: 'A Inc.',
  alternateName: 'A',
  url: 'https://a.example/',
  logo: 'https://a.example/icon-512.png',
};

const news = {
  type: 'NewsArticle',
  lang: 'zh',
  headline: 'H',
  description: 'D',
  url: 'https://a.example/zh/news/h',
  image: 'https://a.example/og/zh/news/h.png',
  published: '2026-05-01',
  updated: '2026-06-01',
  author: { name: 'Taro Yamada' },
  publisher: company,
} as const;

test('no text can close the script element', () => {
  expect(jsonLd({ '@type': 'Thing', name: '</script><b>' })).toBe(
    '{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>\\u003cb>"}',
  );
});

test.each([
  { author: { name: 'Taro Yamada' }, is: { '@type': 'Person', name: 'Taro Yamada' } },
  { author: { name: 'Hanako Sato', jobTitle: 'CTO' }, is: { '@type': 'Person', jobTitle: 'CTO' } },
  { author: undefined, is: { '@type': 'Organization', name: 'A Inc.' } },
])('an article has the person who signs it as its author, or the company: $author', ({ author, is }) => {
  expect(article({ ...news, author })['author']).toMatchObject(is);
});
