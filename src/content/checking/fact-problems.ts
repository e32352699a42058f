import type { Kind } from '#src/content/kinds.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { dialled } from '#src/domain/company.ts';
import { formatFact, type UnitWords } from '#src/domain/facts/format-fact.ts';
import { JOB_NAMES, PAGE_NAMES } from '#src/domain/facts/formatted-facts.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Fact } from '#src/schemas/content/fact.ts';
import type { CatalogueFile } from './catalogue-files.ts';
import { factNameProblems } from './fact-name-problems.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { digits } from './link-problems.ts';
import type { SiteContent } from './site-content.ts';

/** A line of a file that must not contradict the company's facts. */
interface Line {
  readonly file: string;
  readonly line: number;
  readonly lang: Lang;
  readonly text: string;
  /** Names that the line may print as `{{name}}` besides facts; `given` allows any name, for UI strings (`locales/`). */
  readonly prints: readonly string[] | 'given';
}

/** The facts as a language prints them. */
interface FactForms {
  /** Facts with an unambiguous printed form. */
  readonly printed: readonly {
    readonly name: string;
    readonly level: 'error' | 'warning';
    readonly text: string;
    readonly pattern: RegExp;
  }[];
  /** Matches a number of business days; undefined if the catalogue has no unit for it. */
  readonly days: RegExp | undefined;
}

/** A number of the company, and a pattern of all ways to separate its digits. */
interface NumberForms {
  readonly name: string;
  readonly spellings: RegExp;
}

type NamedFact = readonly [name: string, fact: Fact];

/** Names that pages made of sections print besides facts. */
const WITH_NAME = ['company'];

const FACTS = 'content/company/facts.yaml';

/** Kinds whose texts must not contradict facts, and the names that those texts print besides facts. */
const PRINTING: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  company: [],
  faq: [],
  pages: PAGE_NAMES,
  services: WITH_NAME,
  careers: WITH_NAME,
  home: WITH_NAME,
  'about-us': WITH_NAME,
  'services-overview': WITH_NAME,
  'standard-terms': WITH_NAME,
  clauses: WITH_NAME,
  drawings: WITH_NAME,
  contact: PAGE_NAMES,
  'page-texts': [...WITH_NAME, 'page'],
  jobs: WITH_NAME,
  'shared-sections': WITH_NAME,
};

/** Kinds that also print values of positions: positions themselves, and content that they share with other pages. */
const OF_POSITIONS: readonly string[] = ['jobs', 'clauses', 'shared-sections'] satisfies Kind[];

/** Units with an unambiguous printed form: "May 2008" in a text is the founding date. An amount may be another one, so it is a warning. */
const TELLING: Readonly<Partial<Record<Fact['unit'], 'error' | 'warning'>>> = {
  month: 'error',
  yen: 'warning',
  money: 'warning',
  people: 'warning',
};

/**
 * Contradictions between texts and facts: an unknown name, a value in place of its name, a number of business days that no fact has, and
 * problems of the names themselves. News and articles are not checked, because they may have former values.
 */
export function factProblems(content: SiteContent, catalogues: readonly CatalogueFile[]): ContentProblem[] {
  const known = knownFacts(content);
  if (known === undefined) return [];
  const values = content.entries('jobs').flatMap(({ data }) => Object.keys((data['values'] ?? {}) as object));
  const ofPositions = [...JOB_NAMES, ...values];
  const forms = Object.fromEntries(LANGS.map((lang) => [lang, formsIn(lang, known, unitsOf(lang, catalogues))]));
  const numbers = numberForms(known.identity);
  const times = factsIn(known, 'time').filter(([, { value }]) => value !== undefined);
  const promises = factsIn(known, 'business-days');
  const lines = [
    ...Object.entries(PRINTING).flatMap(([kind, names]) => {
      const prints = OF_POSITIONS.includes(kind) ? [...names, ...ofPositions] : names;
      return content.entries(kind as Kind).flatMap((entry) => linesOf(entry, prints));
    }),
    ...catalogues.flatMap((file) => linesOf(file, 'given')),
  ];
  return [
    ...lines.flatMap((line) => [
      ...unknownNames(line, known),
      ...toldAgain(line, known.identity.email, numbers, times),
      ...printedAgain(line, forms[line.lang]),
      ...otherPromise(line, promises, forms[line.lang]),
    ]),
    ...factNameProblems(content, known, catalogues.map(({ text }) => text).join('\n')),
  ];
}

/** Facts of a unit, found once for all lines. */
function factsIn({ typed }: KnownFacts, unit: Fact['unit']): NamedFact[] {
  return Object.entries(typed).filter(([, fact]) => fact.unit === unit);
}

function linesOf({ file, lang, text }: CatalogueFile, prints: Line['prints']): Line[] {
  return text.split('\n').map((part, at) => ({ file, lang, text: part, line: at + 1, prints }));
}

