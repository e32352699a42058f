import { describe, expect, test } from 'vitest';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { type Page, pageAt, pages, visibleText } from '#tests/support/built-site.ts';
import { IS_SAMPLE } from './company.ts';

/** Pages whose languages may differ in what they say, but in no figure. */
const below = (start: string) =>
  pages.filter(({ lang, path }) => lang === DEFAULT_LANG && path.startsWith(start)).map(({ path }) => path);
const PAGES = [
  '/recruit_se',
  ...below('/recruit/'),
  ...below('/case-studies/'),
  ...below('/challenged/'),
  ...below('/services/'),
  '/faq',
  '/about-us/technical-skills',
];

/** Where a page states figures: measured results, values of tables and cards, items of lists, steps, answers. */
const STATEMENTS = [
  'main dd',
  'main td',
  'main .measured > p',
  'main .measured figcaption',
  'main .diagram__boxes',
  'main .schedule p',
  'main .job__checks li',
  'main .items__rows p',
  'main .items__cells p',
  'main .proficiency__skills span',
  'main .faq-accordion__answer',
];

/** The same time in the reader's time zone is not a fact of its own. */
const OWN_CLOCK = /UTC\+9|北京时间\s*\d+:\d+～\d+:\d+|北京时间快\d+小时/g;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
/** A number or two, and the unit that multiplies them. */
const UNITS: readonly (readonly [unit: RegExp, times: number])[] = [
  [new RegExp(`(${NUMBER})(?:(–)(${NUMBER}))? million`, 'g'), 1_000_000],
  [new RegExp(`(${NUMBER})()()万`, 'g'), 10_000],
  [new RegExp(`(${NUMBER})()()[億亿]`, 'g'), 100_000_000],
];

/** English spells these out in running text. */
const SPELLED = 'one|two|three|four|five|six|seven|eight|nine'.split('|');

const plain = (number: string, times = 1) => String(Math.round(Number(number.replaceAll(',', '')) * times * 100) / 100);

/** How often, in words: "once a week", "at least once", 每周一次; not "once it is ready", 一次性 or 一次と同じ. */
const ONCE = /\bonce(?= an? )|(?<=at least )once\b|一次(?!性|と同)/gi;

/** The figures of a statement as plain numbers, each once; times stay as they are written. */
function figuresOf(text: string): string[] {
  let rest = text.replace(OWN_CLOCK, '').replace(ONCE, '1');
  for (const [at, name] of MONTHS.entries()) rest = rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ` ${at + 1} `);
  for (const [unit, times] of UNITS)
    rest = rest.replace(unit, (_, from: string, to: string | undefined, end: string | undefined) =>
      to ? `${plain(from, times)} ${plain(end ?? '', times)}` : plain(from, times),
    );
  const found = rest.match(new RegExp(`\\d{1,2}:\\d{2}|${NUMBER}`, 'g')) ?? [];
  return [...new Set(found.map((figure) => (figure.includes(':') ? figure : plain(figure))))].sort();
}

/** The figures of a translation, with those of the original that it spells out. */
function translatedFigures(text: string, original: readonly string[]): string[] {
  const spelled = original.filter((figure) => {
    const word = SPELLED[Number(figure) - 1];
    return word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(text);
  });
  return [...new Set([...figuresOf(text), ...spelled])].sort();
}

function statementsOf(page: Page): string[] {
  return page.root
    .querySelectorAll(STATEMENTS.join())
    .map((element) => visibleText(element).replace(/\s+/g, ' ').trim());
}

test.each([
  ['月給480,000〜950,000円', ['480000', '950000']],
  ['6.5–13 million yen', ['13000000', '6500000']],
  ['650万～1300万日元', ['13000000', '6500000']],
  ['6,000万〜1億円', ['100000000', '60000000']],
  ['Once a year, in April', ['1', '4']],
  ['每周一次', ['1']],
  ['9:00～18:00（北京时间8:00～17:00）', ['18:00', '9:00']],
  ['09/30/2027', ['2027', '30', '9']],
])('%s holds the figures %j', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures);
});

test('a figure may be spelled out in a translation', () => {
  expect(translatedFigures('Two of our staff read it', ['2'])).toEqual(['2']);
  expect(translatedFigures('Our staff read it', ['2'])).toEqual([]);
});

/** How the sample writes its figures: another company may write them otherwise. */
describe.runIf(IS_SAMPLE)('the sample', () => {
  test.each(STATEMENTS)('%s stand on some page', (selector) => {
    expect(PAGES.some((path) => pageAt(path, DEFAULT_LANG).root.querySelector(selector))).toBe(true);
  });

  test.each(PAGES)('the languages of %s state the same figures', (path) => {
    const [original = [], ...translations] = PUBLISHED_LANGS.map((lang) => statementsOf(pageAt(path, lang)));
    expect(original.length).toBeGreaterThan(0);
    const different = translations.flatMap((statements, at) => {
      const lang = PUBLISHED_LANGS.filter((other) => other !== DEFAULT_LANG)[at];
      if (statements.length !== original.length)
        return [`${lang}: ${statements.length} statements, not ${original.length}`];
      return statements.flatMap((text, nth) => {
        const source = original[nth] ?? '';
        const figures = figuresOf(source);
        const same = translatedFigures(text, figures).join() === figures.join();
        return same ? [] : [`${lang}: “${text}” against “${source}”`];
      });
    });
    expect(different).toEqual([]);
  });
});
