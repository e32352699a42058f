import { SAID, TEL } from './company-figures.ts';
import { each, type Fact, on } from './fact.ts';

const stations = [
  each('東京駅から徒歩8分', '8 min on foot from Tokyo Station', '东京站步行8分钟'),
  each('大手町駅から徒歩5分', '5 min on foot from Otemachi Station', '大手町站步行5分钟'),
  each('二重橋前駅から徒歩7分', '7 min on foot from Nijubashimae Station', '二重桥前站步行7分钟'),
  each('神田駅から徒歩9分', '9 min on foot from Kanda Station', '神田站步行9分钟'),
  each('三越前駅から徒歩10分', '10 min on foot from Mitsukoshimae Station', '三越前站步行10分钟'),
  each('竹橋駅から徒歩12分', '12 min on foot from Takebashi Station', '竹桥站步行12分钟'),
];

const rowsOfTheTable = [
  each('会社名', 'Company name', '公司名称'),
  each('英文社名', 'English name', '英文名称'),
  each('設立', 'Founded', '成立时间'),
  each('資本金', 'Capital', '注册资本'),
  each('代表者', 'Representative', '代表人'),
  each('所在地', 'Address', '地址'),
  each('電話', 'Phone', '电话'),
  each('FAX', 'Fax', '传真'),
  each('URL', 'URL', '网址'),
  each('取引銀行', 'Bank', '主要往来银行'),
  each('事業内容', 'Business lines', '业务内容'),
  each('海外拠点', 'Overseas offices', '海外机构'),
];

const clients = [
  each('見本製作所', 'Mihon Manufacturing', '见本制作所'),
  each('見本銀行', 'Mihon Bank', '见本银行'),
  each('見本物流', 'Mihon Logistics', '见本物流'),
  each('見本通信', 'Mihon Telecom', '见本通信'),
  each('見本電力', 'Mihon Electric Power', '见本电力'),
  each('その他', 'Others', '其他'),
];

const categories = [
  each('プログラミング言語', 'Programming languages', '编程语言'),
  each('フレームワーク', 'Frameworks', '框架'),
  each('データベース', 'Databases', '数据库'),
  each('クラウド・インフラ', 'Cloud and infrastructure', '云与基础设施'),
  each('開発ツール・手法', 'Development tools and methods', '开发工具与方法'),
  each('セキュリティ', 'Security', '安全'),
];

