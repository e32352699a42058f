import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatMonth } from '#src/i18n/dates.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';
import { phoneProblem } from './link-problems.ts';

const FACTS = 'content/company/facts.yaml';
const text = sampleText(FACTS);
/** Whatever a company says of itself, it may say it once. */
const { officeHours, phone, fax, replyBusinessDays, email, founded } = parse(text) as Facts;
const hours = `${officeHours.open}–${officeHours.close}`;
const ANSWER = 'content/faq/ja.yaml';

async function messages(changes: Changes): Promise<string[]> {
  const problems = await withSampleSite(changes, (root) => contentProblems(root, '2026-11-21'));
  return problems.map(({ file, en }) => `${file}: ${en}`);
}

const said = (words: string) => replaced(ANSWER, 'はい。', `はい。${words}。`);

describe('a fact in an answer', () => {
  test.each([
    ['the office hours', `平日${hours}`, `\`${hours}\` is told in ${FACTS}; write {{open}}–{{close}}`],
    ['the phone number', `電話は${phone.national}`, `\`${phone.national}\` is told in ${FACTS}; write {{phone}}`],
    ['the fax number', fax.international, `\`${fax.international}\` is told in ${FACTS}; write {{fax}}`],
    ['the mail address', `宛先は${email}`, `\`${email}\` is told in ${FACTS}; write {{email}}`],
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

test('words of the interface promise the answer that the facts promise', async () => {
  const words = (days: number) => ({
    'locales/ja/common.json': '{ "units": { "businessDays_other": "{{count}}営業日" } }\n',
    'locales/ja/contact.json': `{ "lead": "${days}営業日以内にお返事します。" }\n`,
  });
  expect(await messages(words(replyBusinessDays))).toEqual([]);
  expect(await messages(words(replyBusinessDays + 1))).toEqual([
    `locales/ja/contact.json: found \`${replyBusinessDays + 1}営業日\`, but replyBusinessDays of ${FACTS} is ${replyBusinessDays}`,
  ]);
});

test('news says what was so on its day', async () => {
  expect(
    await messages(replaced('content/news/ja/office-moved.md', '新しい住所', `電話は${hours}。新しい住所`)),
  ).toEqual([]);
});

describe('facts that cannot be', () => {
  test.each([
    ['no head office', /type: head-office/, 'type: overseas', 'exactly one office of `type: head-office`'],
    ['two numbers', phone.international, `${phone.international.slice(0, -1)}9`, 'the same number as the national one'],
    ['a month in words', /founded: .*/, 'founded: 五月', 'a month that exists, such as 2008-05'],
  ])('%s', async (_, from, to, message) => {
    expect(await messages({ [FACTS]: text.replace(from, to) })).toContainEqual(expect.stringContaining(message));
  });

  test('an address that differs from itself', async () => {
    const file = 'content/company/ja.yaml';
    const lines = sampleText(file).replace(/addressLines: \[[^,]+/, 'addressLines: [どこか');
    expect(await messages({ [file]: lines })).toContainEqual(expect.stringContaining('`どこか` is not in the address'));
    const part = sampleText(file).replace(/locality: [^,]+/, 'locality: どこか');
    expect(await messages({ [file]: part })).toEqual([
      expect.stringMatching(/^content\/company\/ja\.yaml: `どこか` is not in the address of offices\.\w+, `.+`; write/),
    ]);
  });
});

test('a mark in colours of its own', async () => {
  const file = 'content/company/mark.svg';
  const svg = sampleText(file).replaceAll('currentColor', '#f00');
  const found = await messages({ [file]: svg });
  expect(found).toEqual([`${file}: draw the mark in currentColor: it takes the ink of pages and images`]);
});

describe('a link to a telephone', () => {
  test.each([
    ['03-0000-0000', 'tel:+81300000000', undefined],
    ['+81-3-0000-0000', 'tel:+81300000000', undefined],
    ['お電話ください', 'tel:+81300000000', undefined],
    ['内線12345', 'tel:+81300000000', undefined],
    ['123-456', 'tel:+81300000000', 'the link shows 123-456 and dials +81300000000'],
    ['03-0000-0000', '/contact', undefined],
    ['03-0000-0000', 'tel:+81312345678', 'the link shows 03-0000-0000 and dials +81312345678'],
  ])('%s, %s', (shown, href, message) => {
    expect(phoneProblem(shown, href)?.en).toBe(message);
  });
});
