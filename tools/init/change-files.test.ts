import { describe, expect, test } from 'vitest';
import { asCopies, languageOf, withDefault, withoutKeys, withoutLanguage } from './change-files.ts';

test.each([
  ['content/faq/en.yaml', 'en'],
  ['content/news/ko/moved.md', 'ko'],
  ['locales/zh/faq.json', 'zh'],
  ['content/tags.yaml', undefined],
  ['content/news/images/en.png', undefined],
])('%s is in %s', (file, lang) => {
  expect(languageOf(file)).toBe(lang);
});

describe('the keys of a language', () => {
  test.each([
    ['a row of a table', 'ai: { ja: AI, en: AI, zh: 人工智能 } # note\n', 'ai: { ja: AI, en: AI } # note\n'],
    ['the first of a row', 'ai: { zh: 人工智能, ja: AI }\n', 'ai: { ja: AI }\n'],
    ['a line of a block', 'text:\n  ja: あ\n  zh: 啊\n  # next\n  en: a\n', 'text:\n  ja: あ\n  # next\n  en: a\n'],
    ['the last block', '# head\nja:\n  same: [a]\n\nzh:\n  same: [b]\n  pages: {}\n', '# head\nja:\n  same: [a]\n\n'],
    ['a folded text', 'text:\n  zh: >\n    一\n    二\n  en: a\n', 'text:\n  en: a\n'],
    ['a key beside others than languages', 'zh: 1\nname: 2\n', 'zh: 1\nname: 2\n'],
    ['two in one list', '- { ja: あ, zh: 啊 }\n- { ja: い, zh: 衣 }\n', '- { ja: あ }\n- { ja: い }\n'],
  ])('%s', (_, text, left) => {
    expect(withoutKeys(text, 'zh')).toBe(left);
  });
});

test('without a language, its files go and the others stay as they are', () => {
  const files = {
    'content/faq/zh.yaml': 'a',
    'content/faq/ja.yaml': 'zh: 1',
    'content/tags.yaml': 'x: { ja: a, zh: b }\n',
    'content/categories.yaml': '{}\n',
    'content/pages/zh/terms.mdx': 'a',
    'content/transfer-notice.yaml': 'zh:\n  title: a\n',
  };
  expect(withoutLanguage(files, 'zh')).toStrictEqual({
    'content/faq/zh.yaml': undefined,
    'content/tags.yaml': 'x: { ja: a }\n',
    'content/pages/zh/terms.mdx': undefined,
    'content/transfer-notice.yaml': undefined,
  });
});

describe('another default language', () => {
  test('its links lose the prefix, those to the former one get it', () => {
    const text = '[a](/en/news) [b](/en) [c](/news#d) [e](/) [f](/zh/faq) [g](https://x.example/en/) [h](/english)';
    expect(withDefault({ 'content/faq/en.yaml': text }, 'en', 'ja')).toEqual({
      'content/faq/en.yaml':
        '[a](/news) [b](/) [c](/ja/news#d) [e](/ja) [f](/zh/faq) [g](https://x.example/en/) [h](/ja/english)',
    });
  });

  test('its entries become the originals', () => {
    const files = {
      'content/news/ja/a.md': '---\ntitle: 題\nformerSlugs: [b]\n---\n',
      'content/news/en/a.md': '---\ntitle: T\ntranslatedFrom: 2026-01-01\n---\n',
      'content/news/zh/a.md': '---\ntitle: 题\ntranslatedFrom: 2026-01-01\n---\n',
    };
    expect(withDefault(files, 'en', 'ja')).toEqual({
      'content/news/ja/a.md': '---\ntitle: 題\n---\n',
      'content/news/en/a.md': '---\nformerSlugs: [b]\ntitle: T\n---\n',
    });
  });
});

test('a language begins with copies of another: files, keys of tables, and messages in its own plurals', () => {
  const files = {
    'content/faq/en.yaml': 'text: "[news](/en/news), [a](/a)"\n',
    'content/faq/ja.yaml': 'text: あ\n',
    'content/tags.yaml': '# Topics.\nai: { ja: あ, en: AI }\nzh: { name: a }\n',
    'content/README.md': 'en',
    'locales/en/news.json': '{ "list": [{ "n_one": "one", "n_other": "{{count}}" }], "all": "All" }',
  };
  const one = { n_other: '{{count}}' };
  expect(asCopies(files, 'ko', 'en')).toEqual({
    'content/faq/ko.yaml': 'text: "[news](/ko/news), [a](/a)"\n',
    'content/tags.yaml': '# Topics.\nai: { ja: あ, en: AI, ko: AI }\nzh: { name: a }\n',
    'locales/ko/news.json': `${JSON.stringify({ list: [one], all: 'All' }, null, 2)}\n`,
  });
  const back = asCopies({ 'locales/ko/news.json': JSON.stringify(one) }, 'en', 'ko')['locales/en/news.json'];
  expect(JSON.parse(back ?? '')).toEqual({ n_one: '{{count}}', n_other: '{{count}}' });
});
