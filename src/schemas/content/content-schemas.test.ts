import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type EntryKind, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { ENTRY_EXAMPLES, INFOGRAPHIC } from '#tests/support/entry-examples.ts';

/** A text in each language of the site. */
const IN_EACH_LANG = Object.fromEntries(LANGS.map((lang) => [lang, `in ${lang}`]));

/** What the schemas ask of content: a file that there is, or an example of an entry, is taken, then spoiled in one place. */

type Path = readonly (string | number)[];
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
}

/** The example of an entry, or the site's longest file of another kind; `undefined` if the site has no file of that kind. */
function richest(kind: Kind): Record<string, unknown> | undefined {
  if (isEntryKind(kind)) return ENTRY_EXAMPLES[kind];
  const { entries, problems } = readCollection(kind, process.cwd());
  expect(problems).toEqual([]);
  const all = entries.map(({ data }) => data).sort((a, b) => fieldsOf(b) - fieldsOf(a));
  return all[0];
}

const isEntryKind = (kind: Kind): kind is EntryKind => (ENTRY_KINDS as readonly Kind[]).includes(kind);
const fieldsOf = (data: object) => Object.keys(data).length * 1e6 + JSON.stringify(data).length;

function issuesOf(kind: Kind, data: unknown): readonly Issue[] {
  const result = KINDS[kind].schema.safeParse(data);
  return result.success ? [] : (result.error.issues as Issue[]);
}

/** A copy with one place changed; `undefined` removes it. */
function spoiled<T>(data: T, [first, ...rest]: Path, value: unknown): T {
  if (first === undefined) return value as T;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string | number, unknown>;
  const next = rest.length === 0 ? value : spoiled(copy[first], rest, value);
  if (next === undefined) delete copy[first];
  else copy[first] = next;
  return copy as T;
}

/** Every place of a value: its own, and those within. */
function placesIn(data: unknown, at: Path = []): { readonly at: Path; readonly value: unknown }[] {
  const rows = Array.isArray(data) ? data.map((row, index) => [index, row] as const) : [];
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  return [{ at, value: data }, ...[...rows, ...fields].flatMap(([key, value]) => placesIn(value, [...at, key]))];
}

const valueAt = (data: unknown, at: Path) =>
  at.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);

/** Names of rows do not matter. */
const general = (at: Path) => at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Texts around a figure may be empty, and so may these lists. */
const MAY_BE_EMPTY = new RegExp(
  `^(figures\\..*\\.(prefix|suffix)|formerSlugs|related|pages|(${LANGS.join('|')})\\.same)$`,
);

const KINDS_OF_SITE = KIND_NAMES.filter((kind) => richest(kind) !== undefined);

describe.each(KINDS_OF_SITE)('%s', (kind) => {
  const data = richest(kind);
  const places = placesIn(data);

  test('is taken as it is', () => {
    expect(issuesOf(kind, data)).toEqual([]);
  });

  test('no text is empty', () => {
    const texts = places.filter(({ at, value }) => typeof value === 'string' && !MAY_BE_EMPTY.test(general(at)));
    const taken = texts.filter(({ at }) => issuesOf(kind, spoiled(data, at, ' ')).length === 0);
    expect(taken.map(({ at }) => general(at))).toEqual([]);
  });

  test('no value is of another type', () => {
    const taken = places.filter(({ at, value }) => {
      const other = typeof value === 'object' ? 'text' : typeof value === 'string' ? 7 : 'x';
      return issuesOf(kind, spoiled(data, at, other)).length === 0;
    });
    expect(taken.map(({ at }) => general(at))).toEqual([]);
  });

  test('no field is there that nothing reads', () => {
    const objects = places.filter(({ value }) => typeof value === 'object' && !Array.isArray(value));
    const taken = objects.filter(({ at }) => issuesOf(kind, spoiled(data, [...at, 'unread'], 'x')).length === 0);
    // The keys of stations and values are the editors' own.
    expect(taken.map(({ at }) => general(at)).filter((at) => !['stations', 'values'].includes(at))).toEqual([]);
  });

  test('no figure is below zero, but on a map', () => {
    const figures = places.filter(
      ({ at, value }) => typeof value === 'number' && !/latitude|longitude/.test(general(at)),
    );
    const taken = figures.filter(({ at }) => issuesOf(kind, spoiled(data, at, -1)).length === 0);
    expect(taken.map(({ at }) => general(at))).toEqual([]);
  });
});

