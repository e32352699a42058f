import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGS } from './langs.ts';
import { softBreaks } from './soft-breaks.ts';

test.each([
  ['ja', 'デザインワークス株式会社', 'デザイン|ワークス|株式会社'],
  ['ja', 'アーキテクトサービス', 'アーキテクト|サービス'],
  ['ja', '再利用ソリューション', '再利用|ソリューション'],
  ['ja', 'リアルタイム連携基盤を作る', 'リアルタイム|連携|基盤を作る'],
  ['ja', '情報処理安全確保支援士', '情報処理|安全|確保|支援士'],
  ['ja', '全文検索の索引を選ぶ', '全文検索の索引を選ぶ'],
  ['zh', '为运行中的系统绘制图纸', '为运行|中的|系统|绘制|图纸'],
  ['zh', '报表管理系统项目记录', '报表|管理|系统|项目|记录'],
  ['zh', '2029年的Drupal与AI', '2029年的|Drupal|与AI'],
  ['en', 'Drawings of running systems', 'Drawings of running systems'],
] as const)('%s: %s', (lang, text, cut) => {
  expect(softBreaks(text, lang).join('|')).toBe(cut);
});

test('joined, the pieces are the text again', () => {
  const mixed = fc.string({ unit: fc.constantFrom('設', '計', 'ア', 'ー', 'の', '、', '「', 'A', '7', ' ') });
  fc.assert(
    fc.property(fc.oneof(mixed, fc.string()), fc.constantFrom(...LANGS), (text, lang) => {
      expect(softBreaks(text, lang).join('')).toBe(text);
    }),
  );
});
