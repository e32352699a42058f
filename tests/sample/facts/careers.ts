import { each, type Fact, on, type Text } from './fact.ts';
import { amount, annual, JOB_FACTS, LEVELS, million, month, monthly, PAYS, POSITIONS, top } from './job-figures.ts';

const { conditions, returnRate, selection, experience } = JOB_FACTS;
const positions = POSITIONS;
const { hours, companyLeaveDays: leave, yearEndClosing: closing, training, residentDaysPerWeek: resident } = conditions;

const anyEducation = each('学歴', 'no degree required', '学历不限');
const remote = conditions.remotePercent;
const overtime = conditions.overtimeHoursPerMonth;
const days = conditions.daysOff;
const statutory = conditions.statutoryLeaveDays;
const price = returnRate.exampleYenPerMonth;

/** How much is remote, and how resident projects are not: a card of the landing, a row of the positions. */
const remoteWork: readonly Text[] = [
  each(`約${remote}%`, `About ${remote}%`, `约${remote}%`),
  each(
    `週${resident.min}〜${resident.max}日`,
    `${resident.min}–${resident.max} days a week`,
    `每周${resident.min}～${resident.max}天`,
  ),
];

/** Work conditions (rule careers.conditions) that the landing and both job pages print as cards. */
const cards: readonly Text[] = [
  each(`月${overtime}時間以内`, `Up to ${overtime} hours a month`, `每月${overtime}小时以内`),
  each('全額支給し、固定残業代はありません', 'All overtime is paid', '加班费全额支付'),
  each(`${days}日`, `${days} days a year`, `${days}天`),
  each(
    `${closing.from.month}月${closing.from.day}日〜${closing.to.month}月${closing.to.day}日`,
    `${month(closing.from.month)} ${closing.from.day} to ${month(closing.to.month)} ${closing.to.day}`,
    `${closing.from.month}月${closing.from.day}日～${closing.to.month}月${closing.to.day}日`,
  ),
  each(`夏季${conditions.summerDays}日`, `${conditions.summerDays} days in summer`, `夏季${conditions.summerDays}天`),
  each(`法定の年次有給休暇${statutory}日`, `statutory ${statutory} days`, `法定带薪年假${statutory}天`),
  each(
    `特別休暇${leave.afterSixMonths}日`,
    `${leave.afterSixMonths} days of our own`,
    `特别休假${leave.afterSixMonths}天`,
  ),
  each(
    `1年後から毎年${leave.afterOneYear}日`,
    `${leave.afterOneYear} days of our own every year`,
    `满1年后，特别休假再给${leave.afterOneYear}天`,
  ),
  each(
    `月${amount(conditions.commutingYenPerMonth)}円まで`,
    `Up to ${amount(conditions.commutingYenPerMonth)} yen a month`,
    `每月最高${amount(conditions.commutingYenPerMonth)}日元`,
  ),
  each('年1回', 'Once a year', '每年1次'),
  each(
    `${conditions.bonusMonth}月に支給`,
    `Paid in ${month(conditions.bonusMonth)}`,
    `于${conditions.bonusMonth}月发放`,
  ),
];
const team = each(
  `${training.team.min}〜${training.team.max}名`,
  `${training.team.min}–${training.team.max}`,
  `${training.team.min}～${training.team.max}人`,
);
const rate = `${returnRate.percent}%`;
const relocation = each(
  `転居手当${amount(conditions.relocationYen)}円`,
  `${amount(conditions.relocationYen)} yen`,
  `${amount(conditions.relocationYen)}日元`,
);
const interview = each(
  `${selection.interviewMinutes}分`,
  `${selection.interviewMinutes} minutes`,
  `${selection.interviewMinutes}分钟`,
);
const officeDay = each('金曜日', 'Friday', '周五');
const officeDays = each(
  '週1回から月1回',
  'once or twice a month, or once a week on some projects',
  '每月一次到每周一次',
);

