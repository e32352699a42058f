import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { termPattern } from './term-pattern.ts';

describe('termPattern', () => {
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
    expect(termPattern(term, false).test(fold(text))).toBe(isHeld);
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
    expect(termPattern(term, true).test(fold(text))).toBe(isHeld);
  });

  test('any typed text finds itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (term, isWhole) => {
        if (fold(term) !== '') expect(termPattern(term, isWhole).test(fold(term))).toBe(true);
      }),
    );
  });
});
