import { describe, expect, test } from 'vitest';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';
import { knownAddresses } from './known-addresses.ts';
import { readSite } from './site-content.ts';

const TODAY = '2026-11-21';
const ARTICLE = 'content/tech-articles/ja/slices.md';
const HOME = 'content/home/ja.yaml';
const SECTION = '  - type: closing';

const pagesOf = (changes: Changes) =>
  withSampleSite(changes, async (root) => knownAddresses(readSite(root), root, TODAY).pages);
const messages = (changes: Changes) =>
  withSampleSite(changes, async (root) =>
    (await contentProblems(root, TODAY)).map(({ file, field, en }) => `${file}: ${field}: ${en}`),
  );

describe('a page that lists content', () => {
  test('is known while it has entries, and unpublished while they are', async () => {
    expect((await pagesOf({})).get('/tech-articles')).toBe('published');
    const draft = sampleText(ARTICLE).replace('---\n', '---\ndraft: true\n');
    expect((await pagesOf({ [ARTICLE]: draft })).get('/tech-articles')).toBe('draft');
  });

  test.each(['/tech-articles', '/tech-articles/feed.xml', '/tech-articles/not-found'])(
    'is not known without entries: %s',
    async (path) => {
      const files = Object.fromEntries(
        ['feed.xml.ts', 'not-found.astro'].map((file) => [`src/pages/[...lang]/tech-articles/${file}`, '']),
      );
      expect((await pagesOf(files)).has(path)).toBe(true);
      expect((await pagesOf({ ...files, [ARTICLE]: undefined })).has(path)).toBe(false);
    },
  );

  test('is known while it has an entry that cannot be read', async () => {
    expect((await pagesOf({ [ARTICLE]: '---\ntitle: 1\n---\n' })).has('/tech-articles')).toBe(true);
    const broken = {
      'content/faq/ja.yaml': 'no: list\n',
      'content/faq/en.yaml': undefined,
      'content/faq/zh.yaml': undefined,
    };
    expect((await pagesOf(broken)).has('/faq')).toBe(true);
  });
});

describe('without an article', () => {
  const without = (changes: Changes) => messages({ [ARTICLE]: undefined, ...changes });

  test('search words may name the list', async () => {
    expect(
      await without(replaced('content/search-words.yaml', 'pages: {}', 'pages: { /tech-articles: [記事] }')),
    ).toEqual([]);
  });

  test('a link in a text to the list is reported', async () => {
    const link = replaced(
      HOME,
      SECTION,
      `  - type: text\n    title: A\n    text: B\n    link: { text: C, to: /tech-articles }\n${SECTION}`,
    );
    expect(await without(link)).toEqual([`${HOME}: sections.0.link.to: there is no page at \`/tech-articles\``]);
  });

  test('a section that is hidden with the list may link it', async () => {
    const lines = `  - type: page-link\n    title: A\n    page: { text: B, to: /tech-articles }\n${SECTION}`;
    expect(await without(replaced(HOME, SECTION, lines))).toEqual([]);
    const cases = Object.fromEntries(
      ['first', 'second', 'third', 'portal'].map((slug) => [`content/case-studies/ja/${slug}.md`, undefined]),
    );
    const latest = `  - type: latest-cases\n    title: A\n    link: { text: B, to: /challenged }\n${SECTION}`;
    expect(await messages({ ...cases, ...replaced(HOME, SECTION, latest) })).toEqual([]);
  });
});