function unknownNames(line: Line, { names, identity }: KnownFacts): ContentProblem[] {
  const found = [...line.text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name);
  const all = line.prints === 'given' ? names : [...new Set([...names, ...line.prints])];
  // UI strings may have any name. Of these, only names of optional facts of the identity can be reported as missing.
  const lacksPhone = line.prints === 'given' && identity.phone === undefined;
  const isWrong = (name: string) => (line.prints === 'given' ? lacksPhone && name === 'phone' : !all.includes(name));
  return found.filter(isWrong).map((name) => {
    const meant = closest(name.trim(), [...all]);
    const list = all.join(', ');
    const expected = didYouMean(meant, { ja: `。使える名前: ${list}`, en: `; expected one of: ${list}` });
    return problem(
      line,
      `「{{${name}}}」という名前の情報はありません${expected.ja}`,
      `there is no fact {{${name}}}${expected.en}`,
    );
  });
}

function toldAgain(
  line: Line,
  email: string,
  numbers: readonly NumberForms[],
  times: readonly NamedFact[],
): ContentProblem[] {
  const again = (found: string, instead: string) => toldIn(line, found, instead);
  const told = numbers.flatMap(({ name, spellings }) =>
    [...line.text.matchAll(spellings)].map(([found]) => again(found, `{{${name}}}`)),
  );
  // Two consecutive times are a range.
  const hours = [...line.text.matchAll(/(\d{1,2}:\d{2})\s?[-–—〜～~]\s?(\d{1,2}:\d{2})/g)].flatMap(
    ([found, open, close]) => {
      const at = times.findIndex(([, { value }], nth) => value === open && times[nth + 1]?.[1].value === close);
      return at < 0 ? [] : [again(found, `{{${times[at]?.[0]}}}–{{${times[at + 1]?.[0]}}}`)];
    },
  );
  return [...told, ...hours, ...(line.text.includes(email) ? [again(email, '{{email}}')] : [])];
}

/** Short numbers are left out, because their digits may be those of anything else. */
function numberForms({ phone, fax }: KnownFacts['identity']): NumberForms[] {
  return Object.entries({ phone, fax }).flatMap(([name, number]) => {
    const all = number ? [number.national, number.international, dialled(number.international)].map(digits) : [];
    const spelt = all.filter(({ length }) => length > 7).map((each) => [...each].join('[\\s.()-]*'));
    return spelt.length === 0
      ? []
      : [{ name, spellings: new RegExp(`(?<!\\d)\\+?(?:${spelt.join('|')})(?!\\d)`, 'g') }];
  });
}

/** Formats the facts for a language, once for all lines: formatting a number takes longer than searching a line. */
function formsIn(lang: Lang, { typed }: KnownFacts, units: UnitWords): FactForms {
  const printed = Object.entries(typed).flatMap(([name, fact]) => {
    const level = TELLING[fact.unit];
    if (level === undefined) return [];
    const text = formatFact(fact, lang, units);
    const pattern = new RegExp(`(?<![\\d,.])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
    return [{ name, level, text, pattern }];
  });
  const days = Object.entries(units).flatMap(([name, form = '']) => (name.startsWith('businessDays') ? [form] : []));
  return {
    printed,
    days:
      days.length > 0 ? new RegExp(days.map((form) => form.replace('{{count}}', '(\\d+)')).join('|'), 'g') : undefined,
  };
}

function printedAgain(line: Line, forms?: FactForms): ContentProblem[] {
  return (forms?.printed ?? []).flatMap(({ name, level, text, pattern }): ContentProblem[] =>
    pattern.test(line.text) ? [{ ...toldIn(line, text, `{{${name}}}`), ...(level === 'warning' && { level }) }] : [],
  );
}

function toldIn(line: Line, found: string, instead: string): ContentProblem {
  return problem(
    line,
    `「${found}」は ${FACTS} にあります。数字を書かずに ${instead} としてください`,
    `\`${found}\` is a fact of ${FACTS}; write ${instead}`,
  );
}

/** The units of a language's catalogue; none without a catalogue. */
function unitsOf(lang: Lang, catalogues: readonly CatalogueFile[]): UnitWords {
  const common = catalogues.find(({ file }) => file === `locales/${lang}/common.json`);
  return (JSON.parse(common?.text ?? '{}') as { units?: UnitWords }).units ?? {};
}

/** Reports a number of business days that no fact has, because it promises another reply time. */
function otherPromise(line: Line, promises: readonly NamedFact[], forms?: FactForms): ContentProblem[] {
  if (promises.length === 0 || forms?.days === undefined) return [];
  return [...line.text.matchAll(forms.days)].flatMap(([found, ...counts]) => {
    const isPromised = ([, { value, from, to }]: NamedFact) =>
      counts.some((count) => [value, from, to].includes(Number(count)));
    if (promises.some(isPromised)) return [];
    const facts = promises.map(([name, { value, from, to }]) => `${name} ${value ?? `${from}–${to}`}`).join(', ');
    return [
      problem(
        line,
        `「${found}」とありますが、facts の営業日は ${facts} です`,
        `found \`${found}\`, but the facts in business days are ${facts}`,
      ),
    ];
  });
}

function problem({ file, line }: Line, ja: string, en: string): ContentProblem {
  return { file, line, field: '', ja, en };
}
