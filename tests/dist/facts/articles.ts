import { each, type Fact, on } from './fact.ts';

const notFound = ['/news/not-found', '/tech-articles/not-found'].flatMap((path) =>
  on(path, 'rule lists.not-found', [
    { selector: 'main h1', is: each('記事が見つかりません', 'Article not found', '未找到文章') },
    {
      text: each(
        'お探しの記事が存在しないか、削除された可能性があります。',
        'The article you are looking for does not exist or may have been removed.',
        '您要查找的文章不存在，或可能已被删除。',
      ),
    },
    { link: path.replace('/not-found', '') },
    { selector: 'head meta[name="robots"][content*="noindex"]' },
  ]),
);

/** An entry that exists in every language, with its date as each language prints it. */
const news = '/news/year-end-holidays-2026';
const article = '/tech-articles/drupal-ai-cto-prediction';

/** News and technical articles: lists, details and the not-found views. */
export const articleFacts: readonly Fact[] = [
  ...on('/news', 'rule lists.news', [
    { selector: 'main h1', is: each('ニュース', 'News', '新闻') },
    { selector: 'main .arts .cat', count: 12 },
    { selector: 'main .arts time[datetime]', count: 12 },
    { selector: 'main .arts h3 a', count: 12 },
    { selector: 'main .arts .sum', count: 12 },
    { selector: 'main .arts .by', count: 12 },
    { selector: 'main .arts a.more[href*="/news/"]', count: 12 },
    { within: 'main .arts a.more', text: each('続きを読む', 'Read more', '阅读全文') },
  ]),
  ...on('/news', 'rule languages.dates', [
    { within: 'main .arts', text: each('2026年11月9日', '11/09/2026', '2026年11月9日') },
  ]),
  ...on('/news', 'rule lists.page-size', [
    { selector: 'main .arts > li', count: 12 },
    { link: '/news/page/2' },
    { within: 'main .rest', text: each('さらに表示', 'Show more', '显示更多') },
    { selector: 'head link[rel="alternate"][type*="xml"], head link[rel="alternate"][type*="json"]' },
  ]),
  ...on('/news', 'rule lists.views', [
    { handed: each('読み込みに失敗しました', 'Failed to load news, please try again after a while', '新闻加载失败') },
    { handed: each('条件に一致するニュースはありません', 'No news matches the criteria', '没有符合条件的新闻') },
  ]),
  ...on(news, 'rule lists.news-detail', [
    { selector: 'main nav.crumb li', count: 3 },
    { link: '/', within: 'main nav.crumb' },
    { link: '/news', within: 'main nav.crumb' },
    { selector: 'main header .cat', is: each('お知らせ', 'Notice', '通知') },
    { selector: 'main time[datetime="2026-11-09"]', is: each('2026年11月9日', '11/09/2026', '2026年11月9日') },
    { selector: 'main header .lead' },
    { selector: 'main .prose' },
    { selector: 'main .side .by' },
    { link: '/news', within: 'main .end' },
  ]),
  ...on(news, 'rule lists.reading-time', [
    { within: 'main .tb', text: each('読了約', 'Reading time About', '阅读时间约') },
    { within: 'main .tb', text: each('分', 'min', '分钟') },
  ]),
  ...on('/tech-articles', 'rule lists.articles', [
    { selector: 'main h1', is: each('技術記事', 'Tech articles', '技术文章') },
    { selector: 'main .search input[type="search"]', count: 1 },
    { selector: 'main .arts h3 a', count: 12 },
    { selector: 'main .arts time[datetime]', count: 12 },
    { selector: 'main .arts .sum', count: 12 },
    { selector: 'main .arts .by', count: 12 },
    { selector: 'main .arts a.more[href*="/tech-articles/"]', count: 12 },
    { within: 'main .arts a.more', text: each('続きを読む', 'Read more', '阅读全文') },
  ]),
  ...on('/tech-articles', 'rule lists.articles', [
    { selector: 'main .filter li', count: 6 },
    { selector: 'main .arts > li:nth-child(2) .tags li:not(.plus)', count: 3 },
    { selector: 'main .arts > li:nth-child(2) .tags .plus', count: 1 },
    { within: 'main .arts > li:nth-child(2) .plus', text: '+1' },
    { selector: 'main .arts .tags li:nth-child(5)', count: 0 },
  ]),
  ...on('/tech-articles', 'rule lists.page-size', [
    { selector: 'main .arts > li', count: 12 },
    { link: '/tech-articles/page/2' },
  ]),
  ...on('/tech-articles', 'rule lists.views', [
    { handed: each('条件に一致する記事はありません', 'No articles match the criteria', '没有符合条件的文章') },
    { handed: each('読み込みに失敗しました', 'Failed to load technical articles', '技术文章加载失败') },
    { handed: each('条件をすべて解除', 'Clear all filters', '清除全部条件') },
  ]),
  ...on(article, 'rule lists.article-detail', [
    { selector: 'main nav.crumb li', count: 3 },
    { link: '/tech-articles', within: 'main nav.crumb' },
    { selector: 'main header .tags li', count: 4 },
    { selector: 'main time[datetime="2026-09-08"]', is: each('2026年9月8日', '09/08/2026', '2026年9月8日') },
    { selector: 'main header .lead' },
    { selector: 'main .side .by i', is: each('佐', 'H', '佐') },
    { within: 'main .side .by', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { within: 'main .side .by', text: 'CTO' },
    { selector: 'main section.author', count: 1 },
    { within: 'main section.author', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { link: '/tech-articles', within: 'main .end' },
  ]),
  ...on(article, 'rule lists.infographic', [
    { selector: 'main dialog.large', count: 1 },
    { selector: 'main dialog iframe[title][src$="/infographics/drupal-ai-infographic.html"]', count: 1 },
    { link: '/infographics/drupal-ai-infographic.html' },
  ]),
  ...on(article, 'rule lists.reading-time', [
    { within: 'main .tb', text: each('読了約', 'Reading time About', '阅读时间约') },
  ]),
  ...on('/tech-articles/ai-code-review-limits', 'rule lists.infographic', [
    { selector: 'main dialog iframe', count: 0 },
  ]),
  ...notFound,
];