/** A list of the same row, so many times. */
const times = (count: number) => (row: unknown) => Array.from({ length: count }, () => row);

describe.each<readonly [Kind, readonly (readonly [at: Path, values: readonly unknown[], message: string])[]]>([
  [
    'news',
    [
      [['title'], ['', ' \u3000'], 'text'],
      [['date'], ['2026-02-30', '2026-1-01', '2026-05-01T00:00', 'x2026-05-01', ''], 'date'],
      [['date'], ['1026-05-01', '1999-12-31'], 'year'],
      [['category'], ['お知らせ', 'Notice', 'a b', '', 'a'.repeat(81)], 'key'],
    ],
  ],
  ['tech-articles', [[['tags'], [[]], 'list']]],
  [
    'case-studies',
    [
      [['featured', 'challenges'], [2, 4].map((count) => times(count)({ title: 'a', text: 'b' })), 'three'],
      [['featured', 'solutions'], [1, 3].map((count) => times(count)({ title: 'a', points: ['b'] })), 'two'],
      [['featured', 'highlights'], [[]], 'list'],
      [['technologies'], [[]], 'list'],
    ],
  ],
  [
    'challenged',
    [
      [['technologies'], [[], [{ category: 'a', items: [] }]], 'list'],
      [['features'], [[], [{ title: 'a', points: [] }]], 'list'],
      [['results'], [[]], 'list'],
      [['innovations'], [[]], 'list'],
    ],
  ],
  [
    'jobs',
    [
      [['sections'], [[]], 'list'],
      [['pay'], [{ min: 3, max: 2, per: 'month', currency: 'JPY' }], 'range'],
      [['pay', 'currency'], ['yen', 'jpy', ''], 'currencyCode'],
    ],
  ],
  [
    'company/facts',
    [
      [['identity', 'phone', 'national'], ['03-0000-000x', 'tel 03', '( )', ''], 'phone'],
      [
        ['identity', 'phone', 'international'],
        ['81-3-0000-0000', '+81/3', '+81-3-0000-000x', 'x+81-3-0000-0000'],
        'international',
      ],
      [['identity', 'phone'], [{ national: '03-0000-0001', international: '+81-3-0000-0000' }], 'same-number'],
      [['offices'], [[]], 'list'],
    ],
  ],
  [
    'company',
    [
      [
        ['offices', Object.keys(richest('company')?.['offices'] ?? {})[0] ?? '', 'parts', 'country'],
        ['Japan', 'jp', 'JPN', ''],
        'country',
      ],
    ],
  ],
  ['faq', [[[0, 'items'], [[]], 'list']]],
  [
    'accessibility/criteria',
    [
      [['criteria'], [[]], 'list'],
      [['criteria', 0, 'in'], [[]], 'list'],
      [['criteria', 0, 'evidence'], [[]], 'list'],
      [['criteria', 0, 'evidence'], [['no-such-key']], 'evidence'],
      [['criteria', 0, 'evidence', 1], ['no-such-key'], 'evidence'],
      [['criteria', 0, 'id'], ['1.1', '5.1.1', '1.6.1', '1.1.100', 'x1.1.1', '1.1.1x', '111'], 'criterion'],
    ],
  ],
  ['accessibility/results', [[['paths'], [[]], 'list']]],
  ['pages', [[['sheet'], ['Q-2', 'q-20', 'Q20'], 'sheet']]],
])('%s', (kind, rows) => {
  const data = richest(kind);
  test.for(rows)('%j may not be one of %j: %s', ([at, values, message], { skip }) => {
    skip(valueAt(data, at.slice(0, -1)) === undefined, 'the site has no such content');
    for (const value of values) expect(issuesOf(kind, spoiled(data, at, value))[0]?.message).toBe(message);
  });
});

