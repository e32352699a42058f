import { describe, expect, test } from 'vitest';
import { contactDataIn, countryOf, dialled } from '#src/domain/company.ts';
import { amount, formattedAnnualPay } from '#src/domain/pay.ts';
import { formatDate, formatMonth } from '#src/i18n/dates.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';
import { pageAt, visibleText } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';

const { identity, offices, facts } = recordOf('company/facts');
const founded = String(facts?.['founded']?.value);
/** The rows of the table of pay, which positions share. */
const payRows = recordOf('shared-sections').sections.flatMap((section) =>
  section.type === 'pay-table' ? section.rows.map((row) => ({ ...row, currency: section.currency })) : [],
);

/** Figures in the order in which a text has them, with anything but figures between them. */
const inOrder = (...figures: readonly string[]) => new RegExp(`(?<!\\d)${figures.join('\\D+')}(?!\\d)`);

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const textOf = (path: string, selector: string) =>
    pageAt(path, lang).root.querySelectorAll(selector).map(visibleText);

  test('the company’s figures are in the places of rule company.facts', () => {
    // The towns are counted.
    const figures = Object.keys(recordOf('company', lang).figures ?? {}).map((name) =>
      String(facts?.[name]?.value ?? 3),
    );
    expect(textOf('/about-us', 'main .figures__figure').map((text) => text.replace(/\D/g, ''))).toEqual(figures);
    const { phone } = contactDataIn(identity, lang, countryOf({ offices }, recordOf('company', lang)));
    for (const path of ['/', '/about-us', '/contact', '/contact/form']) {
      const links = pageAt(path, lang).root.querySelectorAll(
        `main a[href="tel:${dialled(identity.phone?.international ?? '')}"]`,
      );
      expect(links.map(visibleText).join(), path).toContain(phone);
    }
    expect(textOf('/about-us', 'main dl.fact-table').join()).toContain(formatMonth(founded, lang));
    const legal = textOf('/about-us', `main dl.fact-table dd[lang="${LANG_INFO[DEFAULT_LANG].tag}"]`).join();
    if (lang !== DEFAULT_LANG) expect(legal).toContain(recordOf('company', DEFAULT_LANG).name);
    expect(textOf('/faq', 'main').join()).toContain(formatMonth(founded, lang));
  });

  test('the pay of a position is on its page, on its cards and in the table by role (rules careers.pay and careers.conditions)', () => {
    expect(payRows.length).toBeGreaterThan(0);
    for (const { slug, pay } of shown('jobs')) {
      if (pay === undefined) continue;
      const range = inOrder(amount(pay.min), amount(pay.max));
      expect(textOf('/', 'main .positions').join()).toMatch(range);
      expect(textOf('/recruit_se', 'main .positions__sheets').join()).toMatch(range);
      expect(textOf(`/recruit/${slug}`, 'main dl.fact-table').join()).toMatch(range);
      const rows = textOf(`/recruit/${slug}`, 'main table.pay__levels tbody tr');
      for (const [at, { annual, monthly, currency }] of payRows.entries()) {
        const year = formattedAnnualPay({ ...annual, currency }, lang, '{{min}} {{max}}').split(' ');
        expect(rows[at]).toMatch(inOrder(...year));
        expect(rows[at]).toMatch(inOrder(amount(monthly.min), amount(monthly.max)));
      }
    }
  });

  test('a date has the format of its language (rule lists.news-detail)', () => {
    const [printed] = textOf('/news/year-end-holidays-2026', 'main time[datetime="2026-11-09"]');
    expect(printed).toBe(formatDate('2026-11-09', lang));
  });

  test('the privacy policy states its dates and names who processes data (rules privacy.dates and privacy.website)', () => {
    const times = pageAt('/privacy-policy', lang).root.querySelectorAll('main #dates time');
    const days = ['2008-04-01', '2024-01-01', '2010-09-14', '2023-07-15'];
    expect(times.slice(0, 4).map((time) => time.getAttribute('datetime'))).toEqual(days);
    for (const processor of ['Netlify', 'Resend'])
      expect(textOf('/privacy-policy', 'main #website').join()).toContain(processor);
  });

  test('both pages name who gets data abroad, in the languages that need it only (rule privacy.transfer)', () => {
    for (const path of ['/privacy-policy', '/contact'])
      expect(textOf(path, 'main #transfer').join().includes('Netlify, Inc.')).toBe(hasSeparateConsent(lang));
    expect(
      pageAt('/contact/form', lang).root.querySelectorAll('#consent-abroad[required]:not([checked])'),
    ).toHaveLength(hasSeparateConsent(lang) ? 1 : 0);
  });
});

/** The facts count people by office, by job, and by joining and leaving; each count adds up to the staff. */
test.each([
  [['staffTokyo', 'staffSingapore']],
  [['architects', 'managers', 'engineers', 'qaEngineers', 'administration']],
  [['staffBefore', 'joined', '-left']],
])('%j add up to the staff (rule company.facts)', (names) => {
  const people = names.map((name) => Number(facts?.[name.replace('-', '')]?.value) * (name.startsWith('-') ? -1 : 1));
  expect(people.reduce((sum, some) => sum + some, 0)).toBe(facts?.['staff']?.value);
});

/** Pay is worked out of a share of the billing rate; the texts print the amounts. */
describe('the worked example of pay (rule careers.return-rate)', () => {
  const of = (name: string) => Number(facts?.[name]?.value);
  const employer = 1 + of('employerShare') / 100;
  const bonus = (price: number, monthly: number) => 12 * ((price * of('returnRate')) / 100 / employer - monthly);
  test.each([
    ['payCost', (of('projectPrice') * of('returnRate')) / 100],
    ['examplePay', of('payCost') / employer],
    ['exampleBonus', bonus(of('projectPrice'), of('exampleMonthly'))],
    ['firstYearBonus', bonus(of('firstYearPrice'), of('firstYearMonthly'))],
    ['firstYearAnnual', 12 * of('firstYearMonthly') + of('firstYearBonus')],
  ])('%s follows from the other figures, to the nearest thousand', (name, expected) => {
    expect(of(name)).toBe(Math.round(expected / 1000) * 1000);
  });

  test('the share that reaches people is printed in whole percent', () => {
    expect(of('payShare')).toBe(Math.round((of('examplePay') / of('projectPrice')) * 100));
  });

  test.each(['annualLow', 'annualHigh'])('%s names the billing rate that it follows from', (name) => {
    const price = (of(name) * employer) / (of('returnRate') / 100) / 12;
    expect(of(`${name}Price`)).toBe(Math.round(price / 10_000) * 10_000);
  });
});