/** Company information and the skills page. */
export const companyFacts: readonly Fact[] = [
  ...on('/about-us', 'rule company.page', [
    { selector: 'main h1', is: each('会社情報', 'Company information', '公司信息') },
    { text: each('理念', 'Vision', '愿景') },
    { text: each('使命', 'Mission', '使命') },
    { text: each('価値', 'Values', '价值观') },
    { selector: 'main .figures dt', count: 5 },
    { selector: 'main .sheet__section:not([id]) dl.fact-table dt', count: 13, langs: ['ja'] as const },
    { selector: 'main .sheet__section:not([id]) dl.fact-table dt', count: 14, langs: ['en', 'zh'] as const },
    {
      within: 'main dl.fact-table dd[lang="ja"]',
      text: 'セッケイワークス株式会社',
      langs: ['en', 'zh'] as const,
    },
    ...rowsOfTheTable.map((is) => ({ selector: 'main dl.fact-table dt', is })),
    { selector: 'main .company-table__walks li', count: 6 },
    { selector: 'main .offices__list h3', count: 5 },
    { selector: 'main .office-map', count: 1 },
    { selector: 'main .office-map iframe', count: 1 },
    { selector: 'main .offices svg[role="img"][aria-label]', count: 1 },
    { selector: 'main .certificates a[aria-haspopup="dialog"]', count: 3 },
    { selector: 'main .certificates dialog', count: 3 },
    { selector: 'main .certificates dialog button', count: 3 },
    {
      within: 'main .certificates',
      text: each('経営革新計画承認', 'Management innovation plan approval', '经营革新计划批准'),
    },
    { within: 'main .certificates', text: each('労働者派遣事業許可', 'Worker dispatch license', '劳务派遣业务许可') },
    { within: 'main .certificates', text: each('プライバシーマーク', 'PrivacyMark', '隐私标志') },
    { selector: 'main .legend li', count: 6 },
    { link: '/about-us/technical-skills' },
  ]),
  ...on('/about-us', 'rule company.facts', [
    { within: 'main dl.fact-table', text: SAID.founded },
    { within: 'main dl.fact-table', text: SAID.capital },
    { within: 'main .figures', text: SAID.staff },
    { within: 'main .figures', text: SAID.trackRecord },
    { within: 'main .figures', text: each('3都市', '3 cities', '3座城市') },
    { within: 'main .figures', text: SAID.solutions },
    { within: 'main .figures', text: '100%' },
    { within: 'main dl.fact-table', text: each('シンガポール、合肥', 'Singapore, Hefei', '新加坡、合肥') },
    { within: 'main .offices__list', text: each('東京本社', 'Tokyo headquarters', '东京总部') },
    { within: 'main .offices__list', text: each('シンガポールオフィス', 'Singapore office', '新加坡办公室') },
    { within: 'main .offices__list', text: each('合肥オフィス', 'Hefei office', '合肥办公室') },
    { text: SAID.cliffMore },
  ]),
  ...on('/about-us', 'rule company.facts', [
    {
      within: 'main dl.fact-table',
      text: each('セッケイワークス株式会社', 'Sekkei Works Inc.', 'Sekkei Works 株式会社'),
    },
    { within: 'main dl.fact-table', text: 'Sekkei Works Inc.' },
    { within: 'main dl.fact-table', text: each('山田 太郎', 'Taro Yamada', '山田太郎') },
    { within: 'main dl.fact-table', text: each('〒100-0000', '100-0000', '100-0000') },
    {
      within: 'main dl.fact-table',
      text: each('東京都千代田区見本町1-2-3', '1-2-3 Mihon-cho', '东京都千代田区见本町1-2-3'),
    },
    { within: 'main dl.fact-table', text: each('見本ビル5階', '5F Mihon Building', '见本大厦5层') },
    ...stations.map((text) => ({ within: 'main .company-table__walks', text })),
    { within: 'main dl.fact-table', text: SAID.phone },
    { within: 'main dl.fact-table', link: TEL },
    { within: 'main dl.fact-table', text: SAID.fax },
    { within: 'main dl.fact-table', text: 'https://sekkei-works.example' },
    {
      within: 'main dl.fact-table',
      text: each('見本銀行 本店', 'Mihon Bank (sample), Head Office', '见本银行（示例）总行'),
    },
    ...clients.map((text) => ({ within: 'main .legend', text })),
    { selector: 'main .certificates dialog img[alt*="見本"]', count: 3, langs: ['ja'] },
    { selector: 'main .certificates dialog img[alt*="ample"]', count: 3, langs: ['en'] },
    { selector: 'main .certificates dialog img[alt*="示例"]', count: 3, langs: ['zh'] },
  ]),
  ...on('/about-us', 'rule inquiry.topic', [{ within: 'main #partners', link: '/contact?topic=partnership' }]),
  ...on('/about-us', 'rule services.areas', [
    { selector: 'main .company-table__lines li', count: 5 },
    { within: 'main .company-table__lines', text: each('アーキテクトサービス', 'Architecture services', '架构师服务') },
    { within: 'main .company-table__lines', text: each('常駐開発', 'On-site development', '驻场开发') },
    { within: 'main .company-table__lines', text: each('受託開発', 'Contract development', '受托开发') },
    { within: 'main .company-table__lines', text: each('オフショア開発', 'Offshore development', '离岸开发') },
    { within: 'main .company-table__lines', text: each('中国市場進出支援', 'China market entry', '中国市场拓展支持') },
  ]),
  ...on('/about-us', 'rule company.offices', [
    { selector: 'main .offices__list .offices__partner', count: 2 },
    {
      within: 'main .offices__list .offices__partner',
      text: each('北京協力拠点', 'Beijing partner site', '北京合作基地'),
    },
    {
      within: 'main .offices__list .offices__partner',
      text: each('南京協力拠点', 'Nanjing partner site', '南京合作基地'),
    },
    { within: 'main .offices__list', text: each('関連会社が運営', 'run by an affiliate', '关联公司运营') },
  ]),
  ...on('/about-us', 'rule company.map', [
    { selector: 'main .office-map a[href^="https://www.openstreetmap.org/"]', count: 1 },
    { selector: 'main .office-map a[href*="35.681236"]', count: 2 },
    { selector: 'main .office-map a[href^="https://www.google.com/maps/"]', count: 1, langs: ['ja', 'en'] },
    { selector: 'main .office-map a[href^="https://uri.amap.com/"]', count: 1, langs: ['zh'] },
  ]),
  ...on('/about-us/technical-skills', 'rule company.skills', [
    { selector: 'main .proficiency > section', count: 6 },
    ...categories.map((is) => ({ selector: 'main .proficiency h3', is })),
    { selector: 'main dl.fact-table dt', count: 6 },
    { selector: 'main dl.fact-table dd', count: 6 },
    {
      within: 'main dl.fact-table',
      text: each('応用情報技術者', 'Applied Information Technology Engineer', '应用信息技术工程师'),
    },
    {
      within: 'main dl.fact-table',
      text: each('情報処理安全確保支援士', 'Registered Information Security', '信息处理安全确保支援士'),
    },
    { within: 'main dl.fact-table', text: 'AWS Certified Solutions Architect' },
    { within: 'main dl.fact-table', text: each('Oracle認定Java', 'Oracle Certified Professional', 'Oracle认证Java') },
    { within: 'main dl.fact-table', text: 'PMP' },
    { within: 'main dl.fact-table', text: each('スクラムマスター', 'ScrumMaster', 'ScrumMaster') },
    { within: 'main dl.fact-table', text: 'Amazon Web Services' },
    { within: 'main dl.fact-table', text: 'Project Management Institute' },
    { within: 'main dl.fact-table', text: 'Scrum Alliance' },
  ]),
  ...on('/about-us/technical-skills', 'rule company.skills', [
    { selector: 'main meter[max="100"]', least: 35 },
    { selector: 'main meter[value="80"]' },
    { selector: 'main meter[value="85"]' },
    { selector: 'main meter[value="90"]' },
    { selector: 'main meter[value="95"]' },
    { selector: 'main meter:not([value="80"]):not([value="85"]):not([value="90"]):not([value="95"])', count: 0 },
    { within: 'main .proficiency', text: each('Java95／10017年', 'Java95/100,17years', 'Java95／10017年') },
  ]),
];