test.each([
  ['04 65 00 00 01', '+33 4 65 00 00 01'],
  ['04.65.00.00.01', '+33 (0)4 65 00 00 01'],
  ['(03) 0000-0001', '+81-3-0000-0001'],
  ['+33 4 65 00 00 01', '+33 4 65 00 00 01'],
])('a phone number may be %s and %s', (national, international) => {
  const data = richest('company/facts') as { identity: object };
  const identity = { ...data.identity, phone: { national, international } };
  expect(issuesOf('company/facts', { ...data, identity })).toEqual([]);
});

const noticed = Object.keys(richest('transfer-notice') ?? {});
test.skipIf(noticed.length === 0).each(noticed)('transfer-notice: the rows in %s may not be an empty list', (lang) => {
  const [issue] = issuesOf('transfer-notice', spoiled(richest('transfer-notice'), [lang, 'rows'], []));
  expect(issue?.message).toBe('list');
});

describe('an infographic', () => {
  const data = richest('tech-articles');
  const issuesWith = (at: Path, value: unknown) =>
    issuesOf('tech-articles', { ...data, infographic: spoiled(INFOGRAPHIC, at, value) });

  test('takes bars and refutations, or goes without', () => {
    expect(issuesWith([], INFOGRAPHIC)).toEqual([]);
    expect(issuesWith(['charts'], undefined)).toEqual([]);
    expect(issuesWith(['refutations'], undefined)).toEqual([]);
  });

  test.each<readonly [Path, unknown, string]>([
    [['pairs', 0, 'now'], '約6時間', 'figure'],
    [['pairs', 0, 'now'], '', 'figure'],
    [['pairs', 0, 'end'], 0, 'positive'],
    [['pairs', 0, 'confidence'], 101, 'percent'],
    [['pairs', 0, 'confidence'], -1, 'percent'],
    [['pairs'], [], 'list'],
    [['charts', 0, 'bars'], [], 'list'],
    [['charts', 0, 'bars', 0, 'parts'], [], 'list'],
    [['charts', 0, 'bars', 0, 'unread'], 'x', 'unrecognized_keys'],
    [['charts', 0, 'bars', 0, 'parts', 0, 'unread'], 'x', 'unrecognized_keys'],
    [['refutations', 'items'], [], 'list'],
    [['refutations', 'unread'], 'x', 'unrecognized_keys'],
  ])('%j may not be %j: %s', (at, value, message) => {
    const [issue] = issuesWith(at, value);
    expect([issue?.message, issue?.code]).toContain(message);
  });
});

const inEachLanguage = <T>(value: T) => Object.fromEntries(LANGS.map((lang) => [lang, value]));

describe('a notice', () => {
  const notice = { id: 'a', start: '2026-12-28', end: '2027-01-04', text: inEachLanguage('Closed') };
  const link = { path: '/contact', label: notice.text };

  test.each([
    ['one day long', [{ ...notice, end: notice.start }], undefined],
    ['with a link', [{ ...notice, link }], undefined],
    ['ending before it starts', [{ ...notice, end: '2026-12-27' }], 'period'],
    ['twice', [notice, notice], 'unique'],
    ['with a link to another site', [{ ...notice, link: { ...link, path: '//example.com' } }], 'path'],
    ['with a link that has a space', [{ ...notice, link: { ...link, path: '/a b' } }], 'path'],
    ['with a link without its slash', [{ ...notice, link: { ...link, path: 'a/b' } }], 'path'],
  ])('%s: %s', (_, notices, message) => {
    const [issue] = issuesOf('notices', notices);
    expect(issue?.message).toBe(message);
    if (message === 'period') expect(issue?.path).toEqual([0, 'end']);
  });
});

test('ids of questions are all different, those of categories among them', () => {
  const item = { id: 'a', question: 'q', answer: 'a' };
  const category = { id: 'c', title: 't', items: [item] };
  expect(issuesOf('faq', [category])).toEqual([]);
  for (const faq of [
    [{ ...category, items: [item, item] }],
    [category, { ...category, items: [{ ...item, id: 'b' }] }],
    [{ ...category, id: 'a' }],
  ])
    expect(issuesOf('faq', faq)[0]?.message).toBe('unique');
});

