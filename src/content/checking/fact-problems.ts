import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { FACT_NAMES, PAGE_FACT_NAMES, type PrintedFacts, printedFacts } from '#src/domain/company.ts';
import { POSITION_TERMS, TERM_NAMES } from '#src/domain/jobs.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { SiteContent } from './site-content.ts';

/** A line of a file whose texts may not contradict the company's facts. */
interface Line {
  readonly file: string;
  readonly line: number;
  readonly lang: Lang;
  readonly text: string;
  /** The names that its texts print as `{{name}}`; in `locales/` a program says which there are (`given`), elsewhere are none. */
  readonly names: readonly string[] | 'given' | 'none';
}

/** What pages made of sections print: the facts, and the company's name. */
const WITH_NAME = ['company', ...FACT_NAMES];

const FACTS = 'content/company/facts.yaml';

/** None of the facts that tell in a text is counted in these. */
const COUNTED = { businessDays: String, days: String, hours: String, weeks: String, months: String };

/** Facts whose printed form says which they are: a text with "May 2008" in it means the founding. */
const TELLING = ['founded', 'capital', 'staff', 'email'] as const satisfies readonly (keyof PrintedFacts)[];

/**
 * Where texts tell the company's facts once more: a name that no fact or term of employment has, a number in place of its name, another promise of an
 * answer than `replyBusinessDays`. News and articles are left alone: they say what was so on their day.
 *
 * @param root for the words in `locales/`
 * @example factProblems(readSite(root), root)[0]?.en // => '`9:00–18:00` is told in content/company/facts.yaml; write {{open}}–{{close}}'
 */
export function factProblems(content: SiteContent, root: string): ContentProblem[] {
  const facts = content.entries('company/facts')[0]?.data as Facts | undefined;
  if (facts === undefined) return [];
  const units = Object.fromEntries(LANGS.map((lang) => [lang, unitsOf(lang, root)]));
  const printed = Object.fromEntries(
    content.entries('company').map(({ lang, data }) => {
      const yen = (amount: string) => interpolate(units[lang]?.['yen'] ?? '{{amount}}', { amount });
      return [lang, printedFacts(facts, data as unknown as Company, lang, { yen, ...COUNTED, cases: 0 })];
    }),
  );
  const days = Object.fromEntries(LANGS.map((lang) => [lang, businessDays(units[lang])]));
  return linesOf(content, root).flatMap((line) => [
    ...unknownNames(line),
    ...(line.names === 'none' ? [] : [...toldAgain(line, facts), ...printedAgain(line, printed[line.lang])]),
    ...otherPromise(line, days[line.lang], facts),
  ]);
}

function linesOf(content: SiteContent, root: string): Line[] {
  const split = (file: string, lang: Lang, text: string, names: Line['names']): Line[] =>
    text.split('\n').map((part, at) => ({ file, lang, text: part, line: at + 1, names }));
  const hasPositions = content.entries('jobs').length > 0;
  const terms = TERM_NAMES.filter((name) => hasPositions || !POSITION_TERMS.includes(name));
  const told = (
    [
      ['company', FACT_NAMES],
      ['faq', [...FACT_NAMES, ...terms]],
      ['pages', PAGE_FACT_NAMES],
      ['services', WITH_NAME],
      ['services-overview', WITH_NAME],
      ['clauses', WITH_NAME],
    ] as const
  ).flatMap(([kind, names]) => content.entries(kind).flatMap(({ file, lang, text }) => split(file, lang, text, names)));
  const others = content.entries('jobs').flatMap(({ file, lang, text }) => split(file, lang, text, 'none'));
  const catalogues = LANGS.flatMap((lang) => {
    const folder = path.join(root, 'locales', lang);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names.flatMap((name) =>
      split(`locales/${lang}/${name}`, lang, readFileSync(path.join(folder, name), 'utf8'), 'given'),
    );
  });
  return [...told, ...others, ...catalogues];
}

function unknownNames(line: Line): ContentProblem[] {
  const { names } = line;
  if (typeof names === 'string') return [];
  return [...line.text.matchAll(/\{\{([^}]*)\}\}/g)].flatMap(([, found = '']) => {
    if (names.includes(found)) return [];
    const hint = didYouMean(closest(found.trim(), [...names]));
    const all = names.join(', ');
    return [
      problem(
        line,
        `「{{${found}}}」という名前の情報はありません。使える名前: ${all}${hint.ja}`,
        `there is no fact {{${found}}}; expected one of: ${all}${hint.en}`,
      ),
    ];
  });
}

function toldAgain(line: Line, { phone, fax, officeHours, privacyDesk }: Facts): ContentProblem[] {
  const again = (found: string, instead: string) => toldIn(line, found, instead);
  const numbers = [...line.text.matchAll(/\+?\d[\d-]{7,}\d/g)].flatMap(([found]) => {
    const is = (number: Facts['phone']) => [number.national, number.international].map(digits).includes(digits(found));
    return is(phone) ? [again(found, '{{phone}}')] : is(fax) ? [again(found, '{{fax}}')] : [];
  });
  const times = [...line.text.matchAll(/(\d{1,2}:\d{2})\s?[-–—〜～~]\s?(\d{1,2}:\d{2})/g)].flatMap(
    ([found, open, close]) => {
      const is = (hours: Facts['officeHours']) => hours.open === open && hours.close === close;
      if (is(officeHours)) return [again(found, '{{open}}–{{close}}')];
      return is(privacyDesk) ? [again(found, '{{deskOpen}}–{{deskClose}}')] : [];
    },
  );
  return [...numbers, ...times];
}

function printedAgain(line: Line, printed: PrintedFacts | undefined): ContentProblem[] {
  if (printed === undefined) return [];
  return TELLING.filter((name) => line.text.includes(printed[name])).map((name) =>
    toldIn(line, printed[name], `{{${name}}}`),
  );
}

function toldIn(line: Line, found: string, instead: string): ContentProblem {
  return problem(
    line,
    `「${found}」は ${FACTS} にあります。数字を書かずに ${instead} としてください`,
    `\`${found}\` is told in ${FACTS}; write ${instead}`,
  );
}

/** The units of a language's catalogue, none where there is no catalogue. */
function unitsOf(lang: Lang, root: string): Readonly<Record<string, string>> {
  const file = path.join(root, 'locales', lang, 'common.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { units?: Record<string, string> }).units ?? {};
}

/** What "3 business days" looks like in a language; undefined where its catalogue does not say. */
function businessDays(units: Readonly<Record<string, string>> = {}): RegExp | undefined {
  const forms = Object.entries(units).filter(([name]) => name.startsWith('businessDays'));
  if (forms.length === 0) return undefined;
  return new RegExp(forms.map(([, form]) => form.replace('{{count}}', '(\\d+)')).join('|'), 'g');
}

function otherPromise(line: Line, days: RegExp | undefined, { replyBusinessDays: expected }: Facts): ContentProblem[] {
  if (days === undefined) return [];
  return [...line.text.matchAll(days)].flatMap(([found, ...counts]) => {
    if (counts.some((count) => Number(count) === expected)) return [];
    return [
      problem(
        line,
        `「${found}」とありますが、${FACTS} の replyBusinessDays は ${expected} です`,
        `found \`${found}\`, but replyBusinessDays of ${FACTS} is ${expected}`,
      ),
    ];
  });
}

function problem({ file, line }: Line, ja: string, en: string): ContentProblem {
  return { file, line, field: '', ja, en };
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
