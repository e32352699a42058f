import { existsSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fileOf } from '#src/content/kinds.ts';
import { type Namespace, words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, forLang, LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { isBuilt, isClosedPosition, pageAt, visibleText } from '#tests/support/built-site.ts';
import { IS_SAMPLE } from './company.ts';

/** What the specification of the sample company fixes: addresses, counts, links, sentences and figures, as it states them. */

const SERVICES = ['architect', 'resident-development', 'contract-development', 'offshore-development', 'china-market'];
const AREAS = SERVICES.map((slug) => `/services/${slug}`);
const PREPARED = ['cloud', 'mobile', 'ai'].map((slug) => `/services/${slug}`);
const FEATURED = ['realtime-integration', 'multitenant-website', 'event-driven-system'];
const CASES = [
  ...FEATURED,
  ...['angular-spa', 'mulesoft-api-development', 'oss-ai-assistant', 'smart-speaker-platform', 'bpmn-report-platform'],
  ...['document-management', 'large-scale-web', 'report-management'],
].map((slug) => `/case-studies/${slug}`);
const RECORDS = ['multitenant-web', 'document-management', 'large-scale-web', 'report-management'].map(
  (slug) => `/challenged/${slug}`,
);
const POSITIONS = ['/recruit/project-manager', '/recruit/system-engineer'];
const HEADER = ['/', '/about-us', '/services', '/challenged', '/recruit_se', '/news', '/tech-articles', '/contact'];
const ARTICLE = '/tech-articles/drupal-ai-cto-prediction';
const INFOGRAPHIC = '/infographics/drupal-ai-infographic.html';

const ADDRESSES = [
  ...HEADER,
  ...['/about', '/about-us/technical-skills', '/case-studies', '/contact/form', '/recruit', '/privacy-policy'],
  ...['/resources', '/faq', '/404', '/500', ARTICLE],
  ...[...AREAS, ...PREPARED, ...CASES, ...RECORDS, ...POSITIONS],
];

/** How many elements match a selector on a page. */
const COUNTS: readonly (readonly [path: string, count: number, selector: string])[] = [
  ['/', 1, '.header button[popovertarget]'],
  ['/', 3, 'main .hero-slider__slide'],
  ['/', 3, '.hero-slider__buttons a'],
  ['/', 12, '.footer nav a'],
  ...['', ' time[datetime]', ' .tags__category', ' a[href*="/news/"]'].map(
    (part) => ['/', 5, `main .latest-news > li${part}`] as const,
  ),
  ['/about-us', 5, 'main .figures__figure'],
  ['/about-us', 1, 'main iframe[name="office-map"]'],
  ['/about-us', 3, 'main .certificates a[aria-haspopup="dialog"]'],
  ['/about-us', 3, 'main .certificates dialog img[alt]'],
  ['/about-us/technical-skills', 6, 'main .proficiency__skills'],
  [
    '/about-us/technical-skills',
    0,
    `main meter${[80, 85, 90, 95].map((level) => `:not([value="${level}"])`).join('')}`,
  ],
  ['/challenged', 3, 'main .cases > li'],
  ['/challenged', 3, 'main .cases .cases__badge em'],
  ['/challenged', 0, 'main .cases__rows .cases__badge em'],
  ['/challenged', 3, 'main .cases > li .measured'],
  ...CASES.map(
    (path) => [path, FEATURED.some((slug) => path.endsWith(slug)) ? 1 : 0, '.page-head .cases__badge em'] as const,
  ),
  ...FEATURED.map((slug) => [`/case-studies/${slug}`, 1, '#highlights img[alt]:not([alt=""])'] as const),
  ...RECORDS.map((path) => [path, 3, 'main .cases__card a.links__button'] as const),
  ...RECORDS.map((path) => [path, 2, 'main :is(.page-head .art, #overview .diagram)'] as const),
  ['/contact/form', 1, '#name[required]'],
  ['/contact/form', 1, '#email[required][type="email"]'],
  ['/contact/form', 1, 'textarea#message[required][rows="8"]'],
  ['/contact/form', 1, '#company:not([required])'],
  ['/contact/form', 1, 'input[name="phone"][type="hidden"][value=""]'],
  ['/contact/form', 0, 'input[name="phone"]:not([type="hidden"])'],
  ['/contact/form', 1, 'main section[aria-label*="F8"] [role="status"]'],
  ['/recruit_se', 2, 'main .positions__sheets > li'],
  ['/resources', 4, 'main .preparation + ol > li'],
  ['/resources', 1, 'main .downloads > li:has(a):has(time)'],
  ['/resources', 0, 'main .downloads button'],
  ['/faq', 20, 'main details'],
  ['/tech-articles', 6, 'main .filter__terms li'],
  ['/tech-articles', 1, 'main .search-form input[type="search"]'],
  [ARTICLE, 3, 'main nav.breadcrumb li'],
  [ARTICLE, 1, `main dialog iframe[title][src$="${INFOGRAPHIC}"]`],
  ['/tech-articles/ai-code-review-limits', 0, 'main dialog iframe'],
];

/** Addresses that a part of a page links, in their order; other links may be between them. */
const LINKS: readonly (readonly [path: string, within: string, ...links: string[]])[] = [
  ['/', '.header__nav', ...HEADER],
  ['/', '.footer nav:nth-of-type(1)', ...AREAS],
  ['/', '.footer nav:nth-of-type(2)', '/about-us', '/challenged', '/recruit_se', '/news'],
  ['/', '.footer nav:nth-of-type(3)', '/contact', '/privacy-policy', '/faq'],
  ['/', 'main', '/about-us', '/services', '/news', '/recruit'],
  ['/about-us', 'main', '/about-us/technical-skills'],
  ['/services', 'main', '/services/architect', '/contact'],
  ...[...AREAS, ...PREPARED].map((path) => [path, 'main', '/contact'] as const),
  ['/services/architect', 'main', ...AREAS.filter((path) => path !== '/services/architect')],
  ['/challenged', 'main', ...CASES],
  ...CASES.map((path) => [path, 'main', '/case-studies', '/services/architect'] as const),
  ...RECORDS.map((path) => [path, 'main .closing-sheet', '/contact'] as const),
  ['/contact', 'main', '/contact/form'],
  ['/contact/form', 'main', '/contact'],
  ['/recruit_se', 'main', ...POSITIONS],
  ...POSITIONS.map((path) => [path, 'main nav.breadcrumb', '/', '/recruit_se'] as const),
  ...POSITIONS.filter((path) => !isClosedPosition(path)).map(
    (path) => [path, 'main', path.replace('/recruit/', '/contact?job=')] as const,
  ),
  ['/faq', 'main .closing-sheet', '/about-us', '/contact'],
  ['/news/year-end-holidays-2026', 'main nav.breadcrumb', '/', '/news'],
  ['/404', 'main', '/'],
];

/** Sentences that are given word for word: answers of the server, and views after a failure. */
const SENTENCES: readonly (readonly [namespace: Namespace, ja: string, en: string, zh: string])[] = [
  ['contact', 'この項目は必須です', 'This field is required', '此项为必填项'],
  ['contact', '有効なメールアドレスを入力してください', 'Please enter a valid email address', '请输入有效的邮箱地址'],
  ['contact', '有効な電話番号を入力してください', 'Please enter a valid phone number', '请输入有效的电话号码'],
  ['contact', '送信中...', 'Sending...', '提交中……'],
  ['contact', '送信に失敗しました', 'Sending failed', '提交失败'],
  ['contact', 'Submit failed', 'Submit failed', 'Submit failed'],
  ['contact', 'しばらく時間をおいて再度お試しください。', 'Please try again later.', '请稍后再试。'],
  ['contact', 'お問い合わせを送信しました', 'Your inquiry has been sent', '您的咨询已提交'],
  [
    'news',
    'ニュースの読み込みに失敗しました。しばらく時間をおいて再度お試しください。',
    'Failed to load news, please try again after a while',
    '新闻加载失败，请稍后再试',
  ],
  [
    'news',
    'お探しの記事が存在しないか、削除された可能性があります。',
    'The article you are looking for does not exist or may have been removed.',
    '您要查找的文章不存在，或可能已被删除。',
  ],
  ['tech-articles', '条件に一致する記事はありません', 'No articles match the criteria', '没有符合条件的文章'],
  ['error', 'ページが見つかりません', 'Page Not Found', '页面不存在'],
  ['error', 'サーバーエラーが発生しました', 'Server Error Occurred', '服务器发生错误'],
];

/** Words on a page that are the same in every language. */
const WORDS: readonly (readonly [path: string, selector: string, text: string])[] = [
  ['/404', 'head title', '404 Page Not Found'],
  ['/404', 'main [lang="en"]', 'Did you forget to add the page to the router?'],
  ['/case-studies/realtime-integration', 'main .cases__badge em', 'FEATURED'],
  ['/challenged/multitenant-web', 'main .page-head em', 'CASE STUDY'],
  ['/services/cloud', 'main h3', 'Azure'],
];

/** Figures in the order in which a text has them, with anything but figures between them. */
const FIGURES: readonly (readonly [
  path: string,
  selector: string,
  figures: readonly string[],
  langs: readonly Lang[],
])[] = [
  ['/recruit/project-manager', 'main dl.fact-table', ['480,000', '950,000'], ['en']],
  ['/recruit_se', 'main .positions__sheets', ['480,000', '950,000'], ['en']],
  ['/about-us', 'main dl.title-block', ['2008', '5'], ['ja', 'zh']],
];

/** A language that an adopter of the sample adds has words of its own. */
const SPECIFIED = LANGS.filter((lang) => ['ja', 'en', 'zh'].includes(lang));

describe.runIf(IS_SAMPLE).each(SPECIFIED)('the specification in %s', (lang) => {
  const textOf = (path: string, selector: string) =>
    pageAt(path, lang).root.querySelectorAll(selector).map(visibleText).join(' ');

  test('has its addresses', () => {
    expect(ADDRESSES.filter((path) => !isBuilt(localizePath(path, lang)))).toEqual([]);
  });

  test('has the infographic in the language of its article', () => {
    // In a language without the article, its page shows that of the default language.
    const isWritten = existsSync(fileOf('tech-articles', lang, ARTICLE.replace('/tech-articles/', '')));
    const address = localizePath(INFOGRAPHIC, isWritten ? lang : DEFAULT_LANG);
    expect(isBuilt(address)).toBe(true);
    expect(pageAt(ARTICLE, lang).root.querySelectorAll(`main a[href="${address}"]`)).not.toEqual([]);
  });

  test.each(COUNTS)('%s has %i of %s', (path, count, selector) => {
    expect(pageAt(path, lang).root.querySelectorAll(selector)).toHaveLength(count);
  });

  test.each(LINKS)('%s, %s leads to %s', (path, within, ...links) => {
    const wanted = links.map((link) => localizePath(link, lang));
    const found = pageAt(path, lang)
      .root.querySelectorAll(`${within} a[href]`)
      .map((link) => link.getAttribute('href'));
    expect([...new Set(found)].filter((href) => wanted.includes(href ?? ''))).toEqual(wanted);
  });

  test.each(CASES)('%s has its first technologies on its card, and the number of the others', (path) => {
    const tagsIn = (root: HTMLElement) =>
      root.querySelectorAll('.tags > li').map((tag) => (tag.querySelector('[aria-hidden]') ?? tag).textContent);
    const all = tagsIn(pageAt(path, lang).root.querySelector('#technologies') as HTMLElement);
    const limit = FEATURED.some((slug) => path.endsWith(slug)) ? 4 : 3;
    const rest = all.length - limit;
    const card = pageAt('/challenged', lang)
      .root.querySelectorAll('main .cases > li, main .cases__rows > li')
      .find((item) => item.querySelector(`a[href="${localizePath(path, lang)}"]`)) as HTMLElement;
    expect(tagsIn(card)).toEqual([...all.slice(0, limit), ...(rest > 0 ? [`+${rest}`] : [])]);
  });

  test.each(SENTENCES)('%s says “%s”', (namespace, ja, en, zh) => {
    expect(JSON.stringify(words(lang, namespace))).toContain(forLang({ ja, en, zh }, lang));
  });

  test.each(WORDS)('%s, %s is “%s”', (path, selector, text) => {
    const found = pageAt(path, lang).root.querySelectorAll(selector).map(visibleText);
    expect(found.filter((shown) => shown.startsWith(text))).not.toEqual([]);
  });

  test.each(FIGURES.filter(([, , , langs]) => langs.includes(lang)))('%s, %s has %s', (path, selector, figures) => {
    expect(textOf(path, selector)).toMatch(new RegExp(`(?<!\\d)${figures.join('\\D+')}(?!\\d)`));
  });

  test('has the dates of the privacy policy, and who processes data', () => {
    const times = pageAt('/privacy-policy', lang).root.querySelectorAll('main #dates time');
    const days = ['2008-04-01', '2024-01-01', '2010-09-14', '2023-07-15'];
    expect(times.slice(0, 4).map((time) => time.getAttribute('datetime'))).toEqual(days);
    for (const processor of ['Netlify', 'Resend'])
      expect(textOf('/privacy-policy', 'main #website')).toContain(processor);
  });

  test('asks for consent to a transfer abroad in Chinese only', () => {
    const isAsked = lang === 'zh';
    for (const path of ['/privacy-policy', '/contact'])
      expect(textOf(path, 'main #transfer').includes('Netlify, Inc.')).toBe(isAsked);
    const boxes = pageAt('/contact/form', lang).root.querySelectorAll('#consent-abroad[required]:not([checked])');
    expect(boxes).toHaveLength(isAsked ? 1 : 0);
  });
});
