import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { SEARCH_PAGES, writeSearchPages } from './search-pages.ts';

vi.mock('node:fs', () => ({ mkdirSync: vi.fn(), writeFileSync: vi.fn() }));

test('the search finds what stands for itself: no list of others, and nothing that asks to be left out', () => {
  const page = { lang: 'en', title: 'A title', description: 'What it is about' } as const;
  const facts = (path: string, listed = true) =>
    ({ ...page, path, address: `/en${path}`, url: `https://company.example/en${path}`, listed }) as PageFacts;
  writeSearchPages([
    facts('/news/sitemap'),
    facts('/sitemap'),
    facts('/news/page/12'),
    facts('/news/page-12'),
    facts('/about-us', false),
  ]);
  const found = ['/en/news/sitemap', '/en/news/page-12'].map((address) => ({ address, ...page }));
  expect(vi.mocked(writeFileSync).mock.calls).toEqual([[SEARCH_PAGES, JSON.stringify(found)]]);
});
