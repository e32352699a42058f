import { expect, test } from 'vitest';
import { formerSlugs } from './former-slugs.ts';

test('the address that an entry left becomes its former name', () => {
  expect(formerSlugs('news', { title: 'A', formerSlugs: ['older', '/news/old', '/news/old'] }, 'new')).toEqual({
    title: 'A',
    formerSlugs: ['older', 'old'],
  });
});

test.each([
  ['a draft', { draft: true, formerSlugs: ['/news/old'] }, { draft: true }],
  ['a translation', { formerSlugs: ['/en/news/old'] }, {}],
  ['an address of another kind', { formerSlugs: ['/recruit/old'] }, {}],
])('%s has none', (_, fields, expected) => {
  expect(formerSlugs('news', fields, 'new')).toEqual(expected);
});

test('an entry that got its former name back keeps only the one in between', () => {
  expect(formerSlugs('news', { formerSlugs: ['first', '/news/second'] }, 'first')).toEqual({ formerSlugs: ['second'] });
  expect(formerSlugs('news', { formerSlugs: ['/news/first'] }, 'first')).toEqual({});
});
