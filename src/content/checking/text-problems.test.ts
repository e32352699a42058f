import { describe, expect, test } from 'vitest';
import { locatedTokens } from './located-tokens.ts';
import { textProblems } from './text-problems.ts';

/** The problems of a text by line; the text begins on line 10 of its file. */
const messages = (text: string) => textProblems(locatedTokens(text, 10)).map(({ line, en }) => `${line}: ${en}`);

describe('headings', () => {
  test.each([
    ['## A\n\n### B\n\n#### C\n\n## D\n\n### E', []],
    ['# A\n\n## B', ['10: a heading of the first level (the title is one already); write `##`']],
    ['# A\n\n### B', ['10: a heading of the first level (the title is one already); write `##`']],
    ['### A', ['10: the heading `### A` skips a level; write `##`']],
    ['## A\n\ntext\n\n#### B', ['14: the heading `#### B` skips a level; write `###`']],
    ['##\n\ntext', ['10: an empty heading']],
  ])('%j', (text, problems) => {
    expect(messages(text)).toEqual(problems);
  });
});

describe('marks that Markdown does not know', () => {
  test.each([
    ['＃＃ 道順', 'a full-width `＃`'],
    ['##道順', 'no space after `##`'],
    ['！［図］（a.png）', 'full-width brackets'],
    ['![図］（a.png）', 'full-width brackets'],
    ['［会社］(/about-us)', 'full-width brackets'],
    ['[会社]（/about-us）', 'full-width brackets'],
    ['[会社](/about-us）を見る', 'full-width brackets'],
    ['![図](会場 写真.png)', 'has a space'],
    ['・一\n・二', 'lines that begin with a bullet'],
    ['•\t一\n•\t二', 'lines that begin with a bullet'],
    ['①一\n②二', 'lines that begin with a full-width number'],
    ['１．一\n２．二', 'lines that begin with a full-width number'],
    ['＊＊太字＊＊', 'full-width `＊＊`'],
    ['太字** です', 'a `**` stays as it is'],
    ['l   一つめの項目', 'a bullet of Word'],
    ['l\u00A0\u00A0 **一つめ**の項目', 'a bullet of Word'],
    ['\u00A7  一つめの項目', 'a bullet of Word'],
    ['| 日 | 時 |\n| 1日 | 10時 |', 'this is no table yet'],
    ['| 日 | 時 |\n| **1日** | 10時 |', 'this is no table yet'],
  ])('%j', (text, problem) => {
    expect(messages(text)).toEqual([expect.stringMatching(/^10: /)]);
    expect(messages(`一行目\n\n二行目です。\n${text}`)[0]).toMatch(/^13: /);
    expect(messages(`![図](a.png)\n${text}`)[0]).toMatch(/^11: /);
    expect(messages(text)[0]).toContain(problem);
  });

  test.each([
    '第１回＃設計',
    '課題 #1 を見る',
    '・一だけ',
    '①一だけ',
    '１．一だけ',
    '前 ・一\n後 ・二',
    '![図](a.png "題 名")',
    '（［注］）',
    '[注]（2026年まで）',
    '**太字**です',
    'l 一つ',
    'A | B',
    '| 日 | 時 |\n| --- | --- |\n| 1日 | 10時 |',
    '`＊＊x＊＊`',
    '```\n＃ x\n・a\n・b\n```',
  ])('%j is left alone', (text) => {
    expect(messages(text)).toEqual([]);
  });
});

describe('HTML', () => {
  test('is reported with its first line', () => {
    expect(messages('<div class="a">\nb\n</div>')).toEqual([
      expect.stringContaining('HTML `<div class="a">` is shown'),
    ]);
    expect(messages(`a <span title="${'x'.repeat(60)}">`)).toEqual([
      expect.stringContaining(`\`<span title="${'x'.repeat(27)}\``),
    ]);
  });

  test('does not include comments', () => {
    expect(messages('<!-- a -->\n\nb <!-- c\nd --> e')).toEqual([]);
  });
});
