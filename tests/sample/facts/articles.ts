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
    { selector: 'main .cards .tags__category', count: 12 },
    { selector: 'main .cards time[datetime]', count: 12 },
    { selector: 'main .cards h3 a', count: 12 },
    { selector: 'main .cards .cards__summary', count: 12 },
    { selector: 'main .cards .author', count: 12 },
    { selector: 'main .cards a.links__more[href*="/news/"]', count: 12 },
    { within: 'main .cards a.links__more', text: each('続きを読む', 'Read more', '阅读全文') },
  ]),
  ...on('/news', 'rule lists.page-size', [
    { selector: 'main .cards > li', count: 12 },
    { link: '/news/page/2' },
    { within: 'main .cards__rest', text: each('さらに表示', 'Show more', '显示更多') },
    { selector: 'head link[rel="alternate"][type*="xml"], head link[rel="alternate"][type*="json"]' },
  ]),
  ...on('/news', 'rule lists.views', [
    { handed: each('読み込みに失敗しました', 'Failed to load news, please try again after a while', '新闻加载失败') },
    { handed: each('条件に一致するニュースはありません', 'No news matches the criteria', '没有符合条件的新闻') },
  ]),
  ...on(news, 'rule lists.news-detail', [
    { selector: 'main nav.breadcrumb li', count: 3 },
    { link: '/', within: 'main nav.breadcrumb' },
    { link: '/news', within: 'main nav.breadcrumb' },
    { selector: 'main header .tags__category', is: each('お知らせ', 'Notice', '通知') },
    { selector: 'main time[datetime="2026-11-09"]', is: each('2026年11月9日', '11/09/2026', '2026年11月9日') },
    { selector: 'main header .base__lead' },
    { selector: 'main .prose' },
    { selector: 'main .article__side .author' },
    { link: '/news', within: 'main .article__end' },
  ]),
  ...on(news, 'rule lists.reading-time', [
    { within: 'main .page-head__strip', text: each('読了時間約', 'Reading time About', '阅读时间约') },
    { within: 'main .page-head__strip', text: each('分', 'min', '分钟') },
  ]),
  ...on('/tech-articles', 'rule lists.articles', [
    { selector: 'main h1', is: each('技術記事', 'Tech articles', '技术文章') },
    { selector: 'main .filter__search input[type="search"]', count: 1 },
    { selector: 'main .cards h3 a', count: 12 },
    { selector: 'main .cards time[datetime]', count: 12 },
    { selector: 'main .cards .cards__summary', count: 12 },
    { selector: 'main .cards .author', count: 12 },
    { selector: 'main .cards a.links__more[href*="/tech-articles/"]', count: 12 },
    { within: 'main .cards a.links__more', text: each('続きを読む', 'Read more', '阅读全文') },
  ]),
  ...on('/tech-articles', 'rule lists.articles', [
    { selector: 'main .filter__terms li', count: 6 },
    { selector: 'main .cards .tags .tags__more', least: 1 },
    { selector: 'main .cards .tags li:nth-child(5)', count: 0 },
  ]),
  ...on('/tech-articles', 'rule lists.page-size', [
    { selector: 'main .cards > li', count: 12 },
    { link: '/tech-articles/page/2' },
  ]),
  ...on('/tech-articles', 'rule lists.views', [
    { handed: each('条件に一致する記事はありません', 'No articles match the criteria', '没有符合条件的文章') },
    { handed: each('読み込みに失敗しました', 'Failed to load technical articles', '技术文章加载失败') },
    { handed: each('条件をすべて解除', 'Clear all filters', '清除全部条件') },
  ]),
  ...on(article, 'rule lists.article-detail', [
    { selector: 'main nav.breadcrumb li', count: 3 },
    { link: '/tech-articles', within: 'main nav.breadcrumb' },
    { selector: 'main header .tags li', count: 4 },
    { selector: 'main time[datetime="2026-09-08"]', is: each('2026年9月8日', '09/08/2026', '2026年9月8日') },
    { selector: 'main header .base__lead' },
    { selector: 'main .article__side .author i', is: each('佐', 'H', '佐') },
    { within: 'main .article__side .author', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { within: 'main .article__side .author', text: 'CTO' },
    { selector: 'main section.article__author', count: 1 },
    { within: 'main section.article__author', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { link: '/tech-articles', within: 'main .article__end' },
  ]),
  ...on(article, 'rule lists.infographic', [
    { selector: 'main dialog.dialog--large', count: 1 },
    { selector: 'main dialog iframe[title][src$="/infographics/drupal-ai-infographic.html"]', count: 1 },
    { link: '/infographics/drupal-ai-infographic.html' },
  ]),
  ...on(article, 'rule lists.reading-time', [
    { within: 'main .page-head__strip', text: each('読了時間約', 'Reading time About', '阅读时间约') },
  ]),
  ...on('/tech-articles/ai-code-review-limits', 'rule lists.infographic', [
    { selector: 'main dialog iframe', count: 0 },
  ]),
  ...notFound,
];
