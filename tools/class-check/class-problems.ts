import { parseFragment } from 'parse5';
import { type ClassesInMarkup, classesIn } from './markup-classes.ts';
import { classesInStyles } from './style-classes.ts';

/** Texts of files by their names. */
export type Texts = ReadonlyMap<string, string>;

/** All sources that contain classes. */
export interface ClassSources {
  readonly styles: Texts;
  /** Components, pages, scripts. */
  readonly markup: Texts;
  /** Sources of drawings, `.svg`. */
  readonly drawings: Texts;
  /** Tests, which find elements by their classes. */
  readonly tests: Texts;
}

/** Classes that no style sheet defines: what they are for. */
const HOOKS: Readonly<Record<string, string>> = {
  'company-table__lines': 'a list without markers, as all lists with a class (base.css)',
  'search-results__count': 'a place that the search fills',
  'search-results__none': 'a place that the search shows',
};

/** The tones that drawings may have: those of a company need not have all of them. */
const TONES = 'src/styles/art.css';

/**
 * Classes that are used and defined nowhere, or defined and used nowhere.
 *
 * @returns a line for each problem, with file and class
 */
export function classProblems({ styles, markup, drawings, tests }: ClassSources): string[] {
  const sources = [...markup].map(([file, text]) => ({ file, ...classesIn(file, text) }));
  const tones = [...drawings].map(([file, svg]) => ({ file, classes: classesOfSvg(svg) }));
  const asking = [...tests].map(([file, text]) => ({ file, ...classesIn(file, text) }));
  const defined = new Set([...styles.values()].flatMap(classesInStyles));
  const drawn = new Set(tones.flatMap(({ classes }) => classes));
  const tonesToChoose = classesInStyles(styles.get(TONES) ?? '');
  const used = [...sources.flatMap(({ given, named }) => [...given, ...named]), ...drawn, ...tonesToChoose];
  const isKnown = (name: string) => name in HOOKS || matching(name, [...defined]).length > 0;
  return [
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
  ];
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
