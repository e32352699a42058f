import { COMPANY_FACTS, SAID } from './company-figures.ts';
import { type Claim, each, type Fact, on } from './fact.ts';

const areas = {
  '/services/architect': each('アーキテクトサービス', 'Architecture services', '架构师服务'),
  '/services/resident-development': each('常駐開発', 'On-site development', '驻场开发'),
  '/services/contract-development': each('受託開発', 'Contract development', '受托开发'),
  '/services/offshore-development': each('オフショア開発', 'Offshore development', '离岸开发'),
  '/services/china-market': each('中国市場進出支援', 'China market entry', '中国市场拓展支持'),
};

const offerings = [
  each('技術情報の提供', 'Technology evaluation', '技术信息提供'),
  each('システム分析', 'System analysis', '系统分析'),
  each('OSS支援', 'OSS support', '开源软件（OSS）支持'),
  each('リファレンスアーキテクチャの作成', 'Reference architectures', '参考架构编制'),
];

const specialities = [
  each('エンタープライズ', 'Enterprise', '企业级系统'),
  each('クラウド', 'Cloud', '云'),
  each('モダン開発', 'Modern development', '现代开发'),
  each('AI・データ', 'AI and data', 'AI与数据'),
];

const technologies = [
  ...['Java', 'PHP', 'Ruby', '.NET', 'Python', 'JavaScript'],
  ...['Spring Boot', 'Laravel', 'Rails', 'React', 'Vue.js', 'Angular'],
];

/** Yen as a service page prints a price; the unit that it is for stands beside it. */
const price = (yen: number) =>
  each(`${yen / 10_000}万円`, `${yen.toLocaleString('en-US')} yen`, `${yen / 10_000}万日元`);

const { prices, contracts } = COMPANY_FACTS;
const { acceptanceBusinessDays, warrantyMonths, noticeMonths, partnerPaymentDays } = contracts;
const terms = [
  each('契約の相手', 'Who signs', '签约方'),
  each('お支払い', 'Payment', '付款方式'),
  each('検収、保証、賠償', 'Acceptance, warranty and liability', '验收、保证与赔偿'),
  each('中途解約', 'Ending early', '提前终止'),
  each('稼働後の保守', 'Maintenance', '上线后的维护'),
  each('再委託', 'Subcontracting', '转委托与分包'),
  each('納品物の言語', 'Language of contract and documents', '合同与交付物的语言'),
  each('準拠法と紛争', 'Law and disputes', '适用法律与争议'),
];

const flagship = each('中核サービス', 'Flagship service', '核心服务');

/** What a service page of a development service has: its name, its blocks and its four neighbours. */
function service(path: keyof typeof areas, advantages: Claim): Fact[] {
  const others = Object.keys(areas).filter((other) => other !== path);
  return on(path, 'rule services.pages', [
    { selector: 'main h1', is: areas[path] },
    { within: 'main h2', text: each('特徴', 'Features', '特点') },
    advantages,
    { selector: 'main ol.items__rows > li', count: 4 },
    { within: 'main h2', text: each('関連サービス', 'Related services', '相关服务') },
    ...others.map((link) => ({ link })),
    { text: flagship },
    { link: '/contact' },
  ]);
}

