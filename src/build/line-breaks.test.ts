import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { addLineBreaks } from './line-breaks.ts';
import { jointsOf, phrasesOf } from './phrases.ts';

test.each([
  ['ja', '生成AIを組み込むとき、迷わない', '生成AIを|組み込むとき、|迷わない'],
  ['ja', '他人が書いた42万行のJavaを読む', '他人が|書いた|42万行の|Javaを|読む'],
  ['ja', '日本へ進出する企業の方へ', '日本へ|進出する|企業の|方へ'],
  ['ja', '「設計図」を（三言語で）描く', '「設計図」を|（三言語で）|描く'],
  ['ja', '残るもの。A：保存してから送る', '残る|もの。|A：保存してから|送る'],
  ['ja', 'プロジェクトマネージャー', 'プロジェクト|マネージャー'],
  ['ja', 'リアルタイム連携基盤', 'リアルタイム|連携|基盤'],
  ['ja', 'ご意見とお問い合わせ', 'ご意見と|お問い合わせ'],
  ['ja', 'クラウドソリューション', 'クラウド|ソリューション'],
  ['zh', '为运行中的系统绘制图纸', '为运行|中的|系统|绘制图纸'],
  ['zh', '时间（第95百分位）', '时间|（第95百分位）'],
  ['en', 'Drawings of running systems', 'Drawings of running systems'],
] as const)('phrases in %s: %s', (lang, title, phrases) => {
  expect(phrasesOf(title, lang, 9).join('|')).toBe(phrases);
});

test('phrases are the whole title, and obey the rules for line ends', () => {
  const unit = fc.constantFrom('設計', 'の', '图', 'ア', 'ー', '「', '」', '、', '（', '）', '，', 'AI', '7', '%', ' ');
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom('ja', 'zh'), (title, lang) => {
      const phrases = phrasesOf(title, lang, 7);
      expect(phrases.join('')).toBe(title);
      for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[」、），ー%\s]/);
      for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/[「（7]$/);
    }),
  );
});

test.each([
  ['ja', '他人が書いた図面をお読みいただけます。', '他人が書いた図面をお_読_み_い_た_だ_け_ま_す。'],
  ['ja', '契約は（原則として月ごと）です。', '契約は（原則として月_ご_と）_で_す。'],
  ['ja', '応答は0.4秒、費用は約90%、2026年3月の値です。', '応答は0.4_秒、費用は約_90_%、2026_年_3_月の値_で_す。'],
  ['ja', '1月4日（月）', '1_月_4_日_（月）'],
  ['ja', '200,000円', '200,000_円'],
  ['ja', '審査に1〜3か月', '審査に1_〜_3_か_月'],
  ['ja', '700万〜1,500万円', '700_万〜1,500_万_円'],
  ['ja', 'お問い合わせ', 'お問い合わせ'],
  ['zh', '图纸一张也找不到。3个工作日内用中文回复。', '图纸一张也找不到。3_个_工_作_日内用中_文_回_复。'],
  ['zh', '中间件用1秒，由36名员工运行。', '中间件用1_秒，由_36_名_员_工_运_行。'],
  ['en', 'It takes 0.4 seconds to draw a page.', 'It takes 0.4 seconds to draw a page.'],
  ['ja', '見本町1-2-3です', '見本町1-_2-_3です'],
] as const)('joints in %s: %s', (lang, text, joined) => {
  const joints = jointsOf(text, lang);
  expect([0, ...joints].map((at, nth) => text.slice(at, joints[nth])).join('_')).toBe(joined);
});

test.each([
  ['a title and its link', '<h2><a>設計図を描く人</a></h2>', '<h2><a>設計図を<wbr>描く<wbr>人</a></h2>'],
  ['a cell between spaces', '<dl><dt> 1 感覚的な特徴 </dt></dl>', '<dl><dt> 1 <wbr>感覚的な特徴 </dt></dl>'],
  ['a cell with two phrases', '<dl><dt>設計図を見直す</dt></dl>', '<dl><dt>設計図を<wbr>見直す</dt></dl>'],
  ['no paragraph, but joints', '<p>設計図を早く描く人</p>', '<p>設計図を早く描\u2060く\u2060人</p>'],
  ['not inside a link', '<p>設計図を早く<a>描く</a>人</p>', '<p>設計図を早く<a>描く</a>\u2060人</p>'],
  [
    'a text with elements, before another block',
    '<div>設計図を<strong>早く</strong><span>描く</span>人<p>あ</p></div>',
    '<div>設計図を<strong>早く</strong><span>描\u2060く</span>\u2060人<p>あ</p></div>',
  ],
  ['no lines of code', '<pre>設計図を早く描く人</pre><script>"設計図を早く描く人"</script>'],
  ['no code', '<p>設計図を早く<code>描く</code>人</p>', '<p>設計図を早く<code>描く</code>\u2060人</p>'],
  [
    'a caption, but not its text',
    '<figcaption>設計図を描く人<p>設計図を描く人</p></figcaption>',
    '<figcaption>設計図を<wbr>描く人<p>設計図を描く人</p></figcaption>',
  ],
  ['a title in its own language', '<h2 lang="zh-Hans">绘制系统图纸</h2>', '<h2 lang="zh-Hans">绘制<wbr>系统图纸</h2>'],
  ['no other language', '<h2 lang="ko">設計図を描く人</h2>'],
  [
    'a short range in Latin letters',
    '<p lang="en">6–12 or 5,000–9,000</p>',
    '<p lang="en">6–\u206012 or 5,000–9,000</p>',
  ],
  [
    'dates and units in Latin letters',
    '<p lang="en">Until March 31, 2027: 0.5 s, 12 services</p>',
    '<p lang="en">Until March&nbsp;31, 2027: 0.5&nbsp;s, 12 services</p>',
  ],
  [
    'a lead in Chinese, but not where a space is drawn',
    '<p class="base__lead" lang="zh-Hans">请从这12个案例中了解困难</p>',
    '<p class="base__lead" lang="zh-Hans">请从这12个<wbr>案例中<wbr>了解<wbr>困难</p>',
  ],
  ['an address in Latin letters', '<p lang="en">in 96052 Bamberg</p>', '<p lang="en">in 96052&nbsp;Bamberg</p>'],
  [
    'no island, but its slot',
    '<astro-island><h3>設計図を描く人</h3><astro-slot><h3>設計図を描く人</h3></astro-slot></astro-island>',
    '<astro-island><h3>設計図を描く人</h3><astro-slot><h3>設計図を<wbr>描く<wbr>人</h3></astro-slot></astro-island>',
  ],
])('line breaks in %s', (_, written, changed = written) => {
  const document = readHtml(`<html lang="ja"><body>${written}</body></html>`);
  addLineBreaks(document);
  expect(writeHtml(document)).toContain(`<body>${changed}</body>`);
});
