import { readCollection } from '#src/content/reading/read-collection.ts';
import { byRank, CARD } from '#src/domain/case-studies.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { FEATURED_RANKS } from '#src/schemas/content/case-study.ts';
import { each, type Fact, on, type Text } from './fact.ts';

/** The cases that are published, in the order of their ranks: editors add, withdraw and reorder them. */
const published = byRank(
  readCollection('case-studies', process.cwd())
    .entries.filter(({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true)
    .map(({ slug, data }) => ({
      slug,
      rank: Number(data['rank']),
      technologies: (data['technologies'] as readonly string[]).length,
    })),
);
const rankOf = (slug: string) => published.find((one) => one.slug === slug)?.rank ?? 0;

/** Titles of the sample's own cases. */
const TITLES: readonly { slug: string; title: Text }[] = [
  {
    slug: 'realtime-integration',
    title: each('リアルタイム連携基盤', 'Real-time integration platform', '实时集成平台'),
  },
  {
    slug: 'multitenant-website',
    title: each('マルチテナントWebサイト', 'Multi-tenant website platform', '多租户网站平台'),
  },
  { slug: 'event-driven-system', title: each('イベント駆動システム', 'Event-driven system', '事件驱动系统') },
  {
    slug: 'angular-spa',
    title: each('Angularによる業務画面のSPA化', 'Angular single-page application', '基于Angular的单页应用'),
  },
  {
    slug: 'mulesoft-api-development',
    title: each('連携プラットフォーム上のAPI開発', 'API development on an integration platform', '集成平台上的API开发'),
  },
  { slug: 'oss-ai-assistant', title: each('オープンソースAIアシスタント', 'Open-source AI assistant', '开源AI助手') },
  {
    slug: 'smart-speaker-platform',
    title: each('スマートスピーカー連携基盤', 'Smart speaker platform', '智能音箱平台'),
  },
  { slug: 'bpmn-report-platform', title: each('BPMN帳票プラットフォーム', 'BPMN report platform', 'BPMN报表平台') },
  { slug: 'document-management', title: each('文書管理システム', 'Document management system', '文档管理系统') },
  { slug: 'large-scale-web', title: each('大規模Webシステム', 'Large-scale web system', '大型Web系统') },
  { slug: 'report-management', title: each('帳票管理システム', 'Report management system', '报表管理系统') },
];

const cases = TITLES.filter(({ slug }) => rankOf(slug) > 0);

/** Static pages: the environment each names, and the case they belong to. */
const records = {
  'document-management': { environment: 'UML, Java EE, Oracle DB', of: 'document-management' },
  'large-scale-web': { environment: 'UML, Java EE, Oracle DB', of: 'large-scale-web' },
  'report-management': { environment: 'Java, BPMN, Windows Server container (Docker), SVF', of: 'report-management' },
  'multitenant-web': { environment: 'PHP, Drupal, AWS, Docker', of: 'multitenant-website' },
};

const indexes = ['/challenged', '/case-studies'].flatMap((path) => [
  ...on(path, 'rule cases.cards', [
    { selector: 'main .cases > li', count: 3 },
    { selector: 'main .cases__rows > li', count: published.length - FEATURED_RANKS },
    ...cases.flatMap(({ slug, title }) => [{ link: `/case-studies/${slug}` }, { selector: 'main h3', is: title }]),
  ]),
  ...on(path, 'rule cases.cards', [
    ...published.map(({ rank, technologies }) => {
      const isFeatured = rank <= FEATURED_RANKS;
      const [list, place] = isFeatured ? ['.cases', rank] : ['.cases__rows', rank - FEATURED_RANKS];
      return {
        selector: `main ${list} > li:nth-child(${place}) .tags li:not(.tags__more)`,
        count: Math.min(technologies, isFeatured ? CARD.featuredTags : CARD.otherTags),
      };
    }),
    {
      selector: 'main .cases .tags__more',
      count: published.filter(({ rank, technologies }) => rank <= FEATURED_RANKS && technologies > CARD.featuredTags)
        .length,
    },
    { within: 'main .cases', text: '…' },
  ]),
  ...on(path, 'rule cases.ranks', [
    ...published.map(({ rank }) => ({ selector: 'main .cases__badge b', is: `#${rank}` })),
    { selector: 'main .cases .cases__badge em', count: 3 },
    { selector: 'main .cases .cases__badge em', is: 'FEATURED' },
    { selector: 'main .cases__rows .cases__badge em', count: 0 },
  ]),
]);

const details = cases.flatMap(({ slug, title }) => {
  const rank = rankOf(slug);
  const path = `/case-studies/${slug}`;
  return [
    ...on(path, 'rule cases.detail', [
      { selector: 'main h1', is: title },
      { link: '/case-studies' },
      { link: '/services/architect', within: 'main .closing-sheet' },
      { text: each('課題', 'Challenge', '挑战') },
      { text: each('解決', 'solution', '解决方案'), langs: ['ja', 'zh'] as const },
      { within: 'main h2', text: each('使った技術', 'Technologies', '所用技术') },
      { selector: 'main .cases__stack .tags li' },
    ]),
    ...on(path, 'rule cases.project', [
      ...[
        each('業種', 'Industry', '行业'),
        each('測定結果', 'Measured result', '实测结果'),
        each('測定方法', 'How it was measured', '测量方法'),
      ].map((is) => ({ selector: 'main .fact-table dt', is })),
      { selector: 'main .fact-table dd', least: 6 },
    ]),
    ...on(path, 'rule cases.ranks', [{ selector: 'main .page-head .cases__badge b', is: `#${rank}` }]),
    ...(rank <= FEATURED_RANKS
      ? on(path, 'rule cases.ranks', [
          { selector: 'main .page-head .cases__badge em', is: 'FEATURED' },
          { selector: 'main .cases__drawing svg, main .cases__drawing img' },
          { selector: 'main .items__cells.items__cells--3 > li', count: 3 },
          { selector: 'main .items__cells.items__cells--2 > li', count: 2 },
          { selector: 'main .cases__card .cases__points', count: 1 },
        ])
      : on(path, 'rule cases.ranks', [{ selector: 'main .page-head .cases__badge em', count: 0 }])),
  ];
});

const phases = each(
  '基本設計・詳細設計、開発、テスト、保守',
  'Basic/detailed design, development, test, maintenance',
  '概要设计与详细设计、开发、测试、维护',
);

const staticPages = Object.entries(records).flatMap(([slug, { environment, of }]) => {
  const path = `/challenged/${slug}`;
  return [
    ...on(path, 'rule cases.records', [
      { selector: 'main .page-head em', is: 'CASE STUDY' },
      { selector: 'main dl.fact-table dd', is: environment },
      { selector: 'main dl.fact-table dd', is: phases },
      ...[
        each('概要', 'Overview', '概述'),
        each('使用技術', 'Technologies', '技术构成'),
        each('主な機能', 'Main features', '主要功能'),
        each('結果', 'Results', '成果'),
        each('技術的な工夫', 'Technical approach', '技术要点'),
      ].map((is) => ({ selector: 'main h2', is })),
      { selector: 'main .cases__card', count: 3 },
      { selector: 'main .cases__card a.links__button', count: 3 },
      { within: 'main .cases__card a.links__button', text: '詳細を見る', langs: ['ja'] as const },
      { within: 'main .closing-sheet', link: '/contact' },
      { within: 'main .closing-sheet', text: 'お問い合わせする', langs: ['ja'] as const },
      ...Object.keys(records)
        .filter((other) => other !== slug)
        .map((other) => ({ link: `/challenged/${other}` })),
    ]),
    ...on(path, 'rule cases.record-links', [{ link: `/case-studies/${of}` }]),
    ...on(`/case-studies/${of}`, 'rule cases.record-links', [{ link: path }]),
  ];
});

/** The case study index, the eleven details and the four static pages. */
export const caseFacts: readonly Fact[] = [
  ...indexes,
  ...details,
  ...staticPages,
  ...on('/case-studies/mulesoft-api-development', 'rule cases.reuse', [
    {
      text: each(
        '再利用ソリューション 10件以上・社内利用率 100%',
        '10+ solutions, 100% adoption',
        '可复用组件10个以上',
      ),
    },
    { within: 'main .figures', text: '10+' },
    { within: 'main .figures', text: '100%' },
    { within: 'main .figures', text: each('社内利用率', 'In-house adoption', '内部使用率') },
    { within: 'main h2', text: each('結果', 'Result', '成果') },
  ]),
];
