import { describe, expect, test } from 'vitest';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { dialled, FACT_NAMES, filledIn, headOfficeOf, highlightOf, printedFacts } from './company.ts';

const FACTS = {
  founded: '2008-05',
  capitalYen: 28_000_000,
  staff: 70,
  yearsOfTrackRecord: 17,
  cliffCompanies: 2000,
  replyBusinessDays: 3,
  prices: {
    architectStudy: 1_500_000,
    architectMonth: 1_200_000,
    residentMonth: 750_000,
    offshorePersonMonth: 450_000,
    marketStudy: 1_500_000,
    contractProject: { min: 10_000_000, max: 60_000_000 },
  },
  offshoreTeam: { developers: 3, architects: 0.5 },
  studies: { architectWeeks: { min: 4, max: 8 }, architectScreens: 50, marketWeeks: { min: 4, max: 6 } },
  affiliate: { sharePercent: 30, developers: 24, japaneseN2: 15 },
  contracts: {
    personMonthHours: 150,
    adjustmentFreeHours: { min: 140, max: 160 },
    acceptanceBusinessDays: 10,
    monthlyReportBusinessDays: 5,
    warrantyMonths: 12,
    noticeMonths: 1,
    partnerPaymentDays: 60,
  },
  officeHours: { open: '9:00', close: '18:00' },
  privacyDesk: { open: '10:00', close: '17:00' },
  phone: { national: '03-0000-0000', international: '+81-3-0000-0000' },
  fax: { national: '03-0000-0001', international: '+81-3-0000-0001' },
  email: 'a@company.example',
  offices: [
    { key: 'osaka', type: 'head-office' },
    { key: 'kobe', type: 'overseas' },
    { key: 'second', type: 'overseas' },
  ],
} as unknown as Facts;

const company = (prefix: string, suffix: string, years: string) =>
  ({
    highlights: { staff: { prefix, suffix }, yearsOfTrackRecord: { prefix: '', suffix: years } },
    offices: { osaka: { city: 'A' }, kobe: { city: 'B' }, second: { city: 'B' } },
  }) as unknown as Company;

const WORDS = {
  ja: { company: company('約', '名', '年'), yen: '円', days: '営業日' },
  en: { company: company('about ', ' people', ' years'), yen: ' yen', days: ' business days' },
  zh: { company: company('约', '名', '年'), yen: '日元', days: '个工作日' },
} as const;

function printed(lang: keyof typeof WORDS, facts: Facts = FACTS) {
  const { company: own, yen, days } = WORDS[lang];
  return printedFacts(facts, own, lang, {
    yen: (amount) => amount + yen,
    businessDays: (count) => count + days,
    days: (count) => `${count} d`,
    hours: (count) => `${count} h`,
    weeks: (count) => `${count} w`,
    months: (count) => `${count} mo`,
    cases: 1200,
  });
}

describe('printedFacts', () => {
  test.each([
    ['ja', '2008年5月', '2,800万円', '約70名', '17年', '2,000', '3営業日', '03-0000-0000', '9:00', '1,200'],
    [
      'en',
      'May 2008',
      '28 million yen',
      'about 70 people',
      '17 years',
      '2,000',
      '3 business days',
      '+81-3-0000-0000',
      '9:00',
      '1,200',
    ],
    ['zh', '2008年5月', '2800万日元', '约70名', '17年', '2,000', '3个工作日', '+81-3-0000-0000', '8:00', '1,200'],
  ] as const)('%s', (lang, founded, capital, staff, years, cliff, days, phone, openThere, cases) => {
    expect(printed(lang)).toMatchObject({
      founded,
      capital,
      staff,
      yearsOfTrackRecord: years,
      cliffCompanies: cliff,
      replyDays: days,
      phone,
      open: '9:00',
      openInReadersZone: openThere,
      cases,
    });
  });

  test.each([
    [100_000_000, '1億円', '100 million yen', '1亿日元'],
    [9_500_000, '950万円', '9.5 million yen', '950万日元'],
    [12_345_000, '1,234.5万円', '12.345 million yen', '1234.5万日元'],
  ])('a capital of %i yen', (capitalYen, ja, en, zh) => {
    const capital = (lang: keyof typeof WORDS) => printed(lang, { ...FACTS, capitalYen }).capital;
    expect([capital('ja'), capital('en'), capital('zh')]).toEqual([ja, en, zh]);
  });

  test.each([
    ['ja', '150万円', '75万円', '45万円', '10営業日'],
    ['en', '1,500,000 yen', '750,000 yen', '450,000 yen', '10 business days'],
    ['zh', '150万日元', '75万日元', '45万日元', '10个工作日'],
  ] as const)(
    'prices and promises of contracts in %s',
    (lang, studyPrice, residentPrice, offshorePrice, acceptanceDays) => {
      const contracts = {
        acceptanceDays,
        studyWeeksMin: '4',
        studyWeeksMax: '8 w',
        personMonthHours: '150 h',
        warrantyMonths: '12 mo',
        noticeTime: '1 mo',
        partnerPayment: '60 d',
      };
      expect(printed(lang)).toMatchObject({ studyPrice, residentPrice, offshorePrice, ...contracts });
    },
  );

  test('every name has a value', () => {
    expect(Object.keys(printed('en')).sort()).toEqual([...FACT_NAMES].sort());
  });
});

test('two offices in one city are one city', () => {
  expect(highlightOf(FACTS, WORDS.en.company, 'cities')).toBe(2);
});

test('one office is the head office; without it the content is wrong and says so', () => {
  const office = { key: 'a', type: 'overseas', map: { latitude: 0, longitude: 0, name: 'left' } } as const;
  const head = { ...office, key: 'b', type: 'head-office' } as const;
  expect(headOfficeOf({ offices: [office, head] })).toBe(head);
  expect(() => headOfficeOf({ offices: [office] })).toThrow('no office is the head office, expected one');
});

test('a link dials digits', () => {
  expect(dialled('+81-3-0000-0000')).toBe('+81300000000');
});

test('texts are filled wherever they stand, everything else stays', () => {
  const tree = { a: 'x', b: [{ c: 'x', n: 3 }, 'y'], d: undefined };
  expect(filledIn(tree, (text) => text.toUpperCase())).toEqual({ a: 'X', b: [{ c: 'X', n: 3 }, 'Y'], d: undefined });
});
