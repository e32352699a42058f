import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render.ts';
import type { MarkdownContext } from './types.ts';

const NAMES = { code: 'コード', table: '表', note: '注', noteBack: '戻る' };
const context: MarkdownContext = {
  folder: 'content/news/ja',
  label: (part, number, heading = '') => `${NAMES[part]}${number}${heading}`,
  notes: '注',
};
const html = (markdown: string) => renderMarkdown(markdown, context).html;

describe('strong beside Chinese and Japanese text', () => {
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
    ['設計** 図 **書', '設計** 図 **書'],
    ['**図*と*面**', '<strong>図<em>と</em>面</strong>'],
    ['**core**システム', '<strong>core</strong>システム'],
    ['**core（核）** system', '<strong>core（核）</strong> system'],
    ['**𠮷野家**の', '<strong>𠮷野家</strong>の'],
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

describe('white space that is not ASCII is text', () => {
  const spaces = ['\u3000', '\u00a0', '\u2003', '\u2028', '\u200b', '\ufeff'];
  test.each(
    spaces.flatMap((space) =>
      [
        { where: 'at the beginning of a paragraph', markdown: `${space}一字下げ`, text: `${space}一字下げ` },
        { where: 'between two strong words', markdown: `**日時**${space}**場所**`, text: `</strong>${space}<strong>` },
        { where: 'at the beginning of an item', markdown: `- ${space}一`, text: `${space}一` },
        { where: 'inside a heading', markdown: `## 第一${space}章`, text: `第一${space}章` },
        { where: 'before a comment', markdown: `一${space}<!-- a -->二`, text: `一${space}二` },
        { where: 'after a comment', markdown: `<!-- a -->${space}二`, text: `${space}二` },
        { where: 'in a cell', markdown: `| 一 |\n|---|\n| 二${space}三 |`, text: `二${space}三` },
        { where: 'in code', markdown: `\`a\`${space}\`b\``, text: `</code>${space}<code>` },
      ].map((row) => ({ ...row, code: space.charCodeAt(0).toString(16) })),
    ),
  )('U+$code $where', ({ markdown, text }) => {
    expect(html(markdown)).toContain(text);
  });
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

  test('a note needs no blank line before it, ends where the next begins, and may hold a list', () => {
    expect(html('A[^x]\n[^x]: B\n[^y]: C\n\nD')).toMatch(/^<p>A.*<\/p>\n<p>D<\/p>\n<section.*<li id="_note1"><p>B <a/);
    expect(html('A[^x]\n\n[^x]: - b\n  - c')).toContain('<ul>\n<li>b</li>\n<li>c</li>\n</ul> <a href="#_ref1"');
    expect(html('A[^x]\n\n[^x]: B\n\n\tC\n\nD')).toContain('<p>B</p>\n<p>C <a');
  });

  test('a note may run over lines and paragraphs', () => {
    expect(html('A[^x]\n\n[^x]: 一行目\n  二行目\n\n  次の段落\n\nB')).toContain('<p>一行目二行目</p>\n<p>次の段落 <a');
  });
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

  test('figures before the names of rows are no headers; an empty corner cell is no header', () => {
    expect(html('| 番号 | 名 |\n|--:|---|\n| 1 | あ |')).toContain(
      '<tbody><tr><td class="prose__number">1</td><th scope="row">あ</th></tr>',
    );
    expect(html('| | 数 |\n|---|---|\n| あ | 1 |\n| | 2 |')).toContain(
      '<thead><tr><td></td><th scope="col">数</th></tr></thead><tbody><tr><th scope="row">あ</th><td>1</td></tr><tr><td></td><td>2</td></tr>',
    );
  });

  test('in a table with too many columns for the text column, values have the name of their column', () => {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const head = ['名', '**A** & "B"[^1]', '', 'D', 'E'];
    const text = (columns: number) =>
      [head, head.map(() => '---'), ['あ', '1', '2', '3', '4']].map((cells) => row(cells.slice(0, columns))).join('\n');
    const note = '\n\n[^1]: 注\n';
    expect(html(text(5) + note)).toContain(
      '<tr role="row"><th scope="row" role="rowheader" data-label="名">あ</th><td role="cell" data-label="A &amp; &quot;B&quot;">1</td><td role="cell">2</td>',
    );
    expect(html(text(5) + note)).toContain('class="prose__table prose__wide prose__cards"');
    expect(html(text(5) + note)).not.toContain('_ref1-2');
    expect(html(text(4) + note)).not.toMatch(/prose__wide|data-label|role="cell"/);
  });

  test('code with a line too long for the text column is wide', () => {
    const code = (line: string) => html(`\`\`\`\n${line}\nshort\n\`\`\``);
    expect(code('x'.repeat(65))).toContain('<pre class="prose__wide"');
    expect(code('設'.repeat(33))).toContain('<pre class="prose__wide"');
    expect(code('x'.repeat(64))).not.toContain('prose__wide');
  });

  test('a table is labelled with the heading above it, if there is one', () => {
    const table = '| a |\n|---|\n| b |';
    const names = [...html(`${table}\n\n## “A” & B\n\n${table}\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['表1', '表2“A” &amp; B', '表3“A” &amp; B']);
  });

  test('code has a name and only the classes that the design colours', () => {
    const rendered = html('```ts\nconst a: Map<string, number> = new Map(); // x\n```\n\n```unknown\n<b>\n```');
    expect(rendered).toContain(
      '<pre tabindex="0" role="group" aria-label="コード1"><code><span class="prose__keyword">const</span>',
    );
    expect(rendered).toContain('<span class="prose__comment">// x</span>');
    expect(rendered).toContain('aria-label="コード2"><code>&lt;b&gt;');
    expect(
      [...rendered.matchAll(/class="([^"]*)"/g)].every(([, name]) =>
        /^prose__(comment|keyword|string)$/.test(name ?? ''),
      ),
    ).toBe(true);
  });

  test('a picture beside the entry names its file; alone it is a figure with its title as caption', () => {
    expect(html('![図](../images/x.png "説明")')).toBe(
      '<figure><img data-file="content/news/images/x.png" alt="図"><figcaption>説明</figcaption></figure>\n',
    );
    expect(html('前 ![図](./x.png) 後')).toBe('<p>前 <img data-file="content/news/ja/x.png" alt="図"> 後</p>\n');
    expect(html('![図](../../../etc/passwd.png)')).toBe('<p>図</p>\n');
    expect(html('![図](https://example.com/x.png)')).toBe('<p>図</p>\n');
    expect(html('![図](//example.com/x.png)')).toBe('<p>図</p>\n');
  });

  test('external links are marked, a line break between Japanese characters is no space', () => {
    expect(html('[a](https://example.com)')).toContain('<a href="https://example.com" rel="external noopener">a</a>');
    expect(html('一行目。\n二行目')).toBe('<p>一行目。二行目</p>\n');
    expect(html('one\ntwo')).toBe('<p>one\ntwo</p>\n');
  });

  test('an address of the site is not marked as external, and an image of the site is lazy-loaded', () => {
    expect(html('[a](/b "title")')).toBe('<p><a href="/b">a</a></p>\n');
    expect(html('a ![図](/x.png) b')).toBe('<p>a <img src="/x.png" alt="図" loading="lazy"> b</p>\n');
    expect(html('![図](x:y.png)')).toBe('<p>図</p>\n');
    expect(html('![図](./x.png) ![面](./y.png)')).toMatch(/^<p><img[^>]*> <img[^>]*><\/p>/);
    expect(html('![図](./x.png)')).toBe('<figure><img data-file="content/news/ja/x.png" alt="図"></figure>\n');
  });

  test("an editor's comment is removed, the text around it stays", () => {
    expect(html('a <!-- b --> c')).toBe('<p>a  c</p>\n');
    expect(html('<!-- a -->\n\nb')).toBe('<p>b</p>\n');
    expect(html('<div>a</div>')).toBe('<p>&lt;div&gt;a&lt;/div&gt;</p>\n');
    expect(html('a <kbd>b</kbd>')).toBe('<p>a &lt;kbd&gt;b&lt;/kbd&gt;</p>\n');
  });

  test('an indented listing has no language, a fence may say more than its language', () => {
    expect(html('    if <b>')).toContain('<code>if &lt;b&gt;</code>');
    expect(html('```js title="a"\nif\n```')).toContain('<span class="prose__keyword">if</span>');
  });

  test('a heading without a letter has an id too', () => {
    expect(renderMarkdown('## ！？\n\n## …', context).headings.map(({ id }) => id)).toEqual(['section', 'section-2']);
    expect(renderMarkdown('## A[^1] {#own-1}\n\n[^1]: B', context).headings).toEqual([
      { depth: 2, id: 'own-1', text: 'A' },
    ]);
  });

  test('a task list has no unnamed form fields', () => {
    expect(html('- [x] 済み\n- [ ] まだ')).not.toContain('<input');
    expect(html('- [x] 済み\n- [ ] まだ')).toMatch(/☑ 済み[\s\S]*☐ まだ/);
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

  test('long hostile input is rendered in time', () => {
    for (const piece of ['**', '[^a]: x\n', '[^', '*a**b', '<!--', '![](', '|a']) {
      const started = performance.now();
      html(piece.repeat(3000));
      expect(performance.now() - started, piece).toBeLessThan(3000);
    }
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
