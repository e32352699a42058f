import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { inLang, lastChange, newestFirst, readingLength, readingMinutes } from './entries.ts';

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

test('the last change of a list is the newest update or, without one, the newest date', () => {
  expect(lastChange([])).toBeUndefined();
  expect(lastChange([{ date: '2026-05-01' }, { date: '2026-04-01', updated: '2026-06-01' }])).toBe('2026-06-01');
  expect(lastChange([{ date: '2026-07-01' }, { date: '2026-04-01', updated: '2026-06-01' }])).toBe('2026-07-01');
});

describe('the reading time', () => {
  test.each([
    { lang: 'ja', text: '図を 読む', length: 5 },
    { lang: 'zh', text: '先画图，再动手', length: 7 },
    { lang: 'en', text: '## Draw first\n\n- then  build', length: 6 },
    { lang: 'en', text: '', length: 0 },
  ] as const)('counts $length in “$text” in $lang', ({ lang, text, length }) => {
    expect(readingLength(text, lang)).toBe(length);
  });

  test.each([
    { length: 1, minutes: 1 },
    { length: 200, minutes: 1 },
    { length: 201, minutes: 2 },
  ])('gives $minutes min for a length of $length', ({ length, minutes }) => {
    expect(readingMinutes(length)).toBe(minutes);
  });
});
