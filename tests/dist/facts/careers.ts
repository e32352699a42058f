import { each, type Fact, on, type Text } from './fact.ts';

const project = each('480,000–950,000円', '480,000–950,000 yen', '480,000–950,000日元');
const system = each('380,000–750,000円', '380,000–750,000 yen', '380,000–750,000日元');
const oneYear = each('1年以上', '1 year', '1年以上');
const anyEducation = each('学歴', 'no degree required', '学历不限');

/** Work conditions (rule careers.conditions); the landing and both job pages print them. */
const conditions: readonly Text[] = [
  '9:30–18:00',
  each('休憩1時間', '1 hour', '休息1小时'),
  each('約90%', 'About 90%', '约90%'),
  each('月20時間以内', 'Up to 20 hours a month', '每月20小时以内'),
  each('125日', '125 days', '125天'),
  each('6か月後に5日', '5 days after 6 months', '满6个月给予5天'),
  each('1年後に10日', '10 days after 1 year', '满1年给予10天'),
  each('月50,000円まで', 'Up to 50,000 yen a month', '每月最高50,000日元'),
  each('年1回', 'Once a year', '每年1次'),
  each('12月に支給', 'Paid in December', '于12月发放'),
];

const landing = ['/recruit_se', '/recruit'].flatMap((path) => [
  ...on(path, 'rule careers.landing', [
    { selector: 'main h1', is: each('採用情報', 'Careers', '招聘信息') },
    { selector: 'main .cells.c4 > li', count: 4 },
    { selector: 'main .cells.c3 > li', count: 3 },
    { selector: 'main .jobs > li', count: 2 },
    { selector: 'main .jobs .tag', count: 2 },
    { selector: 'main .jobs .amount', count: 2 },
    { link: '/recruit/project-manager' },
    { link: '/recruit/system-engineer' },
    { selector: 'main .terms dt', count: 7 },
    { link: '/contact' },
    { text: each('応募する', 'Apply', '应聘') },
  ]),
  ...on(path, 'rule careers.conditions', [
    ...conditions.map((text) => ({ text, within: 'main .terms' })),
    { text: oneYear },
    { text: anyEducation },
    { text: each('プロジェクト還元率は80%', 'project return rate (80%)', '项目返还率为80%') },
    { text: each('単価の80%を給与に', '80% of the project fee is paid out as salary', '项目单价的80%') },
    { text: each('金曜日', 'Friday', '周五') },
    { text: each('週1回から月1回', 'weekly to monthly', '每周一次至每月一次') },
    { text: each('3〜4名', '3–4', '3–4人') },
  ]),
  ...on(path, 'rule careers.pay', [
    { within: 'main .jobs', text: project },
    { within: 'main .jobs', text: system },
    { within: 'main .jobs', text: each('最大1,500万円', 'up to 15 million yen', '最高1,500万日元') },
  ]),
]);

const jobs = {
  '/recruit/project-manager': {
    title: each('プロジェクトマネージャー', 'Project manager', '项目经理'),
    pay: project,
    other: '/recruit/system-engineer',
  },
  '/recruit/system-engineer': {
    title: each('システムエンジニア', 'System engineer', '系统工程师'),
    pay: system,
    other: '/recruit/project-manager',
  },
};

