import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatProblem, formatProblems } from '#src/content/reading/problems.ts';
import { allProblems } from '#src/content/reading/read-collection.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import { SECTION_TYPES } from '#src/schemas/content/sections.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';

const TODAY = '2026-11-21';
const NEWS = 'content/news/ja/office-moved.md';
const ENGLISH = 'content/news/en/office-moved.md';
const PAGE = 'content/pages/ja/terms.mdx';
const SERVICE = 'content/services/ja/consulting.yaml';
const ARTICLE = 'content/tech-articles/ja/slices.md';

function problemsOf(changes: Changes): Promise<string> {
  return withSampleSite(changes, async (root) => (await contentProblems(root, TODAY)).map(formatProblem).join('\n'));
}

/** A summary that fits in a search result. */
const SUMMARY = 'Long enough to stand alone: search results want seventy columns or more of it.';

const { site, phone } = (parse(sampleText('content/company/facts.yaml')) as Facts).identity;

/** A white image of a size. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const [NARROW, PHONE, HUGE] = await Promise.all([picture(200, 100), picture(4032, 3024), picture(10_000, 7000)]);

/** The article with a picture of its own. */
const withPicture = (name: string, data: Uint8Array, written = name): Changes => ({
  ...replaced(ARTICLE, '../images/slices.png', `../images/${written}`),
  [`content/tech-articles/images/${name}`]: data,
});

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

/** An unpublished entry, as the target of links. */
const DRAFT = {
  'content/news/ja/soon.md':
    '---\ntitle: 近日\nsummary: 近日。\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\ndraft: true\n---\n\n本文\n',
};

/** A file with problems in its fields and in its text: both are reported. */
const BOTH =
  '---\ntitle: 移転\nsummary: 移転。\ncategory: event\nauthor: 広報担当\ndate: 2026/5/1\n---\n\n# 道順\n\n![](../images/a.png) と [会社](/abuot-us)\n';

