import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, holdsWords, markedPieces, queryWords, spellings } from './fold.ts';

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモラリルレロワヲンヴー';

describe('fold', () => {
  test.each([
    ['ＯＳＳのサーバー', 'ossのさーばー'],
    ['ｻｰﾊﾞｰ', 'さーばー'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['  ＡＩ\u3000 Api ', 'ai api'],
    ['株式会社㈱', '株式会社(株)'],
  ])('%s: %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding once is enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('full-width and half-width, katakana and hiragana, capital and small letters are the same', () => {
    const kana = fc.string({ unit: fc.constantFrom(...KATAKANA) });
    fc.assert(
      fc.property(kana, (text) => {
        expect(fold(hiraganaOf(text))).toBe(fold(text));
      }),
    );
    const ascii = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(ascii, (text) => {
        expect(fold(fullWidthOf(text))).toBe(fold(text));
        expect(fold(text.toUpperCase())).toBe(fold(text));
      }),
    );
  });
});

describe('holdsWords', () => {
  const REMOTE = 'リモートワークはできますか。約90%の案件がリモートワークです。OSS';
  test.each([
    ['a word', '案件', true],
    ['nothing typed', '', true],
    ['spaces only, U+3000 among them', ' \u3000 ', true],
    ['two words, both there', '案件　リモート', true],
    ['two words, one of them there', '案件 休日', false],
    ['a word that stands nowhere', 'ブロックチェーン', false],
    ['signs of a pattern', '.*', false],
  ])('%s', (_, query, held) => {
    expect(holdsWords(REMOTE, query)).toBe(held);
  });

  test('a text is found by any part of its own', () => {
    const part = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), fc.string());
    fc.assert(
      fc.property(part, ([middle, before, after]) => {
        const [word = ''] = queryWords(middle);
        expect(holdsWords(`${before} ${middle} ${after}`, word)).toBe(true);
      }),
    );
  });
});

describe('spellings', () => {
  test.each([
    ['りもーと', ['りもーと', 'リモート']],
    ['ﾘﾓｰﾄ', ['リモート', 'りもーと']],
    ['りもーと 勤務の', ['りもーと 勤務の', 'りもーと 勤務ノ', 'リモート 勤務の', 'リモート 勤務ノ']],
    [' ', []],
  ])('%s', (query, all) => {
    expect(spellings(query)).toEqual(all);
  });

  test('all fold to the same, and are few', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...KATAKANA, 'の', 'を', '開', ' ') }), (query) => {
        const all = spellings(query);
        expect(all.length).toBeLessThanOrEqual(8);
        expect(new Set(all.map(fold)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('markedPieces', () => {
  test.each([
    ['リモート勤務', [/りもーと/], '[リモート]勤務'],
    ['ｶﾞｲﾄﾞのガイド', [/がいど/], '[ｶﾞｲﾄﾞ]の[ガイド]'],
    ['API design, api', [/api/], '[API] design, [api]'],
    ['a.b', [/\./], 'a[.]b'],
    ['abcabc', [/ab/, /bc/], '[abcabc]'],
    ['㈱と株', [/株/], '[㈱]と[株]'],
  ])('%s, %s: %s', (text, patterns, marked) => {
    const printed = markedPieces(text, patterns).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text));
    expect(printed.join('')).toBe(marked);
  });

  test('marking never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const pieces = markedPieces(text, [/[a-m]+/, /[あ-ん]/]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

function hiraganaOf(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
}

function fullWidthOf(ascii: string): string {
  return ascii.replace(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
}