const landing = ['/recruit_se', '/recruit'].flatMap((path) => [
  ...on(path, 'rule careers.landing', [
    { selector: 'main h1', is: each('採用情報', 'Careers', '招聘信息') },
    { selector: 'main .items__cells.items__cells--4 > li', count: 4 },
    { selector: 'main .items__cells.items__cells--3 > li', count: 3 },
    { selector: 'main .positions__sheets > li', count: positions.length },
    { selector: 'main .positions__sheets .positions__tagline', count: positions.length },
    { selector: 'main .positions__sheets .positions__amount', count: positions.length },
    { link: '/recruit/project-manager' },
    { link: '/recruit/system-engineer' },
    { selector: 'main .sheet__section:not([id]) .terms dt', count: 7 },
    { within: 'main .page-head', link: '/contact?topic=careers' },
    { within: 'main .closing-sheet', link: '/contact?topic=careers' },
    { text: each('応募する', 'Apply', '应聘') },
  ]),
  ...on(path, 'rule careers.conditions', [
    ...[...remoteWork, ...cards].map((text) => ({ text, within: 'main .terms' })),
    {
      within: 'main .terms',
      text: each(`${hours.start}〜${hours.end}`, `${hours.start}–${hours.end}`, `${hours.start}～${hours.end}`),
    },
    {
      within: 'main .terms',
      text: each(`休憩${hours.breakHours}時間`, `${hours.breakHours} hour`, `休息${hours.breakHours}小时`),
    },
    { text: anyEducation },
    { text: officeDay },
    { text: officeDays },
    { text: team },
  ]),
  ...on(path, 'rule careers.return-rate', [
    {
      text: each(`単価の${rate}を給与と社会保険料に`, `${rate} of your billing rate goes to pay`, `项目单价的${rate}`),
    },
    ...[price, (price * returnRate.percent) / 100].map((yen) => ({
      within: '#return-rate .terms',
      text: each(`月${amount(yen)}円`, `${amount(yen)} yen a month`, `每月${amount(yen)}日元`),
    })),
    {
      within: '#return-rate dl.fact-table',
      text: each('月給を全額支給', 'Your monthly pay continues in full', '月薪全额照发'),
    },
  ]),
  ...on(path, 'rule careers.abroad', [
    {
      within: '#abroad',
      text: each(
        '「技術・人文知識・国際業務」',
        'Engineer/Specialist in Humanities/International Services',
        '“技术、人文知识、国际业务”',
      ),
    },
    { within: '#abroad', text: each('10年の実務経験', '10 years of experience', '10年以上实务经验') },
    { within: '#abroad', text: conditions.residentJapanese },
    ...LEVELS.map((level) => ({ within: '#abroad', text: ` ${level}` })),
    { within: '#abroad', text: interview },
    { within: '#abroad', text: relocation },
    { within: '#abroad', text: 'UTC+9' },
  ]),
  ...on(path, 'rule careers.pay', [...PAYS.map((text) => ({ within: 'main .positions__sheets', text }))]),
]);

/** The sample's own positions: of others only the figures are known. */
const TITLES: Readonly<Record<string, Text>> = {
  'project-manager': each('プロジェクトマネージャー', 'Project manager', '项目经理'),
  'system-engineer': each('システムエンジニア', 'System engineer', '系统工程师'),
};

const own = positions.filter(({ slug }) => TITLES[slug] !== undefined);

