import { expect, test } from 'vitest';
import { type ListedPage, searchedPages } from './search-files.ts';

const LIST: readonly ListedPage[] = [
  ['/faq', 'FAQ', 'Answers'],
  ['/news', 'News', 'What is new'],
];

test('a page has the names that editors gave to it and to its parts, and no others', () => {
  expect(searchedPages(LIST, { '/faq': ['help'], '/faq#price': ['cost', 'fee'], '/elsewhere': ['lost'] })).toEqual([
    {
      address: '/faq',
      title: 'FAQ',
      summary: 'Answers',
      names: [
        { name: 'help', section: undefined },
        { name: 'cost', section: 'price' },
        { name: 'fee', section: 'price' },
      ],
    },
    { address: '/news', title: 'News', summary: 'What is new', names: [] },
  ]);
});
