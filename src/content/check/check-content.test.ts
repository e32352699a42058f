import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Kind } from '#src/content/kinds.ts';
import { parseSource } from '#src/content/source-file.ts';
import { parsePage, textOf } from '#src/markdown/pages/tree.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { checkContent } from './check-content.ts';
import { formatProblem, formatProblems, isError } from './problem.ts';
import { readBody } from './text-problems.ts';

const NEWS = 'content/news/ja/office-moved.md';
const ENGLISH = 'content/news/en/office-moved.md';
const PAGE = 'content/pages/ja/terms.mdx';
const ARTICLE = 'content/tech-articles/ja/slices.md';
const SERVICE = 'content/services/ja/consulting.yaml';

/** The errors of the sample after some changes: place and English sentence in a line each. */
function errorsAfter(changes: Changes): Promise<string[]> {
  return withSampleSite(changes, async (root) => {
    const { problems } = await checkContent(root, '2026-11-21');
    return problems.filter(isError).map((problem) => {
      const [place = '', , english = ''] = formatProblem(problem).split('\n');
      return `${place} ${english.trim()}`;
    });
  });
}

test('a site without a mistake has no error', async () => {
  expect(await errorsAfter({})).toEqual([]);
});

describe('what editors get wrong has its file, line and field, what was found and what is expected', () => {
  test.each<[mistake: string, changes: Changes, expected: string]>([
    [
      'a misspelt field',
      replaced(NEWS, 'author:', 'auther:'),
      `${NEWS}:5  auther there is no field \`auther\`; did you mean \`author\`?`,
    ],
    [
      'a day that does not exist',
      replaced(NEWS, 'date: 2026-05-01', 'date: 2026-02-30'),
      `${NEWS}:6  date found "2026-02-30", expected a day that exists, such as 2026-05-01`,
    ],
    [
      'a colon in a title',
      replaced(NEWS, 'title: オフィス', 'title: 速報: オフィス'),
      `${NEWS}:2 a character in a value (\`: \`, \`[\`, \`*\`) or the indentation is not valid YAML; put quotation marks around the value (title: 'API: notes') (Nested mappings are not allowed in compact mappings)`,
    ],
    [
      'the name of a category in place of its key',
      replaced(NEWS, 'category: notice', 'category: notise'),
      `${NEWS}:4  category \`notise\` is not in content/categories.yaml; did you mean \`notice\`?`,
    ],
    [
      'a link to nowhere',
      replaced(NEWS, '(/about-us)', '(/abuot-us)'),
      `${NEWS}:9 there is no page at \`/abuot-us\`; did you mean \`/about-us\`?`,
    ],
    [
      'a picture that is not there',
      replaced(ARTICLE, 'slices.png', 'Slices.png'),
      `${ARTICLE}:12 there is no picture \`content/tech-articles/images/Slices.png\`; did you mean \`slices.png\`?`,
    ],
    [
      'a link to a topic that the form does not have',
      replaced(NEWS, '(/about-us)', '(/contact?topic=site-surveys)'),
      `${NEWS}:9 there is no topic \`site-surveys\`; did you mean \`site-survey\`?`,
    ],
    [
      'a mark with more than lines',
      {
        'src/assets/art/hero.svg': '<svg class="art"></svg>',
        'content/company/mark.svg': '<svg viewBox="0 0 32 32"><script></script></svg>',
      },
      'content/company/mark.svg:1 expected a mark of one <svg> with a viewBox, of shapes only, drawn in currentColor',
    ],
    [
      'a fact that nobody stated',
      replaced(SERVICE, '{{replyDays}}', '{{replyDay}}'),
      `${SERVICE}:12 there is no fact \`replyDay\`; did you mean \`replyDays\`?`,
    ],
    [
      'a date in a translation',
      replaced(ENGLISH, 'translatedFrom:', 'date: 2026-05-01\ntranslatedFrom:'),
      `${ENGLISH}:5  date the same in every language: ${NEWS} has it; remove it here`,
    ],
    [
      'a question in one language only',
      {
        'content/faq/en.yaml': `${sampleText('content/faq/en.yaml')}- title: More\n  items: [{ question: A, answer: B }]\n`,
      },
      'content/faq/en.yaml:1 expected 1 rows in the order of content/faq/ja.yaml',
    ],
    [
      'a page that one language lacks',
      { 'content/careers/zh.yaml': undefined },
      'content/careers/zh.yaml:1 the file does not exist; copy content/careers/en.yaml and translate it',
    ],
    [
      'a note in a prose page',
      replaced(PAGE, '個人情報を', '[^1]\n\n[^1]: javascript:alert(1)\n\n個人情報を'),
      `${PAGE}:13 prose pages have no \`definition\`; write links as [text](address)`,
    ],
    [
      'no privacy policy for the contact pages',
      replaced(PAGE, 'role: privacy\n', ''),
      'content/pages/ja/*.mdx:1  role no published page has `role: privacy`; add this line to the fields of the privacy policy, which the contact pages link to',
    ],
    [
      'a privacy policy that is not published yet',
      replaced(PAGE, 'role: privacy', 'role: privacy\ndraft: true'),
      'content/pages/ja/*.mdx:1  role no published page has `role: privacy`; add this line to the fields of the privacy policy, which the contact pages link to',
    ],
    [
      'two privacy policies',
      { 'content/pages/ja/terms-of-use.mdx': sampleText(PAGE) },
      `${PAGE}:4  role role privacy is taken by content/pages/ja/terms-of-use.mdx`,
    ],
    [
      'a menu with a page that is gone',
      {
        [PAGE]: undefined,
        'content/pages/en/terms.mdx': undefined,
        'content/navigation.yaml': 'header: [/]\nfooter: []\nsmall: [/terms]\n',
      },
      'content/navigation.yaml:3  small.0 `/terms` is no page that menus can link',
    ],
    [
      'a heading with full-width signs',
      replaced(NEWS, '## 道順', '＃＃ 道順'),
      `${NEWS}:11 this is no heading; begin it with half-width \`##\` and a space`,
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await errorsAfter(changes)).toContain(expected);
  });
});

