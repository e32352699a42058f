import { describe, expect, test } from 'vitest';
import { findPages, type Pagefind } from './find-pages.ts';

/** The first page that a search finds in an index with one page, of this content and with this excerpt. */
async function found(content: string, excerpt: string, matchedMetaFields?: readonly string[]) {
  const page = { url: '/a', meta: { title: 'Cloud systems' }, content, excerpt, weighted_locations: [] };
  const parts = [1, 3, 2].map((score) => ({
    url: `/a#${score}`,
    excerpt,
    weighted_locations: [{ balanced_score: score }],
  }));
  const data = async () => ({ ...page, sub_results: parts });
  const results = [{ id: 'a', score: 1, data, ...(matchedMetaFields && { matchedMetaFields }) }];
  const pagefind = { search: async () => ({ results }) } as unknown as Pagefind;
  const [read] = await findPages(pagefind, { same: [], names: {} }, 'systems', 'en');
  return read?.();
}

describe('an excerpt', () => {
  test.each([
    ['begins with its sentence', 'One. We build systems.', '<mark>systems</mark>.', 'We build <mark>systems</mark>.'],
    ['begins with its page', 'We build systems.', '<mark>systems</mark>.', 'We build <mark>systems</mark>.'],
    ['begins behind a quotation', 'He said “no.” We build.', '<mark>build</mark>.', 'We <mark>build</mark>.'],
    ['may be Japanese', '「一つ。」次は設計。', '<mark>設計</mark>。', '次は<mark>設計</mark>。'],
    ['is a sentence', 'One. We build systems.', 'We build <mark>systems</mark>.', 'We build <mark>systems</mark>.'],
    [
      'of a long sentence begins within it',
      `一つ。${'あ'.repeat(61)}、設計。`,
      '、<mark>設計</mark>。',
      '…<mark>設計</mark>。',
    ],
    ['may end within a sentence', 'We build and keep', '<mark>build</mark> and', 'We <mark>build</mark> and…'],
    ['ends with a heading', 'Our systems ·', 'Our <mark>systems</mark> ·', 'Our <mark>systems</mark>'],
    ['that the page does not have stays', 'systems', '<mark>other</mark>', '<mark>other</mark>'],
  ])('%s', async (_, content, excerpt, shown) => {
    expect((await found(`${content} systems`, excerpt))?.excerpt).toBe(shown);
  });
});

test('leads to the part with most of the words, and to the page if its title has them all', async () => {
  expect(await found('systems', 'systems')).toMatchObject({ title: 'Cloud systems', address: '/a', url: '/a#3' });
  expect((await found('systems', 'systems', ['title']))?.url).toBe('/a');
});