test('the first three cases need the fields of a featured case', () => {
  const { featured, ...rest } = ENTRY_EXAMPLES['case-studies'];
  expect(featured).toBeDefined();
  expect(issuesOf('case-studies', { ...rest, rank: 4 })).toEqual([]);
  expect(issuesOf('case-studies', { ...rest, rank: 3 })[0]).toMatchObject({ message: 'featured', path: ['featured'] });
});

test('a path among the words for search is one of the site, and has words', () => {
  const words = { same: [['a', 'b']], pages: { '/news': ['a'] } };
  const all = (own: unknown) => issuesOf('search-words', { ...inEachLanguage(words), [DEFAULT_LANG]: own });
  expect(all(words)).toEqual([]);
  for (const wrong of [
    { ...words, same: [['a']] },
    { ...words, pages: { '/news': [] } },
    { ...words, pages: { news: ['a'] } },
    { ...words, pages: { '//news': ['a'] } },
    { ...words, pages: { '/n ws': ['a'] } },
  ])
    expect(all(wrong).length).toBeGreaterThan(0);
});

test('a measured result is two numbers above zero, in one unit or in two of time', () => {
  const { measured: good } = richest('case-studies') as { measured: object };
  const issueWith = (change: object) =>
    issuesOf('case-studies', { ...richest('case-studies'), measured: { ...good, ...change } })[0];
  expect(issueWith({})).toBeUndefined();
  expect(issueWith({ unit: 'business-days', afterUnit: 'hours' })).toBeUndefined();
  for (const field of ['before', 'after'])
    for (const value of [0, -1])
      expect(issueWith({ [field]: value })).toMatchObject({ message: 'positive', path: ['measured', field] });
  expect(issueWith({ unit: 'parsecs' })?.path).toEqual(['measured', 'unit']);
  expect(issueWith({ unit: 'percent', afterUnit: 'hours' })).toMatchObject({
    message: 'timeUnits',
    path: ['measured', 'afterUnit'],
  });
});

test.each<readonly [string, object, string, readonly PropertyKey[]]>([
  ['five boxes side by side', { boxes: ['a', 'b', 'c', 'd', 'e'] }, 'boxes', ['boxes']],
  ['a line to a box that is not there', { boxes: ['a'], lines: ['2'] }, 'lines', ['lines']],
  ['lines of fewer boxes than there are', { boxes: ['a', 'b'], lines: ['1'] }, 'lines', ['lines']],
  ['lines that are no numbers', { boxes: ['a'], lines: ['b'] }, 'lines', ['lines', 0]],
  ['a changed box that is not there', { boxes: ['a'], changed: [2] }, 'boxNumbers', ['changed']],
])('a diagram has not %s', (_, level, message, path) => {
  const after = { text: 'A', levels: [level, { boxes: ['z'] }] };
  const issues = issuesOf('case-studies', { ...richest('case-studies'), diagram: { before: after, after } });
  expect(issues[0]).toMatchObject({ message, path: ['diagram', 'before', 'levels', 0, ...path] });
});

describe('a fact', () => {
  const issueWith = (facts: object) => issuesOf('company/facts', { ...richest('company/facts'), facts })[0];

  test.each<readonly [object, string, string]>([
    [{ value: -1, unit: 'days' }, 'amount', 'value'],
    [{ value: '3', unit: 'days' }, 'amount', 'value'],
    [{ value: '2012', unit: 'year' }, 'calendarYear', 'value'],
    [{ value: 20_120, unit: 'year' }, 'calendarYear', 'value'],
    [{ value: '2008-13', unit: 'month' }, 'yearMonth', 'value'],
    [{ value: 2008, unit: 'month' }, 'yearMonth', 'value'],
    [{ value: 13, unit: 'month-of-year' }, 'month', 'value'],
    [{ value: '02-32', unit: 'day-of-year' }, 'dayOfYear', 'value'],
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
    [{ value: 3, unit: 'money', currency: 'dollars' }, 'currency', 'currency'],
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