test.each<[file: string, changes: Changes, expected: RegExp]>([
  ['with a tab', replaced(SERVICE, '  - type: figures', '\t- type: figures'), /consulting\.yaml:14 /],
  ['with a field twice', replaced(NEWS, 'author:', 'title: 二つ目\nauthor:'), /moved\.md:5 the same field is written/],
  ['of another encoding', { [NEWS]: Uint8Array.of(0x2d, 0x2d, 0x2d, 0x0a, 0x83, 0x5e, 0x0a) }, /moved\.md:2 not UTF-8/],
  ['without fields', { [NEWS]: '本文だけ\n' }, /moved\.md:1 expected fields between two lines/],
  ['at a reserved address', { 'content/news/ja/feed.md': sampleText(NEWS) }, /feed\.md:1 `feed` is an address of the/],
  ['of UTF-16', { [NEWS]: Buffer.from('---\na: 1\n---\n', 'utf16le') }, /moved\.md:1 not UTF-8/],
  ['that nothing reads', { 'content/news/notes.md': '覚え書き\n' }, /notes\.md:1 nothing reads this file/],
  ['without its original', { 'content/news/en/ofice.md': sampleText(ENGLISH) }, /ofice\.md:1 there is no original/],
])('a file %s is an error', async (_, changes, expected) => {
  expect((await errorsAfter(changes)).join('\n')).toMatch(expected);
});

test('an SVG with a script is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  const changes = { ...replaced(ARTICLE, 'slices.png', 'a.svg'), 'content/tech-articles/images/a.svg': svg };
  expect((await errorsAfter(changes)).join('\n')).toMatch(/has `<script>`; an SVG may hold shapes and text only/);
});

test.each<[id: string, changes: Changes]>([
  ['main', replaced(NEWS, '## 道順', '## 道順 {#main}')],
  ['way', replaced(NEWS, '## 道順', '## 道順 {#way}\n\n## 帰り {#way}')],
  ['toc', replaced(ARTICLE, '## 切れ目', '## 切れ目 {#toc}')],
  [
    'challenge',
    replaced('content/case-studies/ja/portal.md', '社内ポータルの設計', '## 課題 {#challenge}\n\n社内ポータルの設計'),
  ],
  ['menu', replaced(PAGE, '{#rules}', '{#menu}')],
  ['transfer', replaced(PAGE, 'id="dates"', 'id="transfer"')],
  ['rules', replaced(PAGE, 'id="dates"', 'id="rules"')],
  ['ftr', replaced(SERVICE, 'id: points', 'id: ftr')],
  ['s2', replaced(SERVICE, 'id: points', 'id: s2')],
  ['points', replaced(SERVICE, '- type: figures', '- type: figures\n    id: points')],
  ['menu', replaced('content/faq/ja.yaml', 'id: visits', 'id: menu')],
  ['visits', replaced('content/faq/ja.yaml', 'はい。', 'はい。\n\n        ## Visits\n\n        ')],
  [
    '_note1',
    replaced(
      'content/faq/ja.yaml',
      / {4}- id: visits[\s\S]*/,
      ['a', 'b'].map((id) => `    - { id: ${id}, question: A, answer: "B[^1]\\n\\n[^1]: C" }\n`).join(''),
    ),
  ],
])('the id `%s` that its page has already is refused', async (id, changes) => {
  expect((await errorsAfter(changes)).join('\n')).toContain(`the id \`${id}\` belongs to another part of the page`);
});

