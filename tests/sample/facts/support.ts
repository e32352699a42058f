import { COMPANY_FACTS, SAID } from './company-figures.ts';
import { each, type Fact, on } from './fact.ts';
import { JOB_FACTS } from './job-figures.ts';

const { conditions } = JOB_FACTS;
const { companyLeaveDays: leave, training } = conditions;
const overtime = conditions.overtimeHoursPerMonth;

const questions = [
  each('会社について', 'About the company', '关于公司'),
  each('技術とサービス', 'Technology and services', '技术与服务'),
  each('採用と働き方', 'Recruiting and working style', '招聘与工作方式'),
  each('案件と契約', 'Projects and contracts', '项目与合同'),
  each('技術力と実績', 'Technical ability and track record', '技术能力与项目经验'),
];

const sections = [
  each('個人情報保護の理念', 'Our philosophy on personal information', '个人信息保护理念'),
  each('社内での管理', 'Internal management', '内部管理'),
  each('お問い合わせと開示等への対応', 'Inquiries and requests for disclosure', '咨询与查阅等请求的处理'),
  each('個人情報の取得と利用', 'Acquisition and use of personal information', '个人信息的收集与使用'),
  each('利用目的', 'Purposes of use', '使用目的'),
];

const downloads = [
  each('会社案内', 'Company guide', '公司简介'),
  each('技術資料', 'Technical materials', '技术资料'),
  each('開発事例集', 'Case studies', '案例集'),
  each('料金表', 'Price list', '价格表'),
];

