import { parseFragment } from 'parse5';
import { type ClassesInMarkup, classesIn } from './markup-classes.ts';
import { belongs, blockOf, type Selecting, selectorsIn } from './style-classes.ts';

/** Texts of files by their names. */
export type Texts = ReadonlyMap<string, string>;

/** All that classes stand in. */
export interface ClassSources {
  readonly styles: Texts;
  /** Components, pages, scripts. */
  readonly markup: Texts;
  /** Generated drawings, `.svg`. */
  readonly drawings: Texts;
  /** Tests, which find elements by their classes. */
  readonly tests: Texts;
}

/** Classes that no style sheet defines: what they are for. */
const HOOKS: Readonly<Record<string, string>> = {
  first:
    'state of the document on the first page of a visit; the script in the head gives it, styles of any file ask for it',
  'company-table__lines': 'a list without markers, as all lists with a class (base.css)',
  'search-results__count': 'a place that the search fills',
  'search-results__none': 'a place that the search shows',
};

/** Selectors without a class of their own file: why. */
const GUESTS: Readonly<Record<string, string>> = {
  'disabled.css': 'a button that cannot be pressed, apart from links.css: few pages have one',
};

/**
 * The style sheet of the drawings, in whose elements one or two letters name a tone: a drawing has hundreds of them, is made by a tool,
 * and nothing outside `.art` knows them.
 */
const DRAWN = 'art.css';
const TONE = /^[a-z]{1,2}$/;

/**
 * What is wrong with the names of classes.
 *
 * A class begins with the name of the file that defines it; it is defined where it is used, and used where it is defined; three
 * letters are enough only for a file's own name.
 *
 * @returns a line for each problem, with file and class
 * @example classProblems(sources) // => ['src/components/home/Hero.css: .lead, expected .hero, .hero__… or .hero--…']
 */
export function classProblems({ styles, markup, drawings, tests }: ClassSources): string[] {
  const sheets = [...styles].map(([file, css]) => ({ file, block: blockOf(file), selecting: selectorsIn(css) }));
  const sources = [...markup].map(([file, text]) => ({ file, ...classesIn(file, text) }));
  const tones = [...drawings].map(([file, svg]) => ({ file, classes: classesOfSvg(svg) }));
  const asking = [...tests].map(([file, text]) => ({ file, ...classesIn(file, text) }));
  const defined = new Set(sheets.flatMap(ownClasses));
  const drawn = new Set(tones.flatMap(({ classes }) => classes));
  const used = [...sources.flatMap(({ given, named }) => [...given, ...named]), ...drawn];
  const isKnown = (name: string) => name in HOOKS || matching(name, [...defined]).length > 0;
  return [
    ...repeated(sheets.map(({ block }) => block)).map((block) => `${block}.css: two files of this name, expected one`),
    ...sheets.flatMap((sheet) => strangers(sheet, defined)),
    ...sources.flatMap(({ file, given, named }) => [
      ...given.filter((name) => !isKnown(name)).map((name) => `${file}: class ${name} is defined nowhere`),
      ...unknownParts(named, isKnown).map((name) => `${file}: class ${name} is defined nowhere`),
    ]),
    ...asking.flatMap(({ file, named }) =>
      unknownParts(named, isKnown).map((name) => `${file}: asks for ${name}, a class that is defined nowhere`),
    ),
    ...tones.flatMap(({ file, classes }) =>
      classes.filter((name) => !defined.has(name)).map((name) => `${file}: class ${name} is defined nowhere`),
    ),
    ...[...defined, ...Object.keys(HOOKS)]
      .filter((name) => !used.some((each) => matching(each, [name]).length > 0))
      .map((name) => `class ${name} is used nowhere`),
    ...[...defined]
      .filter((name) => name.length <= 3 && !isShortForReason(name, sheets))
      .map((name) => `class ${name} is too short to read`),
  ];
}

interface NamedSheet {
  readonly file: string;
  readonly block: string;
  readonly selecting: readonly Selecting[];
}

/** What a file defines: classes that begin with its name, and for the drawings their tones. */
function ownClasses({ file, block, selecting }: NamedSheet): string[] {
  return selecting.flatMap(({ classes }) => classes.filter((name) => belongs(name, block) || isTone(name, file)));
}

function strangers({ file, block, selecting }: NamedSheet, defined: ReadonlySet<string>): string[] {
  const expected = `expected .${block}, .${block}__… or .${block}--…`;
  return selecting.flatMap(({ selector, classes }) => {
    const unknown = classes.filter((name) => !(name in HOOKS) && !defined.has(name));
    if (unknown.length > 0) return unknown.map((name) => `${file}: .${name}, ${expected}`);
    const isOwn = classes.some((name) => belongs(name, block) || name in HOOKS);
    return isOwn || `${block}.css` in GUESTS
      ? []
      : [`${file}: ${selector} styles other files' classes only, ${expected}`];
  });
}

function isTone(name: string, file: string): boolean {
  return file.endsWith(`/${DRAWN}`) && TONE.test(name);
}

function isShortForReason(name: string, sheets: readonly NamedSheet[]): boolean {
  return sheets.some(
    ({ file, block, selecting }) =>
      name === block || (isTone(name, file) && selecting.some(({ classes }) => classes.includes(name))),
  );
}

/** Words that can be nothing but classes, and are none. */
function unknownParts(named: ClassesInMarkup['named'], isKnown: (name: string) => boolean): string[] {
  return named.filter((name) => /__|--/.test(name) && !isKnown(name));
}

/** The names that a name with `*` can become. */
function matching(name: string, names: readonly string[]): string[] {
  if (!name.includes('*')) return names.filter((each) => each === name);
  const pattern = new RegExp(`^${name.split('*').join('[a-z0-9-]+')}$`);
  return names.filter((each) => pattern.test(each));
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

function classesOfSvg(svg: string): string[] {
  const lists: string[] = [];
  const visit = (node: object): void => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs as { name: string; value: string }[])
        if (name === 'class') lists.push(value);
    if ('childNodes' in node) (node.childNodes as object[]).forEach(visit);
  };
  visit(parseFragment(svg));
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))];
}