const pages = own.flatMap(({ slug, requiredYears, japanese, ...position }) => {
  const path = `/recruit/${slug}`;
  return [
    ...on(path, 'rule careers.positions', [
      { selector: 'main h1', is: TITLES[slug] ?? slug },
      { selector: 'main nav.breadcrumb li', count: 3 },
      { link: '/', within: 'main nav.breadcrumb' },
      { link: '/recruit_se', within: 'main nav.breadcrumb' },
      ...[
        each('仕事の概要', 'Overview', '工作概要'),
        each('基本情報', 'Basic information', '基本信息'),
        each('応募資格', 'Qualifications', '任职要求'),
        each('育つための足場', 'How we help you grow', '成长支持'),
        each('一緒に働く人の声', 'From the people you will work with', '将与您共事的人'),
        each('待遇と勤務条件', 'Benefits and conditions', '待遇与工作条件'),
      ].map((is) => ({ selector: 'main h2', is })),
      ...[
        each('仕事の内容', 'What you will do', '工作内容'),
        each('必須', 'Required', '必备条件'),
        each('歓迎', 'Preferred', '优先条件'),
        each('待遇・福利厚生', 'Benefits', '福利待遇'),
        each('勤務条件', 'Working conditions', '工作条件'),
      ].map((is) => ({ selector: 'main h3', is })),
      ...[
        each('雇用形態', 'Employment type', '用工形式'),
        each('勤務地', 'Location', '工作地点'),
        each('勤務時間', 'Working hours', '工作时间'),
        each('働き方', 'Work style', '工作方式'),
      ].map((is) => ({ selector: 'main dl.fact-table dt', is })),
      { selector: 'main .job__voices > li', count: 2 },
      { link: `/contact?job=${slug}` },
      { link: '/recruit_se#abroad' },
      { link: '/recruit_se#return-rate' },
      // One of the others is offered beside it.
      {
        selector: positions
          .filter((other) => other.slug !== slug)
          .map((other) => `main a[href$="/recruit/${other.slug}"]`)
          .join(),
      },
    ]),
    ...on(path, 'rule careers.employment', [
      {
        within: 'main dl.fact-table',
        text: each('正社員（期間の定めなし）', 'Full-time, no fixed term', '正式员工（无固定期限）'),
      },
      {
        within: 'main dl.fact-table',
        text: each(
          `${conditions.trialMonths}か月`,
          `${conditions.trialMonths} months`,
          `${conditions.trialMonths}个月`,
        ),
      },
      { within: 'main dl.fact-table', text: each('会社の定める業務', 'any work the company sets', '公司指定的工作') },
      {
        within: 'main dl.fact-table',
        text: each('通勤できる範囲のお客様先', 'a client’s office within commuting distance', '通勤范围内的客户公司'),
      },
      {
        within: 'main dl.fact-table',
        text: each(
          `${conditions.payReviewMonth}月に見直し`,
          `in ${month(conditions.payReviewMonth)}`,
          `${conditions.payReviewMonth}月`,
        ),
      },
      ...[
        each('健康保険', 'Health insurance', '健康保险'),
        each('厚生年金', 'employees’ pension', '厚生年金'),
        each('雇用保険', 'employment insurance', '雇用保险'),
        each('労災保険', 'accident insurance', '劳灾保险'),
      ].map((text) => ({ within: 'main dl.fact-table', text })),
      { within: 'main dl.fact-table', text: each('屋内禁煙', 'No smoking indoors', '室内禁烟') },
    ]),
    ...on(path, 'rule careers.conditions', [
      ...cards.map((text) => ({ text, within: 'main .terms' })),
      ...remoteWork.map((text) => ({ text, within: 'main dl.fact-table' })),
      {
        within: 'main dl.fact-table',
        text: each(
          `${hours.start}〜${hours.end}（休憩${hours.breakHours}時間）`,
          `${hours.start}–${hours.end} (${hours.breakHours}-hour break)`,
          `${hours.start}～${hours.end}（休息${hours.breakHours}小时）`,
        ),
      },
      {
        within: 'main .terms',
        text: each(
          `${amount(conditions.signOnYen)}円`,
          `${amount(conditions.signOnYen)} yen`,
          `${amount(conditions.signOnYen)}日元`,
        ),
      },
      { within: 'main .terms', text: rate },
      { text: each(`案件の単価の${rate}`, `${rate} of your billing rate goes to your pay`, `项目单价的${rate}`) },
      { text: officeDay },
      { text: officeDays },
      { within: 'main .figures', text: team },
      { text: each(`${requiredYears}年以上`, `${requiredYears} year`, `${requiredYears}年以上`) },
      { text: anyEducation },
    ]),
    ...on(path, 'rule careers.abroad', [
      { within: 'main .job__checks', text: `JLPT ${japanese}` },
      { within: 'main .job__checks', text: conditions.residentJapanese },
      { within: 'main dl.fact-table', text: relocation },
    ]),
    ...on(path, 'rule careers.selection', [
      { selector: 'main .items__rows > li', count: 6 },
      { within: 'main .items__rows', text: interview },
      {
        within: 'main .items__rows',
        text: each(
          `${selection.offerWeeks}週間以内`,
          `Within ${selection.offerWeeks} weeks`,
          `${selection.offerWeeks}周以内`,
        ),
      },
      { within: 'main .items__rows', text: each('職務経歴書', 'work history', '职务经历书') },
    ]),
    ...on(path, 'rule careers.pay', [
      { selector: 'main table.pay__levels tbody tr', count: experience.length },
      ...experience
        .flatMap((row) => [annual(row.annual), monthly(row.monthly)])
        .map((text) => ({ within: 'main table.pay__levels', text })),
      { within: 'main dl.fact-table', text: monthly(position.monthly) },
      ...(position.annualTarget === undefined
        ? []
        : [
            { selector: 'main dl.fact-table dt', is: each('目標年収', 'Earning potential', '目标年薪') },
            {
              within: 'main dl.fact-table',
              text: each(
                `${top(position.annualTarget).ja}（プロジェクトマネージャーに移った場合`,
                `Up to ${million(position.annualTarget)} million yen a year: the top of project management`,
                `${top(position.annualTarget).zh}（转任项目经理后`,
              ),
            },
          ]),
    ]),
  ];
});

/** The careers landing and the two job pages. */
export const careersFacts: readonly Fact[] = [
  ...landing,
  ...pages,
  ...on('/recruit/project-manager', 'rule careers.manager', [
    {
      selector: 'main h2',
      is: each('CTOと代表から', 'From the CTO and the Representative Director', '首席技术官与代表董事寄语'),
    },
    { selector: 'main .tabbed-sheet', count: 2 },
    { selector: 'main .tabbed-sheet img[alt]', count: 2 },
    { within: 'main .tabbed-sheet', text: each('佐藤 花子', 'Hanako Sato', '佐藤花子') },
    { within: 'main .tabbed-sheet', text: each('山田 太郎', 'Taro Yamada', '山田太郎') },
  ]),
  ...on('/recruit/system-engineer', 'rule careers.engineer', [
    { selector: 'main .terms__highlights dt', count: 5 },
    { selector: 'main h2', is: each('技術の強み', 'Technical strengths', '技术优势') },
  ]),
  ...on('/recruit/system-engineer', 'rule cases.reuse', [
    { text: each('再利用ソリューションは10件以上', '10+ reusable solutions', '可复用组件10个以上') },
    { text: each('社内利用率は100%', '100% in-house adoption', '内部使用率100%') },
  ]),
];