/** Privacy policy, downloads, FAQ and the error pages. */
export const supportFacts: readonly Fact[] = [
  ...on('/privacy-policy', 'rule privacy.sections', [
    { selector: 'main .statement__clause', count: 5 },
    ...sections.map((is) => ({ selector: 'main .statement__clause h2', is })),
    { selector: 'main figure.privacy-mark img[alt]', count: 1 },
  ]),
  ...on('/privacy-policy', 'rule privacy.desk', [
    ...[
      each('2008年4月1日', 'April 1, 2008', '2008年4月1日'),
      each('2024年1月1日', 'January 1, 2024', '2024年1月1日'),
      each('2010年9月14日', 'September 14, 2010', '2010年9月14日'),
      each('2023年7月15日', 'July 15, 2023', '2023年7月15日'),
    ].map((text) => ({ text })),
    ...['2008-04-01', '2024-01-01', '2010-09-14', '2023-07-15'].map((date) => ({
      selector: `main time[datetime="${date}"]`,
    })),
    { text: each('平日 10:00〜17:00', 'Weekdays 10:00–17:00 (JST)', '工作日 10:00～17:00（日本时间）') },
    { text: each('2,000円（税込）', '2,000 yen (including tax)', '2,000日元（含税）') },
    { text: each('対象となる業務ごとに1回', 'per service disclosed', '每查阅一项计1次') },
    { text: each('年1回以上', 'at least once a year', '每年至少实施1次') },
    { text: each('発行から30日以内', 'within the last 30 days', '30天以内开具') },
  ]),
  ...on('/privacy-policy', 'rule privacy.dates', [
    { text: each('方針の制定日', 'Policy established', '政策制定日期') },
    { text: each('方針の最終改定日', 'Policy last revised', '政策最后修订日期') },
    { text: each('取扱規程の制定日', 'Handling rules established', '处理规程制定日期') },
    { text: each('取扱規程の最終更新日', 'Handling rules last updated', '处理规程最后更新日期') },
  ]),
  ...['/privacy-policy', '/contact'].flatMap((path) =>
    on(path, 'rule privacy.transfer', [
      { selector: 'main #transfer', count: 0, langs: ['ja', 'en'] as const },
      { selector: 'main #transfer h2', is: '向境外提供个人信息的告知', langs: ['zh'] as const },
      ...[
        'Netlify, Inc.',
        'Plus Five Five, Inc.',
        COMPANY_FACTS.email,
        '同意的时间和文本版本',
        '撤回',
        '第五十三条',
      ].map((text) => ({
        within: 'main #transfer',
        text,
        langs: ['zh'] as const,
      })),
    ]),
  ),
  ...on('/privacy-policy', 'rule outbox.keep-days', [{ text: each('7日後', '7 days', '7天后') }]),
  ...on('/resources', 'rule services.resources', [
    {
      selector: 'main h2',
      is: each('このページは準備中です', 'This page is being prepared', '本页面正在筹备中'),
    },
    { selector: 'main .download-cards > li', count: 4 },
    { selector: 'main .download-cards button[disabled]', count: 4 },
    ...downloads.map((is) => ({ selector: 'main .download-cards h3', is })),
    { within: 'main .download-cards', text: each('準備中', 'In preparation', '筹备中') },
  ]),
  ...on('/faq', 'rule faq.questions', [
    { selector: 'main .faq-accordion__questions section', count: 5 },
    { selector: 'main details', least: 20 },
    ...questions.map((is) => ({ selector: 'main .faq-accordion__questions h3', is })),
    ...[1, 2, 3, 4, 5].map((n) => ({
      selector: `main .faq-accordion__questions section:nth-of-type(${n}) details`,
      least: 4,
    })),
    { link: '/contact', within: 'main .closing-sheet' },
    { link: '/about-us', within: 'main .closing-sheet' },
  ]),
  ...on('/faq', 'rule faq.facts', [{ text: SAID.hours }]),
  ...on('/faq', 'rule faq.facts', [
    { text: SAID.founded },
    { text: SAID.capital },
    { text: SAID.staff },
    { text: SAID.cliff },
    { text: SAID.solutions },
    { text: each('社内利用率', 'in-house adoption', '内部使用率') },
    {
      text: each(
        `約${conditions.remotePercent}%`,
        `About ${conditions.remotePercent}%`,
        `约${conditions.remotePercent}%`,
      ),
    },
    { text: each(`月${overtime}時間以内`, `within ${overtime} hours a month`, `每月加班不超过${overtime}小时`) },
    { text: each(`${conditions.daysOff}日`, `${conditions.daysOff} days off`, `${conditions.daysOff}天`) },
    {
      text: each(
        `6か月後に${leave.afterSixMonths}日`,
        `plus ${leave.afterSixMonths} days of our own`,
        `满6个月后${leave.afterSixMonths}天`,
      ),
    },
    {
      text: each(
        `1年後から毎年${leave.afterOneYear}日`,
        `${leave.afterOneYear} days of our own every year`,
        `满1年后再给${leave.afterOneYear}天`,
      ),
    },
    {
      text: each(
        `${training.team.min}〜${training.team.max}名`,
        `${training.team.min}–${training.team.max}`,
        `${training.team.min}～${training.team.max}人`,
      ),
    },
    { text: SAID.replyWithin },
    { text: each('1年以上', 'At least 1 year', '1年以上') },
    { text: each('年1回以上', 'at least once a year', '每年至少') },
    { link: '/recruit/project-manager' },
    { link: '/recruit/system-engineer' },
  ]),
  ...on('/404', 'rule shell.not-found', [
    { selector: 'main h1 [lang="en"]', is: '404 Page Not Found' },
    { selector: 'main [lang="en"]', is: 'Did you forget to add the page to the router?' },
    { selector: 'head title', count: 1 },
    { within: 'head title', text: '404 Page Not Found' },
    { within: 'main h1', text: each('ページが見つかりません', 'Page Not Found', '页面不存在') },
    {
      text: each('存在しないか、移動した可能性があります', 'does not exist or may have moved', '不存在，或者已经移动'),
    },
    { link: '/' },
  ]),
  ...on('/500', 'rule shell.server-error', [
    { selector: 'main h1', is: each('サーバーエラーが発生しました', 'Server Error Occurred', '服务器发生错误') },
    { text: each('一時的な問題', 'temporary problem', '暂时性问题') },
    { text: each('再度お試しください', 'try again later', '稍后再试') },
    { link: '/' },
  ]),
  ...on('/500', 'rule shell.server-error', [{ selector: 'main textarea[data-kept-message]', count: 1 }]),
];
