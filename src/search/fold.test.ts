import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, holdsWords } from './fold.ts';

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモラリルレロワヲンヴー';

describe('fold', () => {
  test.each([
    ['ＯＳＳのサーバー', 'ossのさーばー'],
    ['ｻｰﾊﾞｰ', 'さーばー'],
    ['描き\u2060ま\u2060す', '描きます'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['  ＡＩ\u3000 Api ', 'ai api'],
    ['株式会社㈱', '株式会社(株)'],
    ['Café, Straße, œuvre, Ørsted, Łódź, Þór, señor', 'cafe, strasse, oeuvre, orsted, lodz, thor, senor'],
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

  test.each([
    ['Bäckerei', 'Baeckerei', 'Backerei'],
    ['Großbäckerei', 'grossbaeckerei', 'Grossbäckerei'],
    ['Ørsted', 'Oersted', 'orsted'],
    ['Ångström', 'Aangstroem', 'angstrom'],
    ['ニュース', 'ﾆｭｰｽ', 'にゅーす'],
  ])('%s is found as %s and %s, and finds them', (word, ...others) => {
    for (const other of others) expect([holdsWords(word, other), holdsWords(other, word)]).toEqual([true, true]);
  });
});

function hiraganaOf(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
}

function fullWidthOf(ascii: string): string {
  return ascii.replace(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
}
