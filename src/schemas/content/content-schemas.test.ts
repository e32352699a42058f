import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, KINDS, type Kind } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { ENTRY_EXAMPLES } from '#tests/support/entry-examples.ts';

const IN_EACH_LANG = Object.fromEntries(LANGS.map((lang) => [lang, `in ${lang}`]));
const IDENTITY = { site: 'https://works.example', email: 'a@works.example', storagePrefix: 'works' };

type Path = readonly (string | number)[];

const issuesOf = (kind: Kind, data: unknown) => KINDS[kind].schema.safeParse(data).error?.issues ?? [];

/** A copy with another value in one place. */
function changed(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>;
  copy[first] = changed(copy[first], rest, value);
  return copy;
}

/** Every place of a value: its own, and those within. */
function placesIn(value: unknown, at: Path = []): { readonly at: Path; readonly value: unknown }[] {
  const within = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [{ at, value }, ...within.flatMap(([name, inner]) => placesIn(inner, [...at, keyOf(name)]))];
}

describe.each(ENTRY_KINDS)('%s', (kind) => {
  const example = ENTRY_EXAMPLES[kind];
  const taken = (places: readonly Path[], value: unknown) =>
    places.filter((at) => issuesOf(kind, changed(example, at, value)).length === 0).map((at) => at.join('.'));
  const places = placesIn(example);

  test('takes the example, but neither an empty text nor a field that nothing reads', () => {
    const texts = places.filter(({ value }) => typeof value === 'string').map(({ at }) => at);
    const objects = places.filter(({ value }) => typeof value === 'object' && !Array.isArray(value));
    expect(issuesOf(kind, example)).toEqual([]);
    expect(taken(texts, ' \u3000')).toEqual([]);
    // The names of values are the editors' own.
    const unread = objects.map(({ at }) => [...at, 'unread']).filter((at) => at[0] !== 'values');
    expect(taken(unread, 'x')).toEqual([]);
  });
});

const featured = ENTRY_EXAMPLES['case-studies'].featured;

test.each<readonly [keyof typeof ENTRY_EXAMPLES, Path, readonly unknown[], string]>([
  ['news', ['date'], ['2026-02-30', '2026-1-01', '2026-05-01T00:00', 'x2026-05-01'], 'date'],
  ['news', ['date'], ['1026-05-01', '1999-12-31'], 'year'],
  ['news', ['category'], ['お知らせ', 'Notice', 'a b', '', 'a'.repeat(81)], 'key'],
  ['tech-articles', ['infographic', 'pairs', 0, 'now'], ['約6時間'], 'figure'],
  ['case-studies', ['featured'], [undefined], 'featured'],
  ['case-studies', ['featured', 'art'], ['a b', 'a/b.png', 'a.gif'], 'drawing'],
  ['case-studies', ['measured', 'afterUnit'], ['hours'], 'timeUnits'],
  ['jobs', ['pay', 'min'], [3], 'range'],
  ['jobs', ['pay', 'currency'], ['yen', 'jpy', ''], 'currencyCode'],
  ['jobs', ['validThrough'], ['2026-04-30'], 'period'],
  ['pages', ['sheet'], ['Q-2', 'q-20', 'Q20'], 'sheet'],
])('%s: %j may not be one of %j: %s', (kind, at, values, message) => {
  for (const value of values)
    expect(issuesOf(kind, changed(ENTRY_EXAMPLES[kind], at, value))[0]?.message).toBe(message);
});

test('a case from the fourth on need not be featured, and a measured result may have two units of time', () => {
  const measured = { ...ENTRY_EXAMPLES['case-studies'].measured, unit: 'business-days', afterUnit: 'hours' };
  const data = { ...ENTRY_EXAMPLES['case-studies'], rank: 4, measured, featured: undefined };
  expect(featured).toBeDefined();
  expect(issuesOf('case-studies', data)).toEqual([]);
});

test.each<readonly [national: string, international: string, message?: string]>([
  ['04 65 00 00 01', '+33 4 65 00 00 01'],
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
    [linking('a/b'), 'path'],
    [[{ ...notice, end: '2026-12-27' }], 'period'],
    [[notice, notice], 'unique'],
  ])('%j: %s', (notices, message) => expect(issuesOf('notices', notices)[0]?.message).toBe(message));
});

describe('a fact', () => {
  const issueWith = (facts: object) => issuesOf('company-facts', { identity: IDENTITY, facts })[0];

  test.each<readonly [object, string, string]>([
    [{ value: -1, unit: 'days' }, 'amount', 'value'],
    [{ value: '3', unit: 'days' }, 'amount', 'value'],
    [{ value: '2012', unit: 'year' }, 'calendarYear', 'value'],
    [{ value: 20_120, unit: 'year' }, 'calendarYear', 'value'],
    [{ value: '2008-13', unit: 'month' }, 'yearMonth', 'value'],
    [{ value: 2008, unit: 'month' }, 'yearMonth', 'value'],
    [{ value: '13', unit: 'month' }, 'yearMonth', 'value'],
    [{ value: '02-32', unit: 'day' }, 'dayOfYear', 'value'],
    [{ value: '9', unit: 'time' }, 'time', 'value'],
    [{ from: '9:00', to: '24:00', unit: 'time' }, 'time', 'to'],
    [{ value: ' ', unit: 'text' }, 'text', 'value'],
    [{ unit: 'days' }, 'valueOrRange', 'value'],
    [{ from: 3, unit: 'days' }, 'valueOrRange', 'value'],
    [{ value: 3, from: 3, to: 4, unit: 'days' }, 'valueOrRange', 'value'],
    [{ text: IN_EACH_LANG, unit: 'days' }, 'valueOrRange', 'value'],
    [{ value: 'a', text: IN_EACH_LANG, unit: 'text' }, 'valueOrRange', 'value'],
    [{ from: 4, to: 3, unit: 'weeks' }, 'range', 'to'],
    [{ value: 3, unit: 'money' }, 'currency', 'currency'],
    [{ value: 3, unit: 'yen', currency: 'JPY' }, 'currency', 'currency'],
    [{ value: 3, unit: 'money', currency: 'dollars' }, 'currencyCode', 'currency'],
  ])('%j: %s', (fact, message, field) => {
    expect(issueWith({ own: fact })).toMatchObject({ message, path: ['facts', 'own', field] });
  });

  test.each(['Staff', 'staff-size', '9lives', 'count', 'context'])('may not be called %s', (name) => {
    expect(issueWith({ [name]: { value: 3, unit: 'days' } })?.path).toEqual(['facts', name]);
  });

  test.each([
    { value: 3, unit: 'money', currency: 'USD' },
    { from: 3, to: 3, unit: 'weeks' },
    { unit: 'text', text: IN_EACH_LANG },
  ])('may be %j', (fact) => {
    expect(issueWith({ counter: fact })).toBeUndefined();
  });
});
