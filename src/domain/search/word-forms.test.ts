import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { corrected, finder, isOneTypo, latinWords } from './word-forms.ts';

describe('finder', () => {
  test.each([
    ['We hire engineers', 'hiring', true],
    ['We hire engineers', 'engineer', true],
    ['the price list', 'prices', true],
    ['all companies', 'company', true],
    ['system migrations', 'migrate', true],
    ['can I work remotely', 'remote', true],
    ['remote', 'remo', true],
    ['turned off', 'hardwaer', false],
    ['it is used', 'uses', false],
    ['display', 'pay', false],
    ['we aim to', 'ai', false],
    ['AI', 'ai', true],
    ['Node.js と React', 'node.js', true],
    ['影響の大きさ', '大阪', false],
    ['大阪のお客様', '大阪', true],
    ['見積もりの根拠', '見積', true],
  ])('“%s” holds “%s” or a form of it: %s', (text, term, isHeld) => {
    expect(finder(term, false).test(fold(text))).toBe(isHeld);
  });

  test.each([
    ['we pay you', 'pay', true],
    ['who pays', 'pay', true],
    ['a payment is payable', 'pay', false],
    ['all salaries', 'salary', true],
    ['Work from home', 'work from home', true],
    ['a non-disclosure agreement', 'non disclosure agreement', true],
    ['a contract - renewed each year', 'contract - renewed', true],
    ['you work at home, not from it', 'work from home', false],
    ['the trial period.', 'trial period', true],
    ['ISO/IEC 27001', 'ISO/IEC 27001', true],
    ['フレームワーク', 'ワーク', true],
  ])('“%s” holds “%s” itself: %s', (text, term, isHeld) => {
    expect(finder(term, true).test(fold(text))).toBe(isHeld);
  });

  test('whatever is typed finds itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (term, isWhole) => {
        if (fold(term) !== '') expect(finder(term, isWhole).test(fold(term))).toBe(true);
      }),
    );
  });
});

describe('corrected', () => {
  const KNOWN = ['hardware', 'team', 'work', 'remote', 'tea', 'price', 'speaker', 'prove'];
  test.each([
    ['hardwaer', 'hardware'],
    ['hadware', 'hardware'],
    ['harddware', 'hardware'],
    ['hardwore', 'hardware'],
    ['speekers', 'speaker'],
    ['Remote wrok', 'remote work'],
    ['hardware', undefined],
    ['har', undefined],
    ['tae', undefined],
    ['wor', undefined],
    ['wrk', undefined],
    ['1234', undefined],
    ['c++', undefined],
    ['オフショア', undefined],
    ['blockchain', undefined],
    ['ofshroe', undefined],
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
