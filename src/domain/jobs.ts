/** When a position takes applications; days are `YYYY-MM-DD` in Tokyo. */
interface Term {
  readonly validThrough?: string | undefined;
  readonly closed?: boolean | undefined;
}

/**
 * Whether a position takes applications on a day; its last day still counts.
 *
 * @param today `YYYY-MM-DD` in Tokyo, the build's
 * @example isOpen({ validThrough: '2027-09-30' }, '2027-10-01') // => false
 * @example isOpen({ closed: true }, '2026-11-21') // => false
 */
export function isOpen({ validThrough, closed = false }: Term, today: string): boolean {
  return !closed && (validThrough === undefined || today <= validThrough);
}

/**
 * The positions that a position's page offers besides its own: those that take applications.
 *
 * @example otherOpen([{ slug: 'a' }, { slug: 'b' }], 'a', '2026-11-21') // => [{ slug: 'b' }]
 */
export function otherOpen<J extends Term & { readonly slug: string }>(
  jobs: readonly J[],
  slug: string,
  today: string,
): J[] {
  return jobs.filter((job) => job.slug !== slug && isOpen(job, today));
}

/**
 * Cut a printed value into its figures and the words around them, which are set smaller.
 *
 * @example figureParts('約90%') // => [{ text: '約', figure: false }, { text: '90', figure: true }, { text: '%', figure: false }]
 * @example figureParts('9:30〜18:00') // => [{ text: '9:30〜18:00', figure: true }]
 */
export function figureParts(value: string): { text: string; figure: boolean }[] {
  return value
    .split(/(\d(?:[\d.,:–〜～]*\d)?)/)
    .map((text, at) => ({ text, figure: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Terms of employment that texts print as `{{name}}`: the catalogue's, and answers of `content/faq`; told once, in `content/jobs/facts.yaml`. */
export const TERM_NAMES = [
  'start',
  'end',
  'breakHours',
  'breakTime',
  'trialMonths',
  'overtime',
  'remote',
  'residentMin',
  'residentMax',
  'residentJapanese',
  'daysOff',
  'closedFrom',
  'closedTo',
  'summerDays',
  'leaveLaw',
  'leaveSix',
  'leaveYear',
  'leaveSum',
  'insurance',
  'reviewMonth',
  'payDay',
  'commuting',
  'bonusMonth',
  'signOn',
  'relocation',
  'returnRate',
  'employerShare',
  'projectPrice',
  'payCost',
  'examplePay',
  'payShare',
  'exampleMonthly',
  'exampleBonus',
  'firstYearPrice',
  'firstYearMonthly',
  'firstYearBonus',
  'firstYearAnnual',
  'annualLow',
  'annualLowPrice',
  'annualHigh',
  'annualHighPrice',
  'guideYears',
  'traineeMin',
  'traineeMax',
  'trainingWeeks',
  'interview',
  'offerTime',
  'requiredYears',
  'levels',
] as const;

/** Those that positions tell: without one there is nothing that a text could print. */
export const POSITION_TERMS: readonly string[] = ['requiredYears', 'levels'];

/** The terms as a language prints them. */
export type PrintedTerms = Readonly<Record<(typeof TERM_NAMES)[number], string | number>>;
