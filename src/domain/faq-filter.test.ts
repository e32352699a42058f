import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, matchingIds } from './faq-filter.ts';

const QUESTIONS = [
  { id: 'remote', text: 'リモートワークはできますか。約90%の案件がリモートワークです。' },
  { id: 'oss', text: '設計だけを依頼できますか。OSSの活用支援を承ります。' },
  { id: 'holidays', text: '残業と休日はどのくらいですか。年間休日は125日です。' },
];

describe('matchingIds', () => {
  it.each([
    ['a word', '休日', ['holidays']],
    ['nothing typed', '', ['remote', 'oss', 'holidays']],
    ['spaces only, U+3000 among them', ' \u3000 ', ['remote', 'oss', 'holidays']],
    ['small letters for capitals', 'oss', ['oss']],
    ['full-width letters', 'ＯＳＳ', ['oss']],
    ['hiragana for katakana', 'りもーと', ['remote']],
    ['half-width katakana', 'ﾘﾓｰﾄ', ['remote']],
    ['two words, both wanted', '案件　リモート', ['remote']],
    ['two words of different questions', '休日 OSS', []],
    ['a word that stands nowhere', 'ブロックチェーン', []],
  ])('finds by %s', (_, query, ids) => {
    expect(matchingIds(QUESTIONS, query)).toEqual(ids);
  });

  it('finds every question by any part of its own text', () => {
    const part = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), fc.string());
    fc.assert(
      fc.property(part, ([middle, before, after]) => {
        const [word = ''] = foldText(middle).split(/\s+/).filter(Boolean);
        expect(matchingIds([{ id: 'a', text: `${before} ${middle} ${after}` }], word)).toEqual(['a']);
      }),
    );
  });
});
