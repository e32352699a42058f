import { describe, expect, test } from 'vitest';
import { KINDS, type Kind } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { techArticleSchema } from './article.ts';
import { summary } from './fields.ts';

const IN_EACH_LANG = Object.fromEntries(LANGS.map((lang) => [lang, `in ${lang}`]));
const IDENTITY = { site: 'https://works.example', email: 'a@works.example', storagePrefix: 'works' };

const issuesOf = (kind: Kind, data: unknown) => KINDS[kind].schema.safeParse(data).error?.issues ?? [];
/** What is wrong with a field, whatever else a file lacks. */
const messageAt = (kind: Kind, data: object, path: string) =>
  issuesOf(kind, data).find((issue) => issue.path.join('.') === path)?.message;

test.each<readonly [Kind, string, readonly unknown[], string]>([
  ['news', 'title', ['', ' \u3000'], 'text'],
  ['news', 'date', ['2026-02-30', '2026-1-01', '2026-05-01T00:00', 'x2026-05-01'], 'date'],
  ['news', 'date', ['1026-05-01', '1999-12-31'], 'year'],
  ['news', 'category', ['お知らせ', 'Notice', 'a b', '', 'a'.repeat(81)], 'key'],
  ['jobs', 'drawing', ['a b', 'a/b.png', 'a.gif'], 'drawing'],
  ['pages', 'sheet', ['Q-2', 'q-20', 'Q20'], 'sheet'],
])('%s: %s may not be one of %j: %s', (kind, field, values, message) => {
  for (const value of values) expect([value, messageAt(kind, { [field]: value }, field)]).toEqual([value, message]);
});

test.each([
  [{ min: 3, max: 2, per: 'month', currency: 'JPY' }, 'range'],
  [{ min: 1, max: 2, per: 'month', currency: 'yen' }, 'currencyCode'],
])('the pay %j: %s', (pay, message) => {
  expect(issuesOf('jobs', { pay }).map((issue) => issue.message)).toContain(message);
});

test('an article has a tag once', () => {
  expect(techArticleSchema.shape.tags.parse(['ai', 'legacy', 'ai'])).toEqual(['ai', 'legacy']);
});

test('a text of one line has no space where a line between Japanese and Chinese characters ends', () => {
  expect([summary.parse('一行目の\n二行目\n'), summary.parse('one\ntwo')]).toEqual(['一行目の二行目', 'one\ntwo']);
});

test('a field that nothing reads is refused, at any depth', () => {
  const pay = { min: 1, max: 2, per: 'month', currency: 'JPY', unread: 1 };
  const codes = issuesOf('jobs', { unread: 1, pay }).flatMap(({ code, path }) =>
    code === 'unrecognized_keys' ? [path.join('.')] : [],
  );
  expect(codes.sort()).toEqual(['', 'pay']);
});

test.each<readonly [national: string, international: string, message?: string]>([
  ['04.65.00.00.01', '+33 (0)4 65 00 00 01'],
  ['(03) 0000-0001', '+81-3-0000-0001'],
  ['tel 03', '+81-3-0000-0001', 'phone'],
  ['03-0000-0001', '81-3-0000-0001', 'international'],
  ['03-0000-0001', '+81-3-0000-0000', 'same-number'],
])('the phone number %s, %s: %s', (national, international, message) => {
  const identity = { ...IDENTITY, phone: { national, international } };
  expect(issuesOf('company-facts', { identity })[0]?.message).toBe(message);
});

test('ids of questions are all different, those of categories among them', () => {
  const item = { id: 'a', question: 'q', answer: 'a' };
  const category = { id: 'c', title: 't', items: [item] };
  expect(issuesOf('faq', [category])).toEqual([]);
  for (const faq of [[{ ...category, items: [item, item] }], [{ ...category, id: 'a' }]])
    expect(issuesOf('faq', faq)[0]?.message).toBe('unique');
});

describe('a notice', () => {
  const notice = { id: 'a', start: '2026-12-28', end: '2026-12-28', text: IN_EACH_LANG };
  const linking = (path: string) => [{ ...notice, link: { path, label: IN_EACH_LANG } }];
  test.each<readonly [object, string?]>([
    [linking('/contact')],
    [linking('//example.com'), 'path'],
    [[{ ...notice, end: '2026-12-27' }], 'period'],
    [[notice, notice], 'unique'],
  ])('%j: %s', (notices, message) => expect(issuesOf('notices', notices)[0]?.message).toBe(message));
});

describe('a fact', () => {
  const issueWith = (facts: object) => issuesOf('company-facts', { identity: IDENTITY, facts })[0];

  test.each<readonly [object, string, string]>([
    [{ value: -1, unit: 'days' }, 'amount', 'value'],
    [{ value: '2012', unit: 'year' }, 'calendarYear', 'value'],
    [{ value: '2008-13', unit: 'month' }, 'yearMonth', 'value'],
    [{ value: '02-32', unit: 'day' }, 'dayOfYear', 'value'],
    [{ from: '9:00', to: '24:00', unit: 'time' }, 'time', 'to'],
    [{ unit: 'days' }, 'valueOrRange', 'value'],
    [{ value: 3, from: 3, to: 4, unit: 'days' }, 'valueOrRange', 'value'],
    [{ from: 4, to: 3, unit: 'weeks' }, 'range', 'to'],
    [{ value: 3, unit: 'money' }, 'currency', 'currency'],
  ])('%j: %s', (fact, message, field) => {
    expect(issueWith({ own: fact })).toMatchObject({ message, path: ['facts', 'own', field] });
  });

  test.each(['Staff', '9lives', 'count', 'context'])('may not be called %s', (name) => {
    expect(issueWith({ [name]: { value: 3, unit: 'days' } })?.path).toEqual(['facts', name]);
  });
});
