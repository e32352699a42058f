import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isError } from '#src/content/reading/problems.ts';
import { formatMonth } from '#src/i18n/dates.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';
import { phoneProblem } from './link-problems.ts';

const FACTS = 'content/company/facts.yaml';
const text = sampleText(FACTS);
const NONE = { national: '', international: '' };
/** A text prints a fact by its name, and never repeats its value. */
const { identity, facts = {} } = parse(text) as Facts;
const { email, phone = NONE, fax = NONE } = identity;
const [hours, founded] = [`${facts['open']?.value}–${facts['close']?.value}`, String(facts['founded']?.value)];
const replyDays = Number(facts['replyDays']?.value);
const ANSWER = 'content/faq/ja.yaml';

async function messages(changes: Changes): Promise<string[]> {
  const problems = await withSampleSite(changes, (root) => contentProblems(root, '2026-11-21'));
  return problems.filter(isError).map(({ file, en }) => `${file}: ${en}`);
}

const said = (words: string) => replaced(ANSWER, 'はい。', `はい。${words}。`);

describe('a fact in an answer', () => {
  test.each([
    ['the office hours', `平日${hours}`, `\`${hours}\` is a fact of ${FACTS}; write {{open}}–{{close}}`],
    ['the phone number', `電話は${phone.national}`, `\`${phone.national}\` is a fact of ${FACTS}; write {{phone}}`],
    [
      'the phone number, separated otherwise',
      phone.national.replaceAll('-', ' '),
      `\`${phone.national.replaceAll('-', ' ')}\` is a fact of ${FACTS}; write {{phone}}`,
    ],
    ['the fax number', fax.international, `\`${fax.international}\` is a fact of ${FACTS}; write {{fax}}`],
    ['the mail address', `宛先は${email}`, `\`${email}\` is a fact of ${FACTS}; write {{email}}`],
    ['the founding', `設立は${formatMonth(founded, 'ja')}`, 'write {{founded}}'],
    ['a misspelt name', '{{capitol}}があります', 'did you mean `capital`?'],
    ['a name with spaces', '{{ founded }}から', 'did you mean `founded`?'],
  ])('%s', async (_, words, message) => {
    const found = await messages(said(words));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${ANSWER}: `);
    expect(found[0]).toContain(message);
  });

  test.each([
    ['a name', '平日{{open}}〜{{close}}です'],
    ['a fact of somebody else', '窓口は11:15–11:45、電話は099-123-4567です'],
  ])('%s is fine', async (_, words) => {
    expect(await messages(said(words))).toEqual([]);
  });
});

test('UI strings promise the same reply time as the facts', async () => {
  const words = (days: number) => ({
    'locales/ja/common.json': '{ "units": { "businessDays_other": "{{count}}営業日" } }\n',
    'locales/ja/contact.json': `{ "lead": "${days}営業日以内にお返事します。" }\n`,
  });
  expect(await messages(words(replyDays))).toEqual([]);
  expect(await messages(words(replyDays + 20))).toEqual([
    expect.stringContaining(
      `locales/ja/contact.json: found \`${replyDays + 20}営業日\`, but the facts in business days are replyDays ${replyDays}, `,
    ),
  ]);
});

test('hints of the browser editor may have examples', async () => {
  expect(await messages({ 'locales/ja/editor.json': `{ "hint": "例 ${phone.national}、${email}" }\n` })).toEqual([]);
});

test('news may have former values', async () => {
  expect(
    await messages(replaced('content/news/ja/office-moved.md', '新しい住所', `電話は${hours}。新しい住所`)),
  ).toEqual([]);
});

