import { type CustomAtRules, transform, type Visitor } from 'lightningcss';

/**
 * Mangle the custom properties of a page's styles: names of one letter, the shortest for the most used. Names such as `--band-line` are
 * for readers of the sources and would cost bytes in every page.
 *
 * Only properties that the styles set are renamed. Other dashed names (anchors, containers) and properties that a script or a drawing
 * uses keep their names, and no new name equals one of them.
 *
 * @param css all styles of the page, minified
 * @param isKnownOutside whether a script or a drawing reads or sets a property, by its name with both dashes
 * @returns the styles, minified
 * @throws Error if the text is not valid CSS
 */
export function mangleCustomProperties(css: string, isKnownOutside: (name: string) => boolean): string {
  const { set, uses, shortened } = namesIn(css);
  const own = [...set].filter((name) => !isKnownOutside(name));
  const key = own.join();
  let short = shortened.get(key);
  if (short === undefined) {
    const names = shortNames(own, uses);
    short = renamed(css, (name) => names.get(name) ?? name);
    shortened.set(key, short);
  }
  return short;
}

interface Names {
  /** Custom properties that the styles set. */
  readonly set: ReadonlySet<string>;
  /** How often the styles use each dashed name. */
  readonly uses: ReadonlyMap<string, number>;
  /** The styles with mangled names, by the list of mangled properties. */
  readonly shortened: Map<string, string>;
}

/** Dashed names; not the end of another name, such as a class with a modifier. One in a text counts as a use, which renames nothing. */
const NAME = /(?<![\p{L}\p{N}_-])--[\p{L}\p{N}_-]+/gu;
/** Names that a declaration sets. */
const SET = /(?<=[{;])--[\p{L}\p{N}_-]+(?=:)/gu;

const known = new Map<string, Names>();

function namesIn(css: string): Names {
  const found = known.get(css);
  if (found) return found;
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = { set: new Set(css.match(SET)), uses, shortened: new Map<string, string>() };
  known.set(css, names);
  return names;
}

function shortNames(renamed: readonly string[], uses: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const stay = new Set(uses.keys());
  for (const name of renamed) stay.delete(name);
  const free = freeNames(stay);
  const byUse = renamed.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  return new Map(byUse.map((name) => [name, free.next().value ?? name]));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `--a`, `--b` … `--Z`, `--aa`, `--ba` …, without those that are taken. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (let tails = ['']; ; tails = tails.flatMap((tail) => [...LETTERS].map((letter) => letter + tail))) {
    for (const tail of tails)
      for (const letter of LETTERS) if (!taken.has(`--${letter}${tail}`)) yield `--${letter}${tail}`;
  }
}

function renamed(css: string, nameOf: (name: string) => string): string {
  const visitor: Visitor<CustomAtRules> = { DashedIdent: nameOf };
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}