describe('a picture that cannot be shown as it is', () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 99, sigma: 50 } },
    });
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg"${box}><path d="M0 0h9v9z"/></svg>`;
  const half = async (picture: Promise<Buffer>) => (await picture).subarray(0, (await picture).length / 2);
  const moving = async () => {
    const frames = await Promise.all([plain(400, 300), noise(400, 300)].map((frame) => frame.png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };

  test.each<[name: string, content: () => Promise<Uint8Array> | string, expected: string]>([
    ['tall.png', () => plain(400, 17_000).png().toBuffer(), '(400×17000) is too tall: at most 16383 px'],
    ['tall.jpg', () => plain(1600, 21_000).jpeg().toBuffer(), '(1600×21000) is too tall: at most 20478 px'],
    [
      'turned.jpg',
      () => plain(17_000, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      '(400×17000) is too tall',
    ],
    ['tall.webp', () => plain(320, 16_383).webp().toBuffer(), ''],
    ['wide.png', () => plain(20_000, 400).png().toBuffer(), ''],
    ['cut.jpg', () => half(noise(900, 900).jpeg().toBuffer()), 'cannot be read'],
    ['cut.png', () => half(noise(900, 900).png().toBuffer()), 'cannot be read'],
    ['cut.webp', () => half(noise(900, 900).webp().toBuffer()), 'cannot be read'],
    ['words.png', () => 'no picture', 'cannot be read'],
    ['shot.jpg', () => plain(400, 300).png().toBuffer(), 'is in fact png'],
    ['shot.webp', () => plain(400, 300).jpeg().toBuffer(), 'is in fact jpeg'],
    ['drawn.png', () => svg(' viewBox="0 0 900 900"'), 'is in fact svg'],
    ['moving.webp', moving, 'moves'],
    ['right.avif', () => plain(400, 300).avif().toBuffer(), ''],
    ['comma.svg', () => svg(' viewBox="0, 0, 900, 900"'), ''],
    ['units.svg', () => svg(' viewBox="0 0 9px 9px"'), 'needs viewBox='],
    ['bare.svg', () => svg(' width="9" height="9"'), 'needs viewBox='],
  ])('%s', async (name, content, expected) => {
    const file = `content/tech-articles/images/${name}`;
    const errors = await errorsAfter({ ...replaced(ARTICLE, 'slices.png', name), [file]: await content() });
    expect(errors).toEqual(expected === '' ? [] : [expect.stringContaining(expected)]);
  });

  test.each<[place: string, changes: Changes]>([
    ['a field', replaced(SERVICE, 'drawing: hero', 'drawing: tall.png')],
    ['a prose page', replaced('content/pages/ja/terms.mdx', '個人情報を', '![期間の図](tall.png)個人情報を')],
    ['a translation', replaced(ENGLISH, 'The address', '![A map](tall.png)The address')],
  ])('in %s', async (_, changes) => {
    const folder = (Object.keys(changes)[0] ?? '').replace(/ja\/[a-z]*\.yaml$|[a-z-]*\.\w+$/, '');
    const tall = await plain(400, 17_000).png().toBuffer();
    const errors = await errorsAfter({ ...changes, [`${folder}tall.png`]: tall });
    expect(errors.join('\n')).toContain('too tall');
  });
});

test('a byte order mark and the line ends of Windows make no difference', async () => {
  expect(await errorsAfter({ [NEWS]: `\uFEFF${sampleText(NEWS).replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test('a day of revision that is still to come is a warning', async () => {
  await withSampleSite(replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nupdated: 2026-12-01'), async (root) => {
    const { problems } = await checkContent(root, '2026-11-21');
    expect(formatProblems(problems)).toContain('2026-12-01 is still to come');
  });
});

test('what waits for an editor is a warning; where visitors would read it, TODO is an error', async () => {
  const changes = replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nupdated: 2026-06-01');
  await withSampleSite({ ...changes, ...replaced(ARTICLE, '### 数える', 'TODO: 図を足す') }, async (root) => {
    const { problems } = await checkContent(root, '2026-11-21');
    expect(problems.filter(isError)).toEqual([]);
    const text = formatProblems(problems);
    const { problems: ofPublicSite } = await checkContent(root, '2026-11-21', true);
    expect(ofPublicSite.filter(isError).map(({ en }) => en)).toEqual(['still to be filled in: 図を足す']);
    for (const part of ['図を足す', `${ENGLISH}:`, 'the original was revised on 2026-06-01', 'not translated: en, zh'])
      expect(text).toContain(part);
  });
});

test.each<[file: string, changes: Changes]>([
  ['the tags', replaced('content/tags.yaml', 'legacy: {', 'legacy: { jp: A,')],
  ['the categories', replaced('content/categories.yaml', 'notice: {', 'notice: { jp: A,')],
  ['the company', replaced('content/company/ja.yaml', 'shortName:', 'shortNam:')],
  ['the facts', replaced('content/company/facts.yaml', 'identity:', 'identiti:')],
])('a misspelt field in %s is one error, not one more for each file that names something there', async (_, changes) => {
  expect(await errorsAfter(changes)).toEqual([expect.stringContaining(Object.keys(changes)[0] ?? '')]);
});

describe('text as people type it', () => {
  /** Line and English sentence of each problem of a text in a news item and in a prose page. */
  const saidOf = (body: string, kinds: readonly Kind[] = ['news', 'pages']) =>
    kinds.flatMap((kind) =>
      readBody({ kind, source: parseSource(`---\na: 1\n---\n${body}`, true) }).problems.map(
        ({ line, en }) => `${kind} ${line}: ${en}`,
      ),
    );

  test.each([
    '日時：11月20日\n場所：東京\n定員：20名',
    '次の決まりで受け付けますので、よくお読みのうえで、お申し込みください。\n（1）期間は二週間です。',
    '次の決まりで受け付けますので、よくお読みのうえで、お申し込みください。\n(1) 期間は二週間です。',
    'ア．期間は二週間です。\nイ．料金は無料です。',
    '参加は無料です。\n※ただし交通費は自己負担です。',
    '参加は無料です。\n－交通費は自己負担です。',
    '★第一部です。\n★第二部です。',
    '□氏名を書きます。\n□住所を書きます。',
    '申し込みます。\n→返事が届きます。',
    '〒100-0001\n東京都千代田区一番地',
    '月曜\t9時から\n火曜\t10時から',
    'Date: November 20\nPlace: Tokyo',
    '-春の部です。\n-秋の部です。',
    '1）春の部です。\n2）秋の部です。',
    '第1条 目的はこのとおりです。\n第2条 範囲はこのとおりです。',
    '时间：11月20日\n地点：东京',
  ])('a line that is joined to the one above is told: %j', (text) => {
    const said = 'this line is joined to the one above';
    expect(saidOf(text)).toEqual([expect.stringMatching(`news 2: ${said}`), expect.stringMatching(`pages 2: ${said}`)]);
  });

  test.each([
    '長い文をエディターで折り返すと、行はこのように次の行へ続き、\nそのまま一つの段落になるので、何も言われません。',
    '一文目です。\n二文目です。',
    '日時：11月20日  \n場所：東京\\\n定員：20名',
    'A long sentence that an editor wrapped at the width of its window goes on\nin the next line, and nobody says a word.',
    '- 日時：11月20日\n- 場所：東京',
    '*（注1）*のとおりです。',
  ])('lines that continue, or break, are good: %j', (text) => {
    expect(saidOf(text)).toEqual([]);
  });

  test.each([
    ['>\n  一行目の\n  二行目', '一行目の二行目'],
    ['>-\n  一行目。\n  「二行目」', '一行目。「二行目」'],
    ['一行目の\n  二行目', '一行目の二行目'],
    ['"一行目の\n  二行目"', '一行目の二行目'],
    ["'第一行，\n  第二行'", '第一行，第二行'],
    ['一行目の  \n  二行目の\n  三行目', '一行目の二行目の三行目'],
    ['“一”\n  第二行', '“一”第二行'],
    ['山田 太郎', '山田 太郎'],
    ['日本語\n  English\n  text', '日本語 English text'],
    ['|-\n  一行目\n  二行目', '一行目\n二行目'],
    ['一\u000b二\u2028三', '一 二 三'],
    ['\u202e右\u2066から\u2069左\u200b\u00ad\ufeff', '右から左'],
    ['"\\u202e一\\b二\\x7f"', '一二'],
    ['か\u3099き', 'がき'],
    ['塚\ufa10と👨\u200d👩\u200d👧', '塚\ufa10と👨\u200d👩\u200d👧'],
  ])('a field with the value %j has the text %j', (value, text) => {
    expect(parseSource(`title: ${value}\nrows:\n  - ${value.replaceAll('\n', '\n  ')}\n`, false).data).toEqual({
      title: value.startsWith('>\n') ? `${text}\n` : text,
      rows: [value.startsWith('>\n') ? `${text}\n` : text],
    });
  });

  test('a body has no control and no invisible characters, nor has a prose page', () => {
    const typed = 'こ\u202eん\u200bに\ufeffち\u00adは\u0007。\u000bか\u3099\u2029き\u0085く';
    const body = 'こんにちは。 が き く';
    expect(parseSource(`---\na: 1\n---\n${typed}`, true).body).toBe(body);
    expect(textOf(parsePage(typed))).toBe(body);
  });

  test.each([
    ['[問合せ先]: info@example.com', 'nothing in the text uses'],
    ['本文[^1]です。', 'there is no text for the note `[^1]`'],
    ['本文です。\n\n[^2]: 注です。', 'nothing in the text uses `[^2]:`'],
    ['1. 一つめ\n3. 三つめ', 'the number 3 makes a list that shows 2'],
    ['2026. 春の予定', 'the number 2026 makes a list'],
    ['> 引用\n\n>100万円', 'a `>` at the start'],
    ['本文です。\n\n    字下げの段落', 'four spaces or a tab'],
    ['会社の概要\n---', 'the `---` or `===` below'],
    ['### 道順 {#道順}', 'the id of this heading'],
    ['場所は \\\\server\\共有 です。', '`\\\\` is shown as one'],
    ['[資料](/downloads/price list.pdf)', 'an address or the name of a picture has a space'],
    ['詳しくはhttps://example.com/東京支社', 'the address ends before'],
    ['詳しくはhttps://example.com/?q=東京', 'the address ends before'],
    ['__「重要」__です', 'is shown as text'],
    ['| 名 | 数 |\n|---|---|\n| あ | 1 | 2 |', '3 cells in a table of 2 columns'],
    ['| 名 | 数 |\n|---|---|\n| あ |', '1 cells in a table of 2 columns'],
    ['| 名 | 数 |\n|---|---|\n| `a|b` | 1 |', '3 cells in a table of 2 columns'],
  ])('what Markdown would do silently is told: %j', (text, said) => {
    expect(saidOf(text, ['news']).join('\n')).toContain(said);
  });

  test.each([
    '| 名 | 数 |\n|---|---|\n| a \\| b | 1 |',
    '本文[^1]です。\n\n[^1]: 注です。',
    '[頁]です。\n\n[頁]: /about-us',
    '1. 一\n1. 二',
  ])('what is shown as typed is good: %j', (text) => {
    expect(saidOf(text, ['news'])).toEqual([]);
  });

  test.each([
    ['[頁][y]\n\n[y]: javascript:alert(1)', 'prose pages have no `definition`'],
    ['[頁][y]\n\n[y]: https://example.com', 'prose pages have no `linkReference`'],
    ['![図][y]\n\n[y]: https://example.com/a.png', 'prose pages have no `imageReference`'],
    ['[頁]\n\n[頁]: /about-us', 'prose pages have no `definition`'],
    ['[頁][]です。\n\n[頁]: <data:text/html,x>', 'prose pages have no `linkReference`'],
    ['本文[^1]です。\n\n[^1]: 注', 'prose pages have no `definition`'],
    ['本文[^1]です。\n\n[^1]: 注 です。', '`[^1]` is shown as text'],
    ['~~旧料金~~は', '`~~旧料金~~` is shown as text'],
    ['- [x] 済み', '`[x] ` is shown as text'],
    ['| 名 | 数 |\n|---|---|\n| あ | 1 |', 'write tables with <FactTable>'],
    ['詳しくはhttps://example.comへ', '`https://e` is shown as text'],
    ['幅10*奥行20*高さ30', 'this `*` is emphasis'],
    ['「*」は必須、「*」なしは任意', 'this `*` is emphasis'],
  ])('what prose pages do not have is refused: %j', (text, said) => {
    expect(saidOf(text, ['pages']).join('\n')).toContain(said);
  });
});

test('all problems of all files are told at once', async () => {
  const changes = { ...replaced(NEWS, 'author:', 'auther:'), ...replaced(SERVICE, 'items:', 'itmes:') };
  expect((await errorsAfter(changes)).length).toBe(2);
});