describe('invalid facts', () => {
  test.each([
    ['two numbers', phone.international, `${phone.international.slice(0, -1)}9`, 'the same number as the national one'],
    ['a unit that is none', 'unit: people', 'unit: persons', 'one of: number, compact, percent, people'],
    ['a counted name', 'facts:\n', 'facts:\n  cases: { value: 3, unit: number }\n', '`cases` is counted; remove it'],
    [
      'a name of the identity',
      'facts:\n',
      'facts:\n  email: { value: a, unit: text }\n',
      '`email` belongs to `identity`; remove it',
    ],
    [
      'a month in words',
      /founded: .*/,
      'founded: { value: 五月, unit: month }',
      'a month that exists, such as 2008-05',
    ],
  ])('%s', async (_, from, to, message) => {
    expect(await messages({ [FACTS]: text.replace(from, to) })).toContainEqual(expect.stringContaining(message));
  });

  test('an address with different parts in two fields', async () => {
    const file = 'content/company/ja.yaml';
    const lines = sampleText(file).replace(/addressLines: \[[^,]+/, 'addressLines: [どこか');
    expect(await messages({ [file]: lines })).toContainEqual(expect.stringContaining('`どこか` is not in the address'));
    const part = sampleText(file).replace(/locality: [^,]+/, 'locality: どこか');
    expect(await messages({ [file]: part })).toEqual([
      expect.stringMatching(/^content\/company\/ja\.yaml: `どこか` is not in the address of offices\.\w+, `.+`; write/),
    ]);
  });
});

test('a figure without a fact, and one that another language has', async () => {
  const file = 'content/company/ja.yaml';
  expect(await messages(replaced(file, '  staff: {', '  stuff: {'))).toEqual([
    'content/company/en.yaml: `stuff` is missing, which another language has',
    `${file}: \`staff\` is missing, which another language has`,
    `${file}: there is no fact \`stuff\`; did you mean \`staff\`?`,
    'content/company/zh.yaml: `stuff` is missing, which another language has',
    `content/services/ja/consulting.yaml: \`staff\` is not in ${file} (figures); did you mean \`stuff\`?`,
  ]);
});

test('an unused fact is a warning, if the catalogues are known', async () => {
  const words = { 'locales/ja/a.json': '{ "a": "{{openInReadersZone}}" }\n' };
  const warned = (changes: Changes) =>
    withSampleSite({ ...changes, ...words }, async (root) =>
      (await contentProblems(root, '2026-11-21'))
        .filter(({ level }) => level === 'warning')
        .map(({ field, en }) => `${field}: ${en}`),
    );
  const all = await warned({});
  expect(all).toContain(
    'facts.fee: nothing prints {{fee}}; remove it, or name it in a text'.replaceAll('fee', 'disclosureFee'),
  );
  // Used by a text, by a figure, and in structured data.
  for (const name of ['open', 'yearsOfTrackRecord', 'staff', 'founded'])
    expect(all.filter((line) => line.startsWith(`facts.${name}:`))).toEqual([]);
});

test('a repeated amount is a warning, because it may be another amount', async () => {
  const changes = { ...said('月に90万'), [FACTS]: text.replace('value: 9000000', 'value: 900000') };
  const found = await withSampleSite(changes, (root) => contentProblems(root, '2026-11-21'));
  expect(found.map(({ en, level }) => [en, level])).toContainEqual([
    `\`90万\` is a fact of ${FACTS}; write {{capital}}`,
    'warning',
  ]);
});

test('UI strings that name the phone of a company without one', async () => {
  const changes = {
    [FACTS]: text.replace(/ {2}(?:phone|fax): .*\n/g, ''),
    'locales/ja/contact.json': '{ "a": "電話 {{phone}}" }\n',
  };
  expect(await messages(changes)).toEqual([
    expect.stringContaining('locales/ja/contact.json: there is no fact {{phone}}'),
  ]);
});

test('a mark with colours', async () => {
  const file = 'content/company/mark.svg';
  const svg = sampleText(file).replaceAll('currentColor', '#f00');
  const found = await messages({ [file]: svg });
  expect(found).toEqual([`${file}: draw the mark in currentColor: it takes the ink of pages and images`]);
});

describe('a link to a telephone', () => {
  test.each([
    ['03-0000-0000', 'tel:+81300000000', undefined],
    ['+81-3-0000-0000', 'tel:+81300000000', undefined],
    ['+33 (0)4 65 00 00 00', 'tel:+33465000000', undefined],
    ['お電話ください', 'tel:+81300000000', undefined],
    ['内線12345', 'tel:+81300000000', undefined],
    ['123-456', 'tel:+81300000000', 'the link shows 123-456 and dials +81300000000'],
    ['03-0000-0000', '/contact', undefined],
    ['03-0000-0000', 'tel:+81312345678', 'the link shows 03-0000-0000 and dials +81312345678'],
  ])('%s, %s', (shown, href, message) => {
    expect(phoneProblem(shown, href)?.en).toBe(message);
  });
});
