import { expect, test } from 'vitest';
import { savingProblems } from './saving-problems.ts';

const SITE = 'https://site.example';

const ja = {
  title: '合肥オフィスで設計の勉強会を開きました',
  summary:
    '合肥オフィスの開発者が集まり、図を使った設計レビューの進め方を学びました。次は東京で開きます。どなたでも参加できます。',
  category: 'event',
  author: '李 小紅',
  date: '2026-05-01',
  body: '勉強会では、次の二つを試しました。\n\n## 図から始める\n\n本文です。',
};

test.each([
  ['a whole entry', {}, []],
  ['a title that is too long', { title: 'あ'.repeat(40) }, ['title']],
  ['no author', { author: '' }, ['author']],
  ['a day that does not exist', { date: '2026-02-30' }, ['date']],
  ['a heading of the first level', { body: '# 図\n\n本文です。' }, ['body']],
  ['a field of another kind', { position: 'CTO' }, ['position']],
  ['an update before its publication', { updated: '2026-04-30' }, ['updated']],
  ['a typo in the year', { date: '1026-05-01' }, ['date']],
  ['no text', { body: '' }, ['body']],
  ['a link without its beginning', { body: '[会社](about-us)' }, ['body']],
  ['the address of a site without https', { body: '[外](www.example.com)' }, ['body']],
  ['a script as a link', { body: '[押す](javascript:alert(1))' }, ['body']],
  ['the whole address of the own site', { body: '[会社](https://site.example/about-us)' }, ['body']],
  ['a telephone that dials another number', { body: '[03-0000-0000](tel:+81312345678)' }, ['body']],
  ['a picture without words', { body: '![](../images/a.png)' }, ['body']],
  ['a picture of another site', { body: '![会場](https://example.com/a.png)' }, ['body']],
  ['a link to another site', { body: '[外](https://www.example.com)と[電話](tel:+81300000000)' }, []],
  ['a table of Word without its second line', { body: '| 日 | 時 |\n| 1日 | 10時 |' }, ['body']],
  ['a bullet of Word', { body: 'l   一つめの項目' }, ['body']],
  ['a table', { body: '| 日 | 時 |\n| --- | --- |\n| 1日 | 10時 |' }, []],
  ['a file that was no YAML', { _trouble: '読めません / cannot be read' }, ['']],
])('saving reports %s', (_, fields, expected) => {
  const problems = savingProblems({
    kind: 'news',
    slug: 'a',
    forms: { ja: { ...ja, ...fields } },
    site: SITE,
    today: '2026-11-24',
  });
  expect(problems.map(({ field }) => field)).toEqual(expected);
});

test('each language is looked at', () => {
  const problems = savingProblems({
    kind: 'news',
    slug: 'a',
    forms: { ja, en: { ...ja, translatedFrom: '2026-05-01' } },
    site: SITE,
    today: '2026-11-24',
  });
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/news/en/a.md']));
});

const en = {
  ...ja,
  title: 'A study meeting on design at our Hefei office',
  summary:
    'Developers of the Hefei office met and learned how to review a design with drawings; the next one is in Tokyo.',
  translatedFrom: '2026-05-01',
  body: 'We tried two things.',
};

test.each([
  ['a translation that is published before the Japanese text', { ...ja, draft: true }, en, ['']],
  ['a translation of a text that is not there yet', ja, { ...en, translatedFrom: '2026-05-02' }, ['translatedFrom']],
  ['both as drafts', { ...ja, draft: true }, { ...en, draft: true }, []],
])('%s', (_, original, translation, expected) => {
  const forms = { ja: original, en: translation };
  const problems = savingProblems({ kind: 'news', slug: 'a', forms, site: SITE, today: '2026-11-24' });
  expect(problems.map(({ field }) => field)).toEqual(expected);
});

test('answers of questions are read as texts', () => {
  const items = [{ id: 'b', question: '質問', answer: '[会社](about-us)\n\nl  一つめ' }];
  const problems = savingProblems({
    kind: 'faq',
    slug: '',
    forms: { ja: { rows: [{ id: 'a', title: '題', items }] } },
    site: SITE,
    today: '2026-11-24',
  });
  expect(problems.map(({ field }) => field)).toEqual(['0.items.0.answer', '0.items.0.answer']);
});

test('the text of a prose page is left to the check of the pull request', () => {
  const forms = { ja: { title: '利用規約', lead: 'このサイトの使い方です。', body: '<ContactDeks />\n\n# 題名' } };
  const problems = savingProblems({ kind: 'pages', slug: 'terms', forms, site: SITE, today: '2026-11-24' });
  expect(problems.filter(({ field }) => field === 'body')).toEqual([]);
});
