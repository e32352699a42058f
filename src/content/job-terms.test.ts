import { expect, test } from 'vitest';
import { TERM_NAMES } from '#src/domain/jobs.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { jobFactsSchema } from '#src/schemas/content/job.ts';
import { tellTerms } from './job-terms.ts';

/** Terms of which no two figures are the same, so that none can stand in another's place. */
const facts = jobFactsSchema.parse({
  conditions: {
    trialMonths: 1,
    hours: { start: '9:30', end: '18:00', breakHours: 1 },
    overtimeHoursPerMonth: 20,
    remotePercent: 91,
    residentDaysPerWeek: { min: 2, max: 4 },
    residentJapanese: 'N2',
    daysOff: 125,
    yearEndClosing: { from: { month: 12, day: 29 }, to: { month: 1, day: 3 } },
    summerDays: 5,
    statutoryLeaveDays: 10,
    companyLeaveDays: { afterSixMonths: 6, afterOneYear: 7 },
    insurance: ['health', 'accident'],
    payReviewMonth: 4,
    payDay: 25,
    commutingYenPerMonth: 50_000,
    bonusMonth: 7,
    signOnYen: 300_000,
    relocationYen: 200_000,
    training: { team: { min: 3, max: 8 }, weeks: 12 },
  },
  returnRate: {
    percent: 80,
    exampleYenPerMonth: 800_000,
    employerInsurancePercent: 15,
    exampleMonthlyPayYen: 480_000,
    annualExamples: { min: 10_000_000, max: 15_000_000 },
    firstYear: { yenPerMonth: 600_000, monthlyPayYen: 380_000 },
  },
  selection: { interviewMinutes: 60, offerWeeks: 1 },
  experienceYears: 9,
  experience: [],
  positions: [],
});

const jobs = [
  { title: 'Project manager', japanese: 'N1', requiredYears: 11 },
  { title: 'System engineer', japanese: 'N3', requiredYears: 1 },
];

test('each term is the figure of its own field, with a unit that agrees with it', () => {
  expect(tellTerms(facts, jobs, 'en')).toEqual({
    start: '9:30',
    end: '18:00',
    breakHours: 1,
    breakTime: '1 hour',
    trialMonths: '1 month',
    overtime: '20 hours',
    remote: 91,
    residentMin: 2,
    residentMax: 4,
    residentJapanese: 'N2',
    daysOff: '125 days',
    closedFrom: 'December 29',
    closedTo: 'January 3',
    summerDays: '5 days',
    leaveLaw: '10 days',
    leaveSix: '6 days',
    leaveYear: '7 days',
    leaveSum: '16 days',
    insurance: expect.stringMatching(/^Health.+, .*accident/),
    reviewMonth: 'April',
    payDay: 25,
    commuting: '50,000',
    bonusMonth: 'July',
    signOn: '300,000',
    relocation: '200,000',
    returnRate: 80,
    employerShare: 15,
    projectPrice: '800,000',
    payCost: '640,000',
    examplePay: '557,000',
    payShare: 70,
    exampleMonthly: '480,000',
    exampleBonus: '918,000',
    firstYearPrice: '600,000',
    firstYearMonthly: '380,000',
    // 600,000 × 80 % ÷ 1.15 is 417,391: what twelve of these leave beyond 380,000 a month.
    firstYearBonus: '449,000',
    firstYearAnnual: '5,009,000',
    annualLow: '10',
    annualLowPrice: '1,200,000',
    annualHigh: '15',
    annualHighPrice: '1,800,000',
    guideYears: '9 years',
    traineeMin: 3,
    traineeMax: 8,
    trainingWeeks: '12 weeks',
    interview: '60 minutes',
    offerTime: '1 week',
    requiredYears: '1 year',
    levels: 'Project manager N1, System engineer N3',
  });
});

test.each(LANGS)('%s tells every term, and without a position the level of resident projects', (lang) => {
  const told = tellTerms(facts, [], lang);
  expect(Object.keys(told).sort()).toEqual([...TERM_NAMES].sort());
  expect([told.requiredYears, told.levels]).toEqual(['', 'N2']);
});
