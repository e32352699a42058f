import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { inLang, inOrder, isOpen, isShown, newestFirst, shownNotices, statusOf } from './publishing.ts';

const entry = (slug: string, lang: Lang, date = '2026-05-01') => ({ slug, lang, date });

describe('the entries of a language', () => {
  const entries = [entry('a', 'ja'), entry('b', 'ja'), entry('a', 'en'), entry('c', 'zh')];
  const named = (lang: Lang) => inLang(entries, lang).map((one) => `${one.lang}/${one.slug}`);

  test('Japanese has its own', () => {
    expect(named('ja')).toEqual(['ja/a', 'ja/b']);
  });

  test('the others have theirs, and the Japanese ones that are not translated', () => {
    expect(named('en')).toEqual(['en/a', 'ja/b']);
    expect(named('zh')).toEqual(['zh/c', 'ja/a', 'ja/b']);
  });
});

describe('newest first', () => {
  test('whatever order they come in', () => {
    const dated = fc.record({
      slug: fc.constantFrom('a', 'b', 'c', 'd'),
      lang: fc.constant('ja' as const),
      date: fc.constantFrom('2026-05-01', '2026-05-02', '2025-01-01'),
    });
    fc.assert(
      fc.property(fc.array(dated), (entries) => {
        const order = newestFirst(entries);
        expect(newestFirst([...entries].reverse())).toEqual(order);
        for (const [at, one] of order.entries()) {
          const next = order[at + 1];
          if (next !== undefined)
            expect(one.date > next.date || (one.date === next.date && one.slug <= next.slug)).toBe(true);
        }
      }),
    );
  });
});

const TODAY = '2026-05-01';

test.each([
  [{ date: '2026-05-01' }, 'published'],
  [{ date: '2026-05-02' }, 'scheduled'],
  [{ date: '2026-04-30', draft: true }, 'draft'],
  [{ date: '2026-05-02', draft: true }, 'draft'],
  [{ date: '2026-04-30', draft: false }, 'published'],
  [{}, 'published'],
  [{ draft: true }, 'draft'],
] as const)('%j is %s', (entry, status) => {
  expect(statusOf(entry, TODAY)).toBe(status);
  expect(isShown(status, 'production')).toBe(status === 'published');
  expect(isShown(status, 'preview')).toBe(true);
});

describe('a position', () => {
  test.each([
    ['is open without a last day', {}, true],
    ['is open on its last day', { validThrough: '2026-11-21' }, true],
    ['is closed the day after', { validThrough: '2026-11-20' }, false],
  ])('%s', (_, term, expected) => {
    expect(isOpen(term, '2026-11-21')).toBe(expected);
  });
});

const closing = { id: 'closing', start: '2026-12-28', end: '2027-01-04' };
const today = { id: 'today', start: '2027-01-04', end: '2027-01-04' };

describe('shownNotices', () => {
  test.each([
    ['2026-12-27', []],
    ['2026-12-28', ['closing']],
    ['2027-01-04', ['today', 'closing']],
    ['2027-01-05', []],
  ])('on %s: %j', (day, ids) => {
    expect(shownNotices([closing, today], day).map(({ id }) => id)).toEqual(ids);
  });
});

test('entries are in the order of their number, equal numbers by slug, and numbered anew', () => {
  const entries = [
    { slug: 'c', order: 2 },
    { slug: 'b', order: 1 },
    { slug: 'a', order: 2 },
    { slug: 'd', order: 9 },
  ];
  expect(inOrder(entries, 'order').map(({ slug, order }) => `${order} ${slug}`)).toEqual(['1 b', '2 a', '3 c', '4 d']);
});
