import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarkdownContext } from './document-renderer.ts';
import { renderMarkdown } from './render.ts';

const NAMES = { code: 'コード', table: '表', note: '注', noteBack: '戻る' };
const context: MarkdownContext = {
  folder: 'content/news/ja',
  label: (part, number, heading = '') => `${NAMES[part]}${number}${heading}`,
  notes: '注',
};
const html = (markdown: string) => renderMarkdown(markdown, context).html;

describe('emphasis beside Chinese and Japanese text', () => {
  test.each([
    ['**「基幹システム」**の再構築', '<strong>「基幹システム」</strong>の再構築'],
    ['新しい**「基幹システム」**', '新しい<strong>「基幹システム」</strong>'],
    ['**重要。**次の文', '<strong>重要。</strong>次の文'],
    ['条件が**「開発経験1年以上」**だけ', '条件が<strong>「開発経験1年以上」</strong>だけ'],
    ['即**“1年以上开发经验”**，学历不限', '即<strong>“1年以上开发经验”</strong>，学历不限'],
    ['**言語（三つ）**：日本語', '<strong>言語（三つ）</strong>：日本語'],
    ['**A**と**「B」**と**C**', '<strong>A</strong>と<strong>「B」</strong>と<strong>C</strong>'],
    ['**[事例](/challenged)**の一覧', '<strong><a href="/challenged">事例</a></strong>の一覧'],
    ['**`draft`**の状態', '<strong><code>draft</code></strong>の状態'],
    ['a **core system** b', 'a <strong>core system</strong> b'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['a**(b)**c', 'a**(b)**c'],
    ['user_name_ field', 'user_name_ field'],
    ['設計** 図 **書', '設計** 図 **書'],
    ['**図*と*面**', '<strong>図<em>と</em>面</strong>'],
    ['**core**システム', '<strong>core</strong>システム'],
    ['**core（核）** system', '<strong>core（核）</strong> system'],
    ['**𠮷野家**の', '<strong>𠮷野家</strong>の'],
    ['これは*「重要」*な点', 'これは<em>「重要」</em>な点'],
    ['是*“重点”*部分', '是<em>“重点”</em>部分'],
    ['***（必須）***です', '<em><strong>（必須）</strong></em>です'],
    ['~~「旧料金」~~は', '<del>「旧料金」</del>は'],
    ['~~“旧价”~~的', '<del>“旧价”</del>的'],
    ['~~10~20万円~~は', '<del>10~20万円</del>は'],
    ['`**「x」**`', '<code>**「x」**</code>'],
    ['\\*\\*「x」\\*\\*', '**「x」**'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>\n`);
  });

  test('also in lists, tables, headings and quotes', () => {
    expect(html('- **「一」**の')).toContain('<strong>「一」</strong>の');
    expect(html('| **「一」**の |\n|---|\n| **「二」**の |').match(/<strong>/g)).toHaveLength(2);
    expect(html('> **「一」**の')).toContain('<strong>「一」</strong>の');
    expect(renderMarkdown('## **「一」**の', context).headings).toEqual([{ depth: 2, id: '一-の', text: '「一」の' }]);
  });
});

test.each([
  ['10~20万円、期間は3~5週間'],
  ['周一~周五 9:00~18:00'],
  ['約~2名~です'],
  ['幅10*奥行20*高さ30cm'],
  ['10*20*30'],
  ['Ａ３*２枚とＡ４*３枚'],
  ['料金*1と期間*2'],
  ['「*」は必須、「*」なしは任意'],
  ['（注*）と（注*）'],
])('signs of figures stay: %s', (text) => {
  expect(html(text)).toBe(`<p>${text}</p>\n`);
});

test.each([
  ['https://example.comをご覧ください', 'https://example.com'],
  ['（https://example.com/a）です', 'https://example.com/a'],
  ['请看https://example.com/a?b=1。谢谢', 'https://example.com/a?b=1'],
  ['info@example.co.jpまで', 'mailto:info@example.co.jp'],
  ['詳細:https://example.com/a、また', 'https://example.com/a'],
  ['「https://example.com/#a」', 'https://example.com/#a'],
])('an address ends before Japanese and Chinese text: %s', (text, address) => {
  expect(html(text)).toContain(`href="${address}"`);
});

test.each([
  ['一行目。\n二行目', '一行目。二行目'],
  ['一行目**強調**\n二行目', '一行目<strong>強調</strong>二行目'],
  ['一行目 \n[二](/a)行目', '一行目<a href="/a">二</a>行目'],
  ['“你好。”\n“我们”', '“你好。”“我们”'],
  ['𠮷野家\n𠮷田', '𠮷野家𠮷田'],
  ['he said “one”\n“two”', 'he said “one”\n“two”'],
  ['one\ntwo', 'one\ntwo'],
  ['日本語\nEnglish', '日本語\nEnglish'],
])('a line break between Japanese and Chinese characters is no space: %j', (text, expected) => {
  expect(html(text)).toBe(`<p>${expected}</p>\n`);
});

describe('headings', () => {
  test('are links to themselves; repeated ones are numbered', () => {
    const { html, headings } = renderMarkdown(
      '## 向かない場合\n\n### A & B\n\n## 向かない場合\n\n## 向かない場合',
      context,
    );
    expect(html).toContain('<h2 id="向かない場合"><a href="#向かない場合">向かない場合</a></h2>');
    expect(headings.map(({ depth, id, text }) => `${depth} ${id} ${text}`)).toEqual([
      '2 向かない場合 向かない場合',
      '3 a-b A & B',
      '2 向かない場合-2 向かない場合',
      '2 向かない場合-3 向かない場合',
    ]);
  });

  test.each([
    ['news', '## Menu', 'menu-2'],
    ['news', '## MAIN\n\n## Main', 'main-2 main-3'],
    ['news', '## Ftr {#ftr}', 'ftr-2'],
    ['tech-articles', '## Related\n\n## TOC', 'related-2 toc-2'],
    ['tech-articles', '## Menu 2\n\n## Menu', 'menu-2 menu-3'],
    ['case-studies', '## Result\n\n## Results', 'result-2 results'],
    ['challenged', '## Results', 'results-2'],
    ['jobs', '## S1\n\n## S12a', 's1-2 s12a'],
  ])('in %s, %j has an id that the page does not print itself', (kind, text, ids) => {
    const { headings } = renderMarkdown(text, { ...context, folder: `content/${kind}/ja` });
    expect(headings.map(({ id }) => id).join(' ')).toBe(ids);
  });

  test('never of the first level, never a link inside a link', () => {
    expect(html('# 題')).toContain('<h2 id="題">');
    expect(html('## [事例](/challenged)の一覧')).toBe(
      '<h2 id="事例の一覧"><a href="/challenged">事例</a>の一覧</h2>\n',
    );
  });
});

describe('footnotes', () => {
  const note = 'A[^b]とB[^a]とA[^b]。\n\n[^a]: 二つめ\n[^b]: 一つめ、**「強い」**の\n';

  test('are numbered by first mention and lead there and back', () => {
    const rendered = html(note);
    expect(rendered).toContain('A\u2060<sup><a id="_ref1" href="#_note1" aria-label="注1">1</a></sup>');
    expect(rendered).toContain('B\u2060<sup><a id="_ref2" href="#_note2" aria-label="注2">2</a></sup>');
    expect(rendered).toContain('<a id="_ref1-2" href="#_note1"');
    expect(rendered).toContain(
      '<section class="prose__notes"><h2>注</h2><ol><li id="_note1"><p>一つめ、<strong>「強い」</strong>の <a href="#_ref1"',
    );
  });

  test('a mention without a note stays unchanged, a note without a mention is removed', () => {
    expect(html('A[^x]')).toBe('<p>A[^x]</p>\n');
    expect(html('A\n\n[^x]: B')).toBe('<p>A</p>\n');
  });

  test('a note may follow the text at once, and have more lines and paragraphs', () => {
    expect(html('A[^x]\n[^x]: One,\nas I said.\n\n    Two.')).toMatch(
      /^<p>A.*<\/p>\n<section .*<p>One,\nas I said\.<\/p>\n<p>Two\. <a/,
    );
  });
});

test('a heading keeps its signs in the table of contents, and running text keeps references', () => {
  expect(renderMarkdown('## A & "B" <C>', context).headings[0]?.text).toBe('A & "B" <C>');
  expect(html('&copy; A & B')).toBe('<p>&copy; A &amp; B</p>\n');
});

test('a heading may name its id, which is the same in every language', () => {
  expect(html('### Where {#where}')).toBe('<h3 id="where"><a href="#where">Where</a></h3>\n');
});

describe('words in another language', () => {
  test.each([
    ['“[配慮]{lang=ja}”', '“<span lang="ja">配慮</span>”'],
    ['[**a**]{lang=zh-Hans}', '<span lang="zh-Hans"><strong>a</strong></span>'],
    ['a [b]{lang=fr} c [d]{lang=de-CH-1996}', 'a <span lang="fr">b</span> c <span lang="de-CH-1996">d</span>'],
    ['[a]{lang=f}', '[a]{lang=f}'],
    ['[a]{lang=fr', '[a]{lang=fr'],
    ['[]{lang=fr}', '[]{lang=fr}'],
    ['[a](/b){lang=ja}', '<a href="/b">a</a>{lang=ja}'],
    ['[a]{lang="><script>"}', '[a]{lang=&quot;&gt;&lt;script&gt;&quot;}'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>\n`);
  });
});

describe('blocks', () => {
  test('tables scroll in a labelled, focusable region; figures are right-aligned', () => {
    expect(html('| 名 | 数 |\n|---|--:|\n| あ | 1 |')).toBe(
      '<div class="prose__table" role="region" tabindex="0" aria-label="表1"><table><thead><tr><th scope="col">名</th><th scope="col" class="prose__number">数</th></tr></thead><tbody><tr><th scope="row">あ</th><td class="prose__number">1</td></tr></tbody></table></div>\n',
    );
  });

  test('a table of more than four columns has roles, and each value the name of its column', () => {
    expect(html('| | B | C | D | E |\n|--:|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |')).toBe(
      '<div class="prose__table prose__wide prose__cards" role="region" tabindex="0" aria-label="表1"><table role="table"><thead role="rowgroup"><tr role="row"><td role="cell" class="prose__number"></td><th scope="col" role="columnheader">B</th><th scope="col" role="columnheader">C</th><th scope="col" role="columnheader">D</th><th scope="col" role="columnheader">E</th></tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell" class="prose__number">1</td><th scope="row" role="rowheader" data-label="B">2</th><td role="cell" data-label="C">3</td><td role="cell" data-label="D">4</td><td role="cell" data-label="E">5</td></tr></tbody></table></div>\n',
    );
  });

  test.each([
    ['\n一行\n二行', '<pre tabindex="0" role="group" aria-label="コード1"><code>一行\n二行'],
    ['json\n"<" …', '<span class="prose__string">&quot;&lt;&quot;</span> …'],
    [`\n${'図'.repeat(32)}`, '<pre tabindex'],
    [`\n${'図'.repeat(32)}a`, '<pre class="prose__wide" tabindex'],
  ])('code keeps its lines and has colours, even with an error; long lines are wide: %j', (code, expected) => {
    expect(html(`\`\`\`${code}\n\`\`\``)).toContain(expected);
  });

  test('a picture beside the entry names its file; alone it is a figure with its title as caption', () => {
    expect(html('![図](../images/x.png "説明")')).toBe(
      '<figure><img data-file="content/news/images/x.png" alt="図"><figcaption>説明</figcaption></figure>\n',
    );
    expect(html('前 ![図](./x.png) 後')).toBe('<p>前 <img data-file="content/news/ja/x.png" alt="図"> 後</p>\n');
    expect(html('![図](./x.png) 後')).toBe('<p><img data-file="content/news/ja/x.png" alt="図"> 後</p>\n');
    expect(html('前 ![図](/x.png)')).toBe('<p>前 <img src="/x.png" alt="図" loading="lazy"></p>\n');
    expect(html('![図](../../../etc/passwd.png)')).toBe('<p>図</p>\n');
    expect(html('![図](https://example.com/x.png)')).toBe('<p>図</p>\n');
    expect(html('![図](//example.com/x.png)')).toBe('<p>図</p>\n');
  });

  test('external links are marked', () => {
    expect(html('[a](https://example.com)')).toContain('<a href="https://example.com" rel="external noopener">a</a>');
  });

  test("an editor's comment is removed, the text around it stays", () => {
    expect(html('a <!-- b --> c')).toBe('<p>a  c</p>\n');
    expect(html('<!-- a -->\n\nb')).toBe('<p>b</p>\n');
    expect(html('<div>a</div>')).toBe('<p>&lt;div&gt;a&lt;/div&gt;</p>\n');
    expect(html('a <kbd>b</kbd>')).toBe('<p>a &lt;kbd&gt;b&lt;/kbd&gt;</p>\n');
  });
});

describe('safety', () => {
  test.each([
    '<script>alert(1)</script>',
    '<kbd> <img src=x onerror=alert(1) ',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](  java\tscript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '![x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '[" onclick="alert(1)](/a" onclick="alert(1))',
    '![" onload="alert(1)](/a.png)',
    '```"><script>\n</code></pre><script>\n```',
    '[^a]<b onclick=x>\n\n[^a]: <script>1</script> [y](vbscript:x)',
  ])('%s', (markdown) => {
    expect(html(markdown)).toSatisfy(isHarmless);
  });

  test('no input gives a script, a handler, a foreign address scheme or a style', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '`',
      '**',
      '[',
      ']',
      '(',
      ')',
      '[^a]',
      '\n\n[^a]: ',
      '|',
      '\n|--|\n',
      '\n',
      '- ',
      '![',
      '](',
      'javascript:',
      'data:',
      '//',
      ' onerror=alert(1) ',
      '<script>',
      '</script>',
      '<kbd>',
      '<!--',
      '-->',
      '<a href=',
      '&#106;',
      '&',
      '\\',
      '```',
      '「',
      '基',
      'style=',
      ' ',
      'x',
      '\u0000',
      '\u00a0',
    ];
    const soup = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (markdown) => isHarmless(html(markdown))),
      { numRuns: 3000 },
    );
  });

  test('long hostile input takes no exponential time', { timeout: 60_000 }, () => {
    for (const piece of ['**', '[^a]: x\n', '[^', '*a**b', '<!--', '![](', '|a'])
      expect(typeof html(piece.repeat(3000)), piece).toBe('string');
  });
});

const ELEMENTS =
  'p|h[2-6]|a|strong|em|del|code|pre|span|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|div|figure|figcaption|img|sup|section';
const ATTRIBUTE =
  / (?:(?:id|class|alt|aria-label|role|tabindex|scope|rel|loading|start|data-file|data-label)="[^"<>]*"|(?:href|src)="(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))[^"<>]*")/
    .source;
const TAG = new RegExp(`^<(?:/(?:${ELEMENTS})|(?:${ELEMENTS})(?:${ATTRIBUTE})*)>`, 'i');

/** Every `<` of the output begins a tag that the renderer writes, with known attributes; addresses have a harmless scheme or none. */
function isHarmless(output: string): boolean {
  return [...output.matchAll(/</g)].every(({ index }) => TAG.test(output.slice(index)));
}
