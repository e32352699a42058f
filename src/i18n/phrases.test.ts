import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from './langs.ts';
import { phrases } from './phrases.ts';

describe('phrases', () => {
  test.each([
    ['ja', 'CTOが最初に引いた三本の線', 'CTOが|最初に|引いた|三本の|線'],
    ['ja', '生成AIを組み込むとき、迷わない', '生成AIを|組み込むとき、|迷わない'],
    ['ja', '中国市場進出支援｜システムの準備', '中国市場進出支援｜|システムの|準備'],
    ['ja', '他人が書いた42万行のJavaを読む', '他人が|書いた|42万行の|Javaを|読む'],
    ['ja', '「設計図」を描く', '「設計図」を|描く'],
    ['ja', '日本語の全文検索、N-gramの使い分け', '日本語の|全文検索、|N-gramの|使い分け'],
    ['ja', 'まず、つなぐ先のお話を', 'まず、|つなぐ先の|お話を'],
    ['zh', '受托开发｜从需求梳理到交付', '受托|开发｜|从需求|梳理到|交付'],
    ['zh', '文档管理与报表管理：两个项目', '文档|管理|与报表|管理：|两个|项目'],
    ['zh', '日文检索：N-gram怎么选', '日文|检索：|N-gram怎么选'],
    ['zh', '静态优先：先送达网页', '静态|优先：|先送达|网页'],
    ['zh', '扩大“离岸开发”团队', '扩大|“离岸|开发”|团队'],
    ['zh', '新增办公室，开始招聘', '新增|办公室，|开始|招聘'],
    ['zh', '使用AI开发平台', '使用|AI开发|平台'],
    ['zh', '2025年成立的公司', '2025年|成立的|公司'],
    ['ja', '2025年の出社率は35%でした', '2025年の|出社率は|35%でした'],
    ['ja', 'React 19へ 上げる', 'React |19へ |上げる'],
    ['en', 'Drupal and AI: five steps', 'Drupal |and |AI: |five |steps'],
  ] as const)('%s: %s', (lang, text, cut) => {
    expect(phrases(text, lang).join('|')).toBe(cut);
  });

  test('joined, the pieces are the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGS), (text, lang) => {
        expect(phrases(text, lang).join('')).toBe(text);
      }),
    );
  });

  test('no piece begins with a closing mark or ends with an opening one', () => {
    const mixed = fc.array(
      fc.constantFrom('設計', 'の', '图', '「', '」', '、', '。', '（', '）', '，', 'AI', '7', 'ー'),
    );
    fc.assert(
      fc.property(mixed, fc.constantFrom('ja', 'zh'), (parts, lang) => {
        for (const piece of phrases(parts.join(''), lang).slice(1)) expect(piece).not.toMatch(/^[」、。），ー]/);
        for (const piece of phrases(parts.join(''), lang).slice(0, -1)) expect(piece).not.toMatch(/[「（]$/);
      }),
    );
  });
});