/** Ways to break a content file. The snapshot of this test has the messages. Read them as an editor would. */
const BREAKS: readonly (readonly [name: string, changes: Changes])[] = [
  ['a misspelt field', replaced(NEWS, 'category: notice', 'categroy: notice')],
  ['a field that is missing', replaced(NEWS, 'author: 広報担当\n', '')],
  ['categories without their file', { 'content/categories.yaml': undefined }],
  ['a field without a value', replaced(NEWS, 'author: 広報担当', 'author:')],
  ['a field that this kind of entry does not have', replaced(NEWS, 'author:', 'picture: a.png\nauthor:')],
  ['a date with slashes', replaced(NEWS, 'date: 2026-05-01', 'date: 2026/5/1')],
  ['a day that does not exist', replaced(NEWS, 'date: 2026-05-01', 'date: 2026-02-30')],
  ['an update before the date', replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nupdated: 2026-04-30')],
  ['a label in place of a category key', replaced(NEWS, 'category: notice', 'category: お知らせ')],
  ['a misspelt tag', replaced(ARTICLE, 'tags: [legacy]', 'tags: [legasy]')],
  ['an empty list of tags', replaced(ARTICLE, 'tags: [legacy]', 'tags: []')],
  ['a word in place of true', replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\ndraft: はい')],
  ['true in quotation marks', replaced(NEWS, 'date: 2026-05-01', "date: 2026-05-01\ndraft: 'true'")],
  ['a title that is a number', replaced(NEWS, 'title: オフィスを移転しました', 'title: 2026')],
  ['a word in place of a list', replaced(ARTICLE, 'tags: [legacy]', 'tags: legacy')],
  ['a colon in a title', replaced(NEWS, 'title: オフィス', 'title: 速報: オフィス')],
  ['a full-width colon', replaced(NEWS, 'title: オ', 'title：オ')],
  ['an open quotation mark', replaced(NEWS, 'title: オ', 'title: "オ')],
  ['a title that begins with a word in brackets', replaced(NEWS, 'title: オ', 'title: [重要] オ')],
  ['a title that begins with an asterisk', replaced(NEWS, 'title: オ', 'title: *オ')],
  ['a title that a number sign ends', replaced(NEWS, 'title: オフィス', 'title: 第5回 #設計 オフィス')],
  ['the same field twice', replaced(NEWS, 'author:', 'title: 二つ目\nauthor:')],
  ['front matter that never ends', replaced(NEWS, '---\n\n新しい', '\n新しい')],
  ['an empty file', { [NEWS]: '' }],
  ['a blank line before the fields', replaced(NEWS, '---\n', '\n---\n')],
  ['no front matter', { [NEWS]: '本文だけ\n' }],
  ['a file in Shift_JIS', { [NEWS]: Uint8Array.of(0x2d, 0x2d, 0x2d, 0x0a, 0x83, 0x5e, 0x83, 0x43, 0x0a) }],
  [
    'a file name in Japanese',
    {
      'content/news/ja/移転.md':
        '---\ntitle: あ\nsummary: あ。\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\n---\n',
    },
  ],
  [
    'a reserved slug',
    {
      'content/news/ja/feed.md':
        '---\ntitle: あ\nsummary: あ。\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\n---\n',
    },
  ],
  ['a copy made by the file manager', { 'content/news/ja/office-moved - コピー.md': sampleText(NEWS) }],
  [
    'a file that nothing reads',
    {
      'content/news/ja/seminar.md.txt': '案内\n',
      'content/news/notes.md': '覚え書き\n',
      'content/News/ja/a.md': 'a\n',
    },
  ],
  ['a translation of no entry', { 'content/news/en/seminar-invitation-in-english.md': sampleText(ENGLISH) }],
  ['a heading of the first level', replaced(NEWS, '## 道順', '# 道順')],
  ['a skipped level of headings', replaced(ARTICLE, '### 数える', '#### 数える')],
  ['a heading without a space', replaced(NEWS, '## 道順', '##道順')],
  ['a heading with full-width marks', replaced(NEWS, '## 道順', '＃＃ 道順')],
  ['strong that does not close', replaced(NEWS, '**「北口」**', '**「北口」')],
  ['a page that imports', replaced(PAGE, '{{company}}', "import x from './x.js'")],
  ['a page that exports', replaced(PAGE, '{{company}}', 'export const x = 1')],
  ['an expression in a page', replaced(PAGE, '{{company}}', '{1 + 1}')],
  ['a fact that a page cannot have', replaced(PAGE, '{{company}}', '{{compny}}')],
  ['a fact that an attribute cannot have', replaced(PAGE, '{{founded}}', '{{fuonded}}')],
  ['a misspelt element of a page', replaced(PAGE, '<ContactDesk />', '<ContactDeks />')],
  ['HTML in a page', replaced(PAGE, '{{company}}', '<div>A</div>')],
  ['a script in a page', replaced(PAGE, '{{company}}', '<script src="https://evil.example/x.js" />')],
  ['a handler on an element', replaced(PAGE, '<ContactDesk />', '<ContactDesk onclick="alert(1)" />')],
  ['an expression in an attribute', replaced(PAGE, 'title="C"', 'title={globalThis.process.env}')],
  ['attributes that are spread', replaced(PAGE, '<ContactDesk />', '<ContactDesk {...props} />')],
  ['an attribute that is missing', replaced(PAGE, '<Row name="A" day', '<Row day')],
  ['a day that does not exist in an element', replaced(PAGE, 'day="2026-05-01"', 'day="2026-02-30"')],
  ['a row outside a table', replaced(PAGE, '{{company}}', '<Row name="A">B</Row>')],
  ['a text between rows', replaced(PAGE, '<Row name="B">', 'C\n<Row name="B">')],
  ['a section inside another element', replaced(PAGE, '<ContactDesk />', '<Section id="x" title="X">Y</Section>')],
  ['text in an element that holds nothing', replaced(PAGE, '<ContactDesk />', '<ContactDesk>A</ContactDesk>')],
  ['text behind a section', replaced(PAGE, '</Section>', '</Section>\n\n後の文章です。')],
  ['an element that is not closed', replaced(PAGE, '</FactTable>', '')],
  ['a sign that begins an element', replaced(PAGE, '{{company}}', '在庫が<5個 です')],
  ['a heading of a page without an id', replaced(PAGE, ' {#rules}', '')],
  ['an id of a page twice', replaced(PAGE, 'id="dates"', 'id="rules"')],
  ['an id that a translation has otherwise', replaced('content/pages/en/terms.mdx', '{#rules}', '{#rule}')],
  ['a table of Markdown in a page', replaced(PAGE, '{{company}}', '| a | b |\n|---|---|\n| c | d |')],
  ['strong that does not close in a page', replaced(PAGE, '**「保管」**', '**「保管」')],
  ['a broken link in a page', replaced(PAGE, '{{company}}', '[A](/abuot-us) [B](#ruels)')],
  ['a picture of a page without its text', replaced(PAGE, '{{company}}', '![](../../news/images/none.png)')],
  ['a link to a heading that a page lacks', replaced(NEWS, '(/about-us)', '(/terms#rulse)')],
  ['a number in a page that the facts have', replaced(PAGE, '{{company}}', `電話は${phone?.national}です。`)],
  ['an address that the site has', { 'content/pages/ja/en.mdx': sampleText(PAGE) }],
  ['a page with the old ending', { 'content/pages/ja/terms-2.md': sampleText(PAGE) }],
  ['a misspelt field of a page', replaced(PAGE, 'description:', 'desciption:')],
  ['HTML in a text', replaced(NEWS, '駅から', '駅<br>から')],
  ['a picture that does not exist', replaced(ARTICLE, 'slices.png', 'slicse.png')],
  ['a picture named from the wrong folder', replaced(ARTICLE, '../images/slices.png', 'images/slices.png')],
  ['a picture in capital letters', replaced(ARTICLE, 'slices.png', 'Slices.png')],
  ['a picture with a space in its name', replaced(ARTICLE, 'slices.png', '会場 写真.png')],
  ['a photo as an iPhone keeps it', replaced(ARTICLE, 'slices.png', 'IMG_1234.HEIC')],
  ['a list as a word processor writes it', replaced(NEWS, '駅から', '・会場：本社\n・日時：12月10日\n\n駅から')],
  ['bullets of a word processor', replaced(NEWS, '駅から', '•\t会場：本社\n•\t日時：12月10日\n\n駅から')],
  ['numbers of a word processor', replaced(NEWS, '駅から', '①会場：本社\n②日時：12月10日\n\n駅から')],
  ['a picture without alternative text', replaced(ARTICLE, '台が二つ並んだ図', '')],
  ['a picture from another site', replaced(ARTICLE, '../images/slices.png', 'https://example.com/a.png')],
  ['a picture whose name has spaces, in signs', withPicture('会場 (1).png', PHONE, '%E4%BC%9A%E5%A0%B4%20(1).png')],
  ['a picture whose name has a sign', withPicture('before&after.png', PHONE)],
  ['a picture that would be blurred', withPicture('narrow.png', NARROW)],
  ['a picture that the build cannot take', withPicture('huge.png', HUGE)],
  ['an SVG with a script', withPicture('script.svg', svg('<script>alert(1)</script>'))],
  ['an SVG that is cut off', withPicture('cut.svg', svg('<g>'))],
  ['an SVG as heavy as a photo', withPicture('heavy.svg', svg(`<title>${'x'.repeat(100_000)}</title>`))],
  [
    'a file that is no picture',
    { ...replaced(ARTICLE, 'slices.png', 'broken.png'), 'content/tech-articles/images/broken.png': 'text' },
  ],
  ['a link to nowhere', replaced(NEWS, '(/about-us)', '(/abuot-us)')],
  ['a link without its slash', replaced(NEWS, '(/about-us)', '(about-us)')],
  ['a link with a slash at its end', replaced(NEWS, '(/about-us)', '(/about-us/)')],
  ['a link to an alias', replaced(NEWS, '(/about-us)', '(/about)')],
  ['a link with the origin', replaced(NEWS, '(/about-us)', `(${site}/about-us)`)],
  ['a link to the page of another language', replaced(ENGLISH, '(/en/about-us)', '(/about-us)')],
  ['a link that could run a script', replaced(NEWS, '(/about-us)', '(javascript:alert`1`)')],
  ['a link to a heading that is not there', replaced(ARTICLE, '#道順', '#道筋')],
  ['a link to a draft', { ...replaced(NEWS, '(/about-us)', '(/news/soon)'), ...DRAFT }],
  [
    'a broken link in an answer',
    {
      'content/faq/ja.yaml':
        '- id: company\n  title: 会社\n  items:\n    - id: visits\n      question: 訪問できますか。\n      answer: |\n        はい。\n\n        [地図](/acces)\n',
    },
  ],
  [
    'a question twice',
    {
      'content/faq/ja.yaml':
        '- id: company\n  title: 会社\n  items:\n    - { id: visits, question: 訪問できますか。, answer: はい。 }\n    - { id: visits, question: 見学できますか。, answer: はい。 }\n',
    },
  ],
  ['a question in one language only', replaced('content/faq/en.yaml', 'id: visits', 'id: tours')],
  ['pay that ends below its beginning', replaced('content/jobs/ja/kiln-engineer.md', 'min: 310000', 'min: 880000')],
  ['a fact of a misspelt unit', replaced('content/company/facts.yaml', 'unit: minutes', 'unit: minuts')],
  ['a fact without a value', replaced('content/company/facts.yaml', 'value: 30, unit: minutes', 'unit: minutes')],
  ['a name of a fact with a hyphen', replaced('content/company/facts.yaml', 'payDay:', 'pay-day:')],
  [
    'a position that ends before it is posted',
    replaced('content/jobs/ja/kiln-engineer.md', /datePosted: .*/, 'datePosted: 2027-04-01\nvalidThrough: 2026-06-30'),
  ],
  ['a thirteenth month', replaced('content/company/facts.yaml', 'reviewMonth: { value: 6', 'reviewMonth: { value: 13')],
  ['an entry without a text', replaced(NEWS, /---\n\n[\s\S]*$/, '---\n')],
  ['a copy of an entry', { 'content/news/ja/office-moved-copy.md': sampleText(NEWS) }],
  [
    'a copy whose text was rewritten, but not its summary',
    { 'content/news/ja/office-again.md': sampleText(NEWS).replace(/---\n\n[\s\S]*$/, '---\n\n別の文章です。\n') },
  ],
  ['a slip in the year', replaced(NEWS, 'date: 2026-05-01', 'date: 1026-05-01')],
  ['a year that is far away', replaced(NEWS, 'date: 2026-05-01', 'date: 2062-05-01')],
  [
    'a sentence in place of a name',
    replaced(NEWS, 'author: 広報担当', `author: ${'本社移転の準備にあたった総務部の一同'.repeat(3)}`),
  ],
  [
    'a translation without its original',
    {
      'content/news/en/ofice-moved.md': `---\ntitle: Moved\nsummary: '${SUMMARY}'\ncategory: notice\nauthor: PR\ndate: 2026-05-01\n---\n`,
    },
  ],
  [
    'a translation that is published before the original',
    replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\ndraft: true'),
  ],
  [
    'a translation from a text of the future',
    replaced(ENGLISH, 'translatedFrom: 2026-05-01', 'translatedFrom: 2026-06-01'),
  ],
  ['a translation with another category', replaced(ENGLISH, 'category: notice', 'category: event')],
  [
    'a character that share images cannot draw',
    replaced(NEWS, 'title: オフィスを移転しました', 'title: オフィスを移転しました🎉'),
  ],
  ['a title that search results cut', replaced(NEWS, 'オフィスを移転しました', 'オフィスを移転しました'.repeat(3))],
  ['a summary too short for search results', replaced(NEWS, /summary: .*/, 'summary: 移転。')],
  ['wrong fields and a wrong text', { [NEWS]: BOTH }],
  ['a published entry that vanished', { 'content/published.json': '{ "news": ["office-moved", "old-news"] }' }],
  [
    'a published entry that was deleted',
    { 'content/published.json': '{ "news": ["office-moved", "old-news", "study-meeting"] }' },
  ],
  ['a bullet of Word', replaced(NEWS, /\n$/, '\n\nl   一つめの項目\n')],
  ['a table without its second line', replaced(NEWS, /\n$/, '\n\n| 日 | 時 |\n| 1日 | 10時 |\n')],
  [
    'a former slug that is in use',
    replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nformerSlugs: [study-meeting]'),
  ],
  [
    'a case that names a case that is not there',
    replaced('content/case-studies/ja/portal.md', 'solution:', 'related: [portals]\nsolution:'),
  ],
  ['a rank that is taken', replaced('content/case-studies/ja/third.md', 'rank: 3', 'rank: 2')],
  [
    'a new file that was published as it is',
    {
      'content/news/ja/new.md': `---\ntitle: 題名\nsummary: （ここに書く）${'要約を書きかけたもの。'.repeat(6)}\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\n---\n\nここから本文を書きます。\n`,
      'content/news/en/new.md': `---\ntitle: おしらせ\nsummary: '${SUMMARY}'\ncategory: event\nauthor: PR\ndate: 2026-05-01\n---\n\nText\n`,
    },
  ],
  [
    'two notices of one name',
    {
      'content/notices.yaml':
        '- { id: a, start: 2026-12-28, end: 2027-01-04, text: { ja: 休業, en: Closed, zh: 放假 } }\n'.repeat(2),
    },
  ],
  [
    'a notice that ends before it starts',
    {
      'content/notices.yaml':
        '- id: a\n  start: 2026-12-28\n  end: 2026-12-01\n  text: { ja: 休業, en: Closed, zh: 放假 }\n',
    },
  ],
  [
    'a notice without its Chinese text',
    {
      'content/notices.yaml':
        '- id: a\n  start: 2026-12-28\n  end: 2027-01-04\n  text:\n    ja: 休業\n    en: Closed\n',
    },
  ],
  [
    'a notice whose link leads nowhere',
    {
      'content/notices.yaml':
        '- id: a\n  start: 2026-12-28\n  end: 2027-01-04\n  text: { ja: 休業, en: Closed, zh: 放假 }\n  link:\n    path: /news/office-move\n    label: { ja: 詳細, en: Details, zh: 详情 }\n',
    },
  ],
  ['a service at an address of the site', { 'content/services/ja/terms.yaml': sampleText(SERVICE) }],
  ['a misspelt type of section', replaced(SERVICE, 'type: cells', 'type: cels')],
  ['a section without a type', replaced(SERVICE, 'type: figures\n    title: 数字', 'title: 数字')],
  ['a misspelt field of a section', replaced(SERVICE, 'items:', 'itmes:')],
  ['a list of a section without rows', replaced(SERVICE, 'names: [staff]', 'names: []')],
  [
    'a row of terms that is a clause and a text of its own',
    replaced(SERVICE, 'clause: law', 'clause: law\n        name: 法'),
  ],
  [
    'a text of a page that leads nowhere and names no fact',
    {
      'content/page-texts/ja.yaml':
        'case-study:\n  closing: { title: ご相談, text: "{{replyDay}}以内", to: /services/none }\n',
      'content/page-texts/en.yaml': '{}\n',
      'content/page-texts/zh.yaml': '{}\n',
    },
  ],
  ['a section that leads nowhere', replaced(SERVICE, "'/faq#visits'", '/faq#visit')],
  ['a section that leads to another site', replaced(SERVICE, "'/faq#visits'", 'https://other.example')],
  ['a fact in a section that nobody stated', replaced(SERVICE, '{{replyDays}}', '{{replyDay}}')],
  ['a fact in a clause that nobody stated', replaced('content/clauses/ja.yaml', '{{company}}', '{{compony}}')],
  ['a clause that is not translated', { 'content/clauses/en.yaml': undefined }],
  ['a link to a section that is not there', replaced(NEWS, '(/about-us)', '(/services/consulting#point)')],
  [
    'a link to the services of a company without any',
    { [SERVICE]: undefined, ...replaced(NEWS, '(/about-us)', '(/services)') },
  ],
  [
    'words for a page that is not there',
    {
      'content/search-words.yaml':
        'ja:\n  same: []\n  pages:\n    /faqs: [料金]\nen: { same: [], pages: {} }\nzh: { same: [], pages: {} }\n',
    },
  ],
];

describe('ways to break content', () => {
  test('the sample is without a problem, and so is a renamed entry that names its former slug', async () => {
    expect(await problemsOf({})).toBe('');
    const renamed = replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nformerSlugs: [old-news]');
    expect(await problemsOf({ ...renamed, 'content/published.json': '{ "news": ["old-news"] }' })).toBe('');
  });

  test.each([
    ['a photo of a telephone', withPicture('IMG_1234.PNG', PHONE)],
    ['a link to a section', replaced(NEWS, '(/about-us)', '(/services/consulting#points)')],
    [
      'a company without services',
      Object.fromEntries(
        [SERVICE, ...['ja', 'en', 'zh'].map((lang) => `content/clauses/${lang}.yaml`)].map((file) => [file, undefined]),
      ),
    ],
    ['a link to a heading of the same text', replaced(NEWS, '(/about-us)', '(#道順)')],
    [
      'a text that is its own summary',
      {
        'content/news/ja/short.md': `---\ntitle: 短い\nsummary: ${'要約を兼ねる短い文章。'.repeat(6)}\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\n---\n\n${'要約を兼ねる短い文章。'.repeat(6)}\n`,
      },
    ],
    [
      'two drafts that begin with the same words',
      {
        'content/news/ja/soon.md': DRAFT['content/news/ja/soon.md'],
        'content/news/ja/soon-2.md': DRAFT['content/news/ja/soon.md'],
      },
    ],
    ['an SVG of any size', withPicture('slices.SVG', svg('<path d="M0 0h9"/>'))],
    ['a name in Japanese', withPicture('会場写真.png', PHONE)],
  ])('%s is welcome', async (_, changes) => {
    expect(await problemsOf(changes)).toBe('');
  });

  test.each(BREAKS)('%s', async (_, changes) => {
    const message = await problemsOf(changes);
    expect(message).not.toBe('');
    // A new type of section changes no message.
    expect(message.replaceAll(SECTION_TYPES.join(', '), '(types of sections)')).toMatchSnapshot();
  });
});

test('three broken files are reported in one message', async () => {
  const changes = {
    ...replaced(NEWS, 'category: notice', 'category: notise'),
    ...replaced(ARTICLE, 'date: 2026-04-01', 'date: 2026/4/1'),
    ...replaced('content/faq/en.yaml', 'question:', 'qestion:'),
  };
  const message = await withSampleSite(changes, async (root) => formatProblems(allProblems(root)));
  expect(message).toContain('問題が3件');
  for (const file of Object.keys(changes)) expect(message).toContain(`${file}:`);
});
