import { describe, expect, test } from 'vitest';
import { translationRows, type Version } from './translations.ts';

const original: Version = { slug: 'a', lang: 'ja', title: '題', date: '2026-01-01', updated: '2026-03-01' };
const english: Version = { slug: 'a', lang: 'en', title: 'Title', date: '2026-01-01' };

describe('translationRows', () => {
  test.each([
    { name: 'no file', versions: [original], expected: 'missing' },
    {
      name: 'made from the newest text',
      versions: [original, { ...english, translatedFrom: '2026-03-01' }],
      expected: 'current',
    },
    {
      name: 'made from an older text',
      versions: [original, { ...english, translatedFrom: '2026-01-01' }],
      expected: 'stale',
    },
    { name: 'made from it does not say what', versions: [original, english], expected: 'undated' },
    {
      name: 'of a text that never changed',
      versions: [{ ...original, updated: undefined }, english],
      expected: 'current',
    },
    {
      name: 'of a kind without dates',
      versions: [
        { ...original, date: undefined, updated: undefined },
        { ...english, date: undefined },
      ],
      expected: 'current',
    },
  ] as const)('$name: $expected', ({ versions, expected }) => {
    const row = translationRows(versions).find(({ lang }) => lang === 'en');
    expect(row?.state).toBe(expected);
  });

  test('has a row for each other language, and none for a translation without an original', () => {
    const rows = translationRows([original, { ...english, slug: 'b' }]);
    expect(rows.map(({ slug, lang }) => `${slug} ${lang}`)).toEqual(['a en', 'a zh']);
  });
});
