import { each, type Fact, on } from './fact.ts';

const header = ['/', '/about-us', '/services', '/challenged', '/recruit_se', '/news', '/tech-articles', '/contact'];

const footer = {
  services: [
    '/services/architect',
    '/services/resident-development',
    '/services/contract-development',
    '/services/offshore-development',
    '/services/china-market',
  ],
  company: ['/about-us', '/challenged', '/recruit_se', '/news'],
  support: ['/contact', '/privacy-policy', '/faq'],
};

/** Pages on which the header and the footer are looked at: one of each family. */
const samples = ['/', '/faq'];

/** Header and footer, which every page shares. */
export const frameFacts: readonly Fact[] = samples.flatMap((path) => [
  ...on(path, 'rule shell.header-links', [
    ...header.map((link) => ({ link, within: '.header nav.header__nav' })),
    { selector: '.header nav.header__nav a', count: 8 },
    { selector: '.header button[popovertarget]' },
    { selector: '.header nav.header__language a', count: 3 },
  ]),
  ...on(path, 'rule shell.footer-links', [
    ...Object.entries(footer).flatMap(([group, links]) =>
      links.map((link) => ({ link, within: `.footer nav[aria-labelledby="footer-${group}"]` })),
    ),
    { selector: '.footer nav li a', count: 12 },
    { within: '.footer nav[aria-labelledby="footer-services"] h2', text: each('サービス', 'Services', '服务') },
    { within: '.footer nav[aria-labelledby="footer-company"] h2', text: each('会社', 'Company', '公司') },
    { within: '.footer nav[aria-labelledby="footer-support"] h2', text: each('サポート', 'Support', '支持') },
    { selector: '.footer .footer__company p', count: 1 },
    { within: '.footer small', text: '©' },
  ]),
  ...on(path, 'rule company.facts', [
    { within: '.footer', text: each('セッケイワークス株式会社', 'Sekkei Works Inc.', 'Sekkei Works 株式会社') },
  ]),
  ...on(path, 'docs/glossary.md', [
    { within: '.header', text: each('会社情報', 'Company', '公司信息') },
    { within: '.header', text: each('開発事例', 'Case studies', '案例') },
    { within: '.header', text: each('採用情報', 'Careers', '招聘信息') },
    { within: '.header', text: each('ニュース', 'News', '新闻') },
    { within: '.header', text: each('技術記事', 'Tech articles', '技术文章') },
    { within: '.header', text: each('お問い合わせ', 'Contact', '联系我们') },
    { within: '.footer', text: each('アーキテクトサービス', 'Architecture services', '架构师服务') },
    { within: '.footer', text: each('常駐開発', 'On-site development', '驻场开发') },
    { within: '.footer', text: each('受託開発', 'Contract development', '受托开发') },
    { within: '.footer', text: each('オフショア開発', 'Offshore development', '离岸开发') },
    { within: '.footer', text: each('中国市場進出支援', 'China market entry', '中国市场拓展支持') },
    { within: '.footer', text: each('よくある質問', 'FAQ', '常见问题') },
    { within: '.footer', text: each('プライバシーポリシー', 'Privacy policy', '隐私政策') },
  ]),
]);
