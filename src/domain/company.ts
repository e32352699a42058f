import { formatMonth } from '#src/i18n/dates.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';

/** Facts that texts of `content/company` and `content/faq` print as `{{name}}`: told once, in `content/company/facts.yaml`. */
export const FACT_NAMES = [
  'founded',
  'capital',
  'staff',
  'yearsOfTrackRecord',
  'cliffCompanies',
  'replyDays',
  'open',
  'close',
  'openInReadersZone',
  'closeInReadersZone',
  'deskOpen',
  'deskClose',
  'phone',
  'fax',
  'email',
  'cases',
  'studyPrice',
  'architectPrice',
  'residentPrice',
  'offshorePrice',
  'marketStudyPrice',
  'projectPriceMin',
  'projectPriceMax',
  'teamDevelopers',
  'teamArchitects',
  'teamPrice',
  'studyWeeksMin',
  'studyWeeksMax',
  'studyScreens',
  'marketStudyWeeksMin',
  'marketStudyWeeksMax',
  'personMonthHours',
  'hoursMin',
  'hoursMax',
  'acceptanceDays',
  'monthlyReportDays',
  'warrantyMonths',
  'noticeTime',
  'partnerPayment',
  'affiliateShare',
  'affiliateDevelopers',
  'affiliateN2',
] as const;

/** Facts that prose pages print besides (`content/pages`). */
export const PAGE_FACT_NAMES = [...FACT_NAMES, 'company', 'representative', 'disclosureFee', 'keepDays'] as const;

/** The facts of prose pages as a language prints them. */
export type PageFacts = Readonly<Record<(typeof PAGE_FACT_NAMES)[number], string>>;

/** Facts as a language prints them. */
export type PrintedFacts = Readonly<Record<(typeof FACT_NAMES)[number], string>>;

/** What only the catalogue or the other content can say of a fact. */
export interface FactWords {
  /** An amount of yen with its unit; `amount` is short, such as "28 million". */
  readonly yen: (amount: string) => string;
  readonly businessDays: (count: number) => string;
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly weeks: (count: number) => string;
  readonly months: (count: number) => string;
  /** Number of case studies. */
  readonly cases: number;
}

/**
 * The facts as a language prints them, by the names that texts call them.
 *
 * @example printedFacts(facts, company, 'en', words).founded // => 'May 2008'
 */