const pages = Object.entries(jobs).flatMap(([path, { title, pay, other }]) => [
  ...on(path, 'rule careers.positions', [
    { selector: 'main h1', is: title },
    { selector: 'main nav.crumb li', count: 3 },
    { link: '/', within: 'main nav.crumb' },
    { link: '/recruit_se', within: 'main nav.crumb' },
    ...[
      each('仕事の概要', 'Overview', '工作概要'),
      each('基本情報', 'Basic information', '基本信息'),
      each('応募資格', 'Qualifications', '任职要求'),
      each('育つための足場', 'How we help you grow', '成长支持'),
      each('先に入った人の声', 'From the people already here', '员工心声'),
      each('待遇と働く条件', 'Benefits and conditions', '待遇与工作条件'),
    ].map((is) => ({ selector: 'main h2', is })),
    ...[
      each('仕事の内容', 'What you will do', '工作内容'),
      each('必須', 'Required', '必备条件'),
      each('歓迎', 'Preferred', '优先条件'),
      each('待遇・福利厚生', 'Benefits', '福利待遇'),
      each('働く条件', 'Working conditions', '工作条件'),
    ].map((is) => ({ selector: 'main h3', is })),
    ...[
      each('雇用形態', 'Employment type', '用工形式'),
      each('勤務地', 'Location', '工作地点'),
      each('勤務時間', 'Working hours', '工作时间'),
      each('働き方', 'Work style', '工作方式'),
    ].map((is) => ({ selector: 'main dl.kv dt', is })),
    { selector: 'main .voice > li', count: 2 },
    { link: `/contact?job=${path.replace('/recruit/', '')}` },
    { link: other },
  ]),
  ...on(path, 'rule careers.conditions', [
    { text: each('正社員', 'Full-time', '正式员工'), within: 'main dl.kv' },
    ...conditions.map((text) => ({ text, within: 'main .terms' })),
    {
      within: 'main dl.kv',
      text: each('9:30–18:00（休憩1時間）', '9:30–18:00 (1-hour break)', '9:30–18:00（休息1小时）'),
    },
    { within: 'main .terms', text: each('200,000円', '200,000 yen', '200,000日元') },
    { within: 'main .terms', text: '80%' },
    { text: each('案件の単価の80%', '80% of the project fee is paid out as salary', '项目单价的80%') },
    { text: each('金曜日', 'Friday', '周五') },
    { text: each('週1回から月1回', 'weekly to monthly', '每周一次至每月一次') },
    { within: 'main .dims', text: each('3–4名', '3–4', '3–4人') },
    { text: oneYear },
    { text: anyEducation },
  ]),
  ...on(path, 'rule careers.pay', [
    { selector: 'main table.levels tbody tr', count: 3 },
    ...[
      each('700万–1,500万円', '7–15 million yen', '700万–1,500万日元'),
      each('550,000–950,000円', '550,000–950,000 yen', '550,000–950,000日元'),
      each('650万–1,300万円', '6.5–13 million yen', '650万–1,300万日元'),
      each('500,000–850,000円', '500,000–850,000 yen', '500,000–850,000日元'),
      each('600万–1,200万円', '6–12 million yen', '600万–1,200万日元'),
      each('480,000–800,000円', '480,000–800,000 yen', '480,000–800,000日元'),
    ].map((text) => ({ within: 'main table.levels', text })),
  ]),
  ...on(path, 'rule careers.pay', [{ within: 'main dl.kv', text: pay }]),
]);

/** The careers landing and the two job pages. */
export const careersFacts: readonly Fact[] = [
  ...landing,
  ...pages,
  ...on('/recruit/project-manager', 'rule careers.manager', [
    {
      selector: 'main h2',
      is: each('CTOと代表から', 'From the CTO and the Representative Director', '首席技术官与代表董事寄语'),
    },
    { selector: 'main .inset', count: 2 },
    { selector: 'main .inset img[alt]', count: 2 },
    { within: 'main .inset', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { within: 'main .inset', text: each('山田 太郎', 'Taro Yamada', '山田太郎') },
  ]),
  ...on('/recruit/system-engineer', 'rule careers.engineer', [
    { selector: 'main .hl dt', count: 5 },
    { selector: 'main h2', is: each('技術の強み', 'Technical strengths', '技术优势') },
  ]),
  ...on('/recruit/system-engineer', 'rule careers.pay', [
    { selector: 'main dl.kv dt', is: each('目標年収', 'Target annual income', '目标年薪') },
    { selector: 'main dl.kv dd', is: each('最大1,500万円', 'Up to 15 million yen', '最高1,500万日元') },
  ]),
  ...on('/recruit/system-engineer', 'rule cases.reuse', [
    { text: each('再利用ソリューションは10件以上', '10+ reusable solutions', '可复用方案10个以上') },
    { text: each('社内利用率は100%', '100% in-house adoption', '内部使用率100%') },
  ]),
];
