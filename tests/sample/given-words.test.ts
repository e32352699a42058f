import { describe, expect, test } from 'vitest';
import { type Namespace, words } from '#src/i18n/catalogue.ts';
import { forLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { pageAt, visibleText } from '#tests/support/built-site.ts';
import { textsBelow } from './page-text.ts';

/** Sentences that are given word for word, in Japanese, English and Chinese: answers of the server, and views after a failure. */
const SENTENCES: readonly (readonly [rule: string, namespace: Namespace, ja: string, en: string, zh: string])[] = [
  ['inquiry.messages', 'contact', 'この項目は必須です', 'This field is required', '此项为必填项'],
  [
    'inquiry.messages',
    'contact',
    '有効なメールアドレスを入力してください',
    'Please enter a valid email address',
    '请输入有效的邮箱地址',
  ],
  [
    'inquiry.messages',
    'contact',
    '有効な電話番号を入力してください',
    'Please enter a valid phone number',
    '请输入有效的电话号码',
  ],
  ['inquiry.sending', 'contact', '送信中...', 'Sending...', '提交中……'],
  ['inquiry.outcome', 'contact', '送信に失敗しました', 'Sending failed', '提交失败'],
  ['inquiry.outcome', 'contact', 'Submit failed', 'Submit failed', 'Submit failed'],
  ['inquiry.outcome', 'contact', 'しばらく時間をおいて再度お試しください。', 'Please try again later.', '请稍后再试。'],
  ['inquiry.outcome', 'contact', 'お問い合わせを送信しました', 'Your inquiry has been sent', '您的咨询已提交'],
  [
    'lists.views',
    'news',
    'ニュースの読み込みに失敗しました。しばらく時間をおいて再度お試しください。',
    'Failed to load news, please try again after a while',
    '新闻加载失败，请稍后再试',
  ],
  [
    'lists.not-found',
    'news',
    'お探しの記事が存在しないか、削除された可能性があります。',
    'The article you are looking for does not exist or may have been removed.',
    '您要查找的文章不存在，或可能已被删除。',
  ],
  [
    'lists.views',
    'tech-articles',
    '条件に一致する記事はありません',
    'No articles match the criteria',
    '没有符合条件的文章',
  ],
  ['shell.not-found', 'error', 'ページが見つかりません', 'Page Not Found', '页面不存在'],
  ['shell.server-error', 'error', 'サーバーエラーが発生しました', 'Server Error Occurred', '服务器发生错误'],
];

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  test.each(SENTENCES)('rule %s: %s has “%s”', (_, namespace, ja, en, zh) => {
    const texts = textsBelow(words(lang, namespace)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(forLang({ ja, en, zh }, lang)))).not.toEqual([]);
  });

  /** Words on a page that are the same in every language. */
  test.each([
    ['shell.not-found', '/404', 'head title', '404 Page Not Found'],
    ['shell.not-found', '/404', 'main h1 [lang="en"]', '404 Page Not Found'],
    ['shell.not-found', '/404', 'main [lang="en"]', 'Did you forget to add the page to the router?'],
    ['cases.ranks', '/case-studies/realtime-integration', 'main .cases__badge em', 'FEATURED'],
    ['cases.records', '/challenged/multitenant-web', 'main .page-head em', 'CASE STUDY'],
    ['services.prepared', '/services/cloud', 'main h3', 'Azure'],
    ['company.facts', '/about-us', 'main dd', 'Sekkei Works Inc.'],
  ])('rule %s: %s, %s is “%s”', (_, path, selector, text) => {
    const found = pageAt(path, lang).root.querySelectorAll(selector).map(visibleText);
    expect(found.filter((shown) => shown.startsWith(text))).not.toEqual([]);
  });
});