export function printedFacts(facts: Facts, company: Company, lang: Lang, words: FactWords): PrintedFacts {
  const { locale, phone: form } = LANG_INFO[lang];
  const number = (value: number) => value.toLocaleString(locale);
  const highlight = (key: keyof typeof company.highlights & HighlightKey) => {
    const { prefix = '', suffix = '' } = company.highlights[key] ?? {};
    return prefix + number(highlightOf(facts, company, key)) + suffix;
  };
  const amount = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    useGrouping: LANG_INFO[lang].groupsPay ? 'always' : false,
    maximumFractionDigits: 4,
  });
  // Prices are read beside others, in the unit of the language: 75万円, but 750,000 yen.
  const price = (yen: number) => words.yen(LANG_INFO[lang].isFullWidth ? amount.format(yen) : number(yen));
  const { prices, contracts, studies, offshoreTeam: team, affiliate } = facts;
  const teamMonth = team.developers * prices.offshorePersonMonth + team.architects * prices.architectMonth;
  const there = (time: string) => timeIn(LANG_INFO[lang].readersZone, time);
  return {
    founded: formatMonth(facts.founded, lang),
    capital: words.yen(amount.format(facts.capitalYen)),
    staff: highlight('staff'),
    yearsOfTrackRecord: highlight('yearsOfTrackRecord'),
    cliffCompanies: number(facts.cliffCompanies),
    replyDays: words.businessDays(facts.replyBusinessDays),
    open: facts.officeHours.open,
    close: facts.officeHours.close,
    openInReadersZone: there(facts.officeHours.open),
    closeInReadersZone: there(facts.officeHours.close),
    deskOpen: facts.privacyDesk.open,
    deskClose: facts.privacyDesk.close,
    phone: facts.phone[form],
    fax: facts.fax[form],
    email: facts.email,
    cases: number(words.cases),
    studyPrice: price(prices.architectStudy),
    architectPrice: price(prices.architectMonth),
    residentPrice: price(prices.residentMonth),
    offshorePrice: price(prices.offshorePersonMonth),
    marketStudyPrice: price(prices.marketStudy),
    projectPriceMin: words.yen(amount.format(prices.contractProject.min)),
    projectPriceMax: words.yen(amount.format(prices.contractProject.max)),
    teamDevelopers: number(team.developers),
    teamArchitects: number(team.architects),
    teamPrice: price(teamMonth),
    studyWeeksMin: number(studies.architectWeeks.min),
    studyWeeksMax: words.weeks(studies.architectWeeks.max),
    studyScreens: number(studies.architectScreens),
    marketStudyWeeksMin: number(studies.marketWeeks.min),
    marketStudyWeeksMax: words.weeks(studies.marketWeeks.max),
    personMonthHours: words.hours(contracts.personMonthHours),
    hoursMin: number(contracts.adjustmentFreeHours.min),
    hoursMax: words.hours(contracts.adjustmentFreeHours.max),
    acceptanceDays: words.businessDays(contracts.acceptanceBusinessDays),
    monthlyReportDays: words.businessDays(contracts.monthlyReportBusinessDays),
    warrantyMonths: words.months(contracts.warrantyMonths),
    noticeTime: words.months(contracts.noticeMonths),
    partnerPayment: words.days(contracts.partnerPaymentDays),
    affiliateShare: number(affiliate.sharePercent),
    affiliateDevelopers: number(affiliate.developers),
    affiliateN2: number(affiliate.japaneseN2),
  };
}

type HighlightKey = Facts['highlights'][number];

/**
 * The figure of a highlight. Cities are counted: offices may share one.
 *
 * @example highlightOf(facts, company, 'cities') // => 3
 */
export function highlightOf(facts: Facts, { offices }: Pick<Company, 'offices'>, key: HighlightKey): number {
  if (key !== 'cities') return facts[key];
  return new Set(facts.offices.map((office) => offices[office.key]?.city ?? office.key)).size;
}

/**
 * The head office among the offices of the facts.
 *
 * @throws Error when none is (the schema says so first)
 * @example headOfficeOf(facts).key // => 'tokyo'
 */
export function headOfficeOf({ offices }: Pick<Facts, 'offices'>): Facts['offices'][number] {
  const office = offices.find(({ type }) => type === 'head-office');
  if (office === undefined) throw new Error('headOfficeOf: no office is the head office, expected one');
  return office;
}

/**
 * What a `tel:` link dials: the printed number without what makes it readable.
 *
 * @param international begins with `+` and the country's code
 * @example dialled('+81-3-0000-0000') // => '+81300000000'
 */
export function dialled(international: string): string {
  return international.replace(/[^\d+]/g, '');
}

/**
 * Put facts into a text wherever it stands in a tree of fields and lists.
 *
 * @param fill one text
 * @example filledIn({ note: ['{{founded}}'] }, (text) => interpolate(text, facts)) // => { note: ['May 2008'] }
 */
export function filledIn<Tree>(tree: Tree, fill: (text: string) => string): Tree {
  if (typeof tree === 'string') return fill(tree) as Tree;
  if (Array.isArray(tree)) return tree.map((part) => filledIn(part, fill)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, filledIn(part, fill)])) as Tree;
}

/** A time of day in Japan on another clock; neither Japan nor any zone of the language table has a summer time. */
function timeIn(zone: string, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const at = new Date(`2000-01-01T${hour.padStart(2, '0')}:${minute}:00+09:00`);
  const style = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(at).replace(/^0(?=\d)/, '');
}
