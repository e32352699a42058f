import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corrected, isOneTypo, latinWords } from './spelling-correction.ts';

describe('corrected', () => {
  const KNOWN = ['hardware', 'team', 'work', 'remote', 'tea', 'price', 'speaker', 'prove'];
  test.each([
    ['hardwaer', 'hardware'],
    ['speekers', 'speaker'],
    ['Remote wrok', 'remote work'],
    ['hardware', undefined],
    ['har', undefined],
    ['tae', undefined],
    ['wrk', undefined],
    ['c++', undefined],
    ['オフショア', undefined],
    ['blockchain', undefined],
    ['probation', undefined],
  ])('%s: %s', (query, better) => {
    expect(corrected(query, KNOWN)).toBe(better);
  });

  test.each([
    ['work', 'work'],
    ['wroks', 'work'],
    ['wrko', 'word'],
    ['wo', 'work'],
  ])('more or less than one typo leads from %s to %s', (typed, meant) => {
    expect([isOneTypo(typed, meant), isOneTypo(meant, typed)]).toEqual([false, false]);
  });

  test('every typo of a known word leads back to it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 9 });
    const typos = (known: string) =>
      fc
        .nat(known.length - 1)
        .chain((at) =>
          fc.constantFrom(
            known.slice(0, at) + known.slice(at + 1),
            `${known.slice(0, at)}z${known.slice(at)}`,
            `${known.slice(0, at)}z${known.slice(at + 1)}`,
            `${known.slice(0, at)}${known[at + 1] ?? ''}${known[at]}${known.slice(at + 2)}`,
          ),
        );
    fc.assert(
      fc.property(
        word.chain((known) => fc.tuple(fc.constant(known), typos(known))),
        ([known, typo]) => {
          if (typo !== known) expect([isOneTypo(typo, known), isOneTypo(known, typo)]).toEqual([true, true]);
        },
      ),
    );
  });
});

test('the commoner words come first', () => {
  expect(latinWords(['開発 Open-source AI', 'AI レビュー review。'])).toEqual(['ai', 'open', 'source', 'review']);
});
