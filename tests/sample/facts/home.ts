import { SAID, TEL } from './company-figures.ts';
import { each, type Fact, on } from './fact.ts';
import { PAYS } from './job-figures.ts';

/** The home page. */
export const homeFacts: readonly Fact[] = [
  ...on('/', 'rule home.sections', [
    { selector: 'main .hero-slider__slide', count: 3 },
    { selector: 'main .hero-slider .hero-slider__buttons a', count: 3 },
    { selector: 'main .missions > li', count: 3 },
    { within: 'main .missions', text: each('挑戦', 'Challenge', '挑战') },
    { within: 'main .missions', text: each('設計', 'Architecture', '设计') },
    { within: 'main .missions', text: each('感動', 'Excitement', '喜悦') },
    { link: '/about-us' },
    { link: '/services' },
    { link: '/services/architect' },
    { link: '/services/resident-development' },
    { link: '/services/contract-development' },
    { link: '/services/offshore-development' },
    { link: '/services/china-market' },
    { link: '/news' },
    { link: '/recruit' },
    { link: '/recruit/project-manager' },
    { link: '/recruit/system-engineer' },
    { selector: 'main .figures dt', count: 4 },
    { selector: 'main .closing-sheet', count: 1 },
    { link: '/contact', within: 'main .closing-sheet' },
  ]),
  ...on('/', 'rule home.news', [
    { selector: 'main .latest-news > li', count: 5 },
    { selector: 'main .latest-news time[datetime]', count: 5 },
    { selector: 'main .latest-news .tags__category', count: 5 },
    { selector: 'main .latest-news a[href*="/news/"]', count: 5 },
  ]),
  ...on('/', 'rule company.facts', [
    { within: 'main .figures', text: SAID.trackRecord },
    { within: 'main .figures', text: SAID.staff },
    { within: 'main .figures', text: each('3都市', '3 cities', '3座城市') },
    { text: SAID.cliffMore },
    { text: each('「2025年の崖」', 'the 2025 cliff', '“2025悬崖”') },
    {
      text: each('CTOが3〜4名', 'The CTO trains new members in teams of 3–4', '首席技术官带教，每组3～4人'),
    },
  ]),
  ...on('/', 'rule careers.conditions', [
    { text: each('約90%の案件がリモート', 'About 90% of our projects are remote', '约90%的项目可远程办公') },
    { text: each('単価の80%', '80% of your billing rate', '项目单价的80%') },
    {
      text: each(
        '出社は週1回から月1回、金曜日',
        'Fridays, usually once or twice a month, or once a week on some projects',
        '到公司的日子定在周五，每月一次到每周一次',
      ),
    },
  ]),
  ...on('/', 'rule inquiry.reply', [
    { within: 'main .closing-sheet', text: SAID.replyWithin },
    {
      within: 'main .closing-sheet',
      text: SAID.weekdays,
    },
  ]),
  ...on('/', 'rule company.facts', [
    { within: 'main .closing-sheet', text: SAID.phone },
    { within: 'main .closing-sheet', link: TEL },
  ]),
  ...on('/', 'rule careers.pay', [...PAYS.map((text) => ({ within: 'main .positions', text }))]),
  ...on('/', 'rule services.areas', [
    { selector: 'main .floor-plan__annex ul > li', count: 3 },
    { within: 'main .floor-plan__annex ul', link: '/services/cloud' },
    { within: 'main .floor-plan__annex ul', link: '/services/mobile' },
    { within: 'main .floor-plan__annex ul', link: '/services/ai' },
    { within: 'main .floor-plan__annex ul', text: each('準備中', 'In preparation', '筹备中') },
  ]),
];
