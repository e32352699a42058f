import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureParts, isOpen, otherOpen } from './jobs.ts';

describe('a position', () => {
  test.each([
    ['is open without a last day', {}, true],
    ['is open on its last day', { validThrough: '2026-11-21' }, true],
    ['is closed the day after', { validThrough: '2026-11-20' }, false],
    ['is closed by hand, whatever its last day', { validThrough: '2026-12-31', closed: true }, false],
    ['is open when it says that it is not closed', { closed: false }, true],
  ])('%s', (_, term, expected) => {
    expect(isOpen(term, '2026-11-21')).toBe(expected);
  });

  test('offers the others that are open, never itself', () => {
    const jobs = [{ slug: 'a' }, { slug: 'b', closed: true }, { slug: 'c' }];
    expect(otherOpen(jobs, 'a', '2026-11-21')).toEqual([{ slug: 'c' }]);
    expect(otherOpen(jobs, 'b', '2026-11-21').map((job) => job.slug)).toEqual(['a', 'c']);
  });
});

describe('a printed value', () => {
  test.each([
    ['約90%', ['約', '90', '%']],
    ['9:30–18:00', ['9:30–18:00']],
    ['3～4人', ['3～4', '人']],
    ['50,000 yen.', ['50,000', ' yen.']],
  ])('%s is cut into %j', (value, parts) => {
    expect(figureParts(value).map((part) => part.text)).toEqual(parts);
  });

  test('has digits in its figures and nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('3', '7', ',', '〜', '約', ' ') }), (value) => {
        for (const { text, figure } of figureParts(value)) expect([text, figure]).toEqual([text, /\d/.test(text)]);
      }),
    );
  });

  test('loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(
          figureParts(value)
            .map((part) => part.text)
            .join(''),
        ).toBe(value);
      }),
    );
  });
});