/** The services overview and the eight service pages. */
export const serviceFacts: readonly Fact[] = [
  ...on('/services', 'rule services.overview', [
    ...offerings.map((is) => ({ selector: 'main h3', is })),
    { link: '/services/architect' },
    { link: '/contact' },
    { selector: 'main .floor-plan > li', count: 5 },
    ...Object.entries(areas).flatMap(([link, is]) => [
      { link, within: 'main .floor-plan' },
      { selector: 'main .floor-plan h3', is },
    ]),
    ...specialities.map((is) => ({ selector: 'main h3', is })),
    { text: each('中核サービス', 'flagship', '核心服务') },
  ]),
  ...on('/services', 'rule shell.unnamed-links', [{ link: '/resources' }]),
  ...on('/services', 'rule services.areas', [
    { link: '/services/cloud', within: 'main .floor-plan__annex ul' },
    { link: '/services/mobile', within: 'main .floor-plan__annex ul' },
    { link: '/services/ai', within: 'main .floor-plan__annex ul' },
    { selector: 'main .floor-plan__annex ul > li', count: 3 },
    { within: 'main .floor-plan__annex ul', text: each('準備中', 'In preparation', '筹备中') },
  ]),
  ...on('/services/architect', 'rule services.pages', [
    { selector: 'main h1', is: areas['/services/architect'] },
    { selector: 'main ol.items__rows > li', count: 4 },
    ...offerings.map((is) => ({ selector: 'main ol.items__rows h3', is })),
    { within: 'main h2', text: each('関連サービス', 'Related services', '相关服务') },
    ...Object.keys(areas)
      .filter((link) => link !== '/services/architect')
      .map((link) => ({ link })),
    { link: '/contact' },
  ]),
  ...on('/services/architect', 'rule services.cliff', [
    { text: SAID.cliffShort },
    { text: each('2025年の崖', 'The 2025 cliff', '“2025悬崖”') },
  ]),
  ...service('/services/contract-development', {
    within: 'main h2',
    text: each('受託の利点', 'Advantages of contract work', '受托开发的优势'),
  }),
  ...service('/services/resident-development', {
    within: 'main h2',
    text: each('常駐の利点', 'Advantages of working on site', '驻场开发的优势'),
  }),
  ...service('/services/offshore-development', {
    within: 'main h2',
    text: each('オフショアの利点', 'Advantages of going offshore', '离岸开发的优势'),
  }),
  ...service('/services/china-market', {
    within: 'main h2',
    text: each('進出支援の利点', 'Advantages', '支持服务的优势'),
  }),
  ...['/services/contract-development', '/services/resident-development'].flatMap((path) =>
    on(
      path,
      'rule services.technologies',
      technologies.map((text) => ({ text })),
    ),
  ),
  ...Object.keys(areas).flatMap((path) =>
    on(path, 'rule services.terms', [
      ...terms.map((is) => ({ selector: 'main .fact-table dt', is })),
      { within: 'main .fact-table', text: each('税別', 'before tax', '不含税') },
    ]),
  ),
  ...on('/services/architect', 'rule services.terms', [{ text: price(prices.architectStudy) }]),
  ...on('/services/resident-development', 'rule services.terms', [{ text: price(prices.residentMonth) }]),
  ...on('/services/offshore-development', 'rule services.terms', [{ text: price(prices.offshorePersonMonth) }]),
  ...on('/services/contract-development', 'rule services.terms', [
    {
      text: each(
        `${acceptanceBusinessDays}営業日以内`,
        `${acceptanceBusinessDays} business days`,
        `${acceptanceBusinessDays}个工作日内`,
      ),
    },
    { text: each(`${warrantyMonths}か月`, `${warrantyMonths} months`, `${warrantyMonths}个月`) },
  ]),
  ...on('/services/resident-development', 'rule services.terms', [
    { text: each(`${noticeMonths}か月前`, `notice ${noticeMonths} month in advance`, `提前${noticeMonths}个月`) },
  ]),
  ...on('/about-us', 'rule services.terms', [
    { text: each(`${partnerPaymentDays}日以内`, `within ${partnerPaymentDays} days`, `${partnerPaymentDays}天内`) },
  ]),
  ...on('/services/china-market', 'rule services.japan', [
    {
      selector: 'main h2',
      is: each('日本へ進出する企業の方へ', 'Entering Japan from China or elsewhere', '面向进入日本市场的中国企业'),
    },
    { within: 'main .fact-table dt', text: each('お引き受けしないこと', 'What we do not do', '不承接的事项') },
  ]),
  ...on('/services/resident-development', 'rule services.resident', [
    { text: each('現場のちから', 'The strength of being there', '现场的力量') },
  ]),
  ...on('/services/contract-development', 'rule company.facts', [
    { text: SAID.solutions },
    { text: '100%' },
    { text: SAID.trackRecord },
  ]),
  ...on('/services/offshore-development', 'rule services.offshore', [
    { text: each('本拠は合肥のオフィスです', 'The main base is the Hefei office', '主要基地是合肥办公室') },
    { text: each('北京協力拠点', 'Beijing Partner site', '北京合作基地') },
    { text: each('南京協力拠点', 'Nanjing Partner site', '南京合作基地') },
  ]),
  ...on('/services/cloud', 'rule services.prepared', [
    { text: each('サービス準備中', 'Service in preparation', '服务筹备中') },
    { selector: 'main h3', is: 'AWS' },
    { selector: 'main h3', is: 'Azure' },
    { selector: 'main h3', is: 'GCP' },
    { selector: 'main h3', is: each('セキュリティ', 'Security', '安全') },
  ]),
  ...['/services/mobile', '/services/ai'].flatMap((path) =>
    on(path, 'rule services.prepared', [
      { text: each('サービス準備中', 'Service in preparation', '服务筹备中') },
      { link: '/contact' },
    ]),
  ),
];
