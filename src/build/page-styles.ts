import { type Selector, type SelectorComponent, transform } from 'lightningcss';

const PROPERTY = /(--[\w-]+):/g;
const READ = /var\((--[\w-]+)/g;
const NAMED = /@(?:font-face\{font-family:"?|counter-style )([^";{}]+)[^}]*\}/g;

/** What a page uses of its styles, now or after its scripts have run. */
export interface StyleUse {
  /** Whether an element or a script names an element, a class or a custom property. */
  readonly isNamed: (name: string) => boolean;
  /** Languages of the page, which is the first, and its parts, such as `zh-Hans`. */
  readonly langs: ReadonlySet<string>;
}

/**
 * The styles of a page: minified, without the selectors whose elements, classes or languages the page does not have and without the custom
 * properties, fonts and counter styles that nothing reads, so that the page stays within the first round trip (14.6 kB).
 *
 * @throws Error if the text is not valid CSS
 */
export function pageStyles(css: string, use: StyleUse): string {
  // The second time, rules that read a custom property are gone.
  const styles = withoutUnused(withoutUnused(css, use), use);
  const others = styles.replace(NAMED, '');
  return styles.replace(NAMED, (rule, name: string) => (others.includes(name) ? rule : ''));
}

const symbolsOf = new Map<string, readonly string[]>();
const made = new Map<string, string>();

function withoutUnused(css: string, { isNamed, langs }: StyleUse): string {
  // Pages of a kind share their styles, and thousands of articles most of their classes.
  const symbols = symbolsOf.get(css) ?? symbolsIn(css);
  symbolsOf.set(css, symbols);
  const unusedSymbols = symbols.filter((name) => !isNamed(name));
  const key = [css, ...unusedSymbols, ...langs].join();
  const page: Page = { names: new Set(unusedSymbols), langs: [...langs] };
  const onPage = (selector: Selector) => matchable(selector, page);
  const styles =
    made.get(key) ??
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      unusedSymbols: unusedSymbols.filter((name) => name.startsWith('--')),
      visitor: {
        Rule: {
          style: ({ value }) => (value.selectors.some((each) => onPage(each).length > 0) ? undefined : []),
        },
        Selector: onPage,
      },
    }).code.toString();
  made.set(key, styles);
  return styles;
}

interface Page {
  /** Names that it does not use. */
  readonly names: ReadonlySet<string>;
  readonly langs: readonly string[];
}

/** A selector without alternatives that match nothing, or none if it matches nothing itself. */
function matchable(selector: Selector, page: Page): Selector[] {
  const isOfRoot = selector.every(({ type }) => type !== 'combinator') && selector.some(isRoot);
  const own = isOfRoot ? { ...page, langs: page.langs.slice(0, 1) } : page;
  const parts = selector.map((part) => {
    if (!hasAlternatives(part)) return part;
    // Those of `:is()` count as much as the most specific one, so what remains must be of its kind.
    const kinds = new Set(part.selectors.map((each) => each.map(({ type }) => type).join()));
    const selectors = part.selectors.flatMap((each) => matchable(each, own));
    return part.kind === 'where' || kinds.size === 1 || selectors.length === 0 ? { ...part, selectors } : part;
  });
  return parts.some((part) => matchesNothing(part, own)) ? [] : [parts];
}

function isRoot(part: SelectorComponent): boolean {
  return part.type === 'pseudo-class' && part.kind === 'root';
}

function hasAlternatives(part: SelectorComponent) {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
}

/** Whether the page has no such element, class or language: `:lang(zh)` matches `zh-Hans`. */
function matchesNothing(part: SelectorComponent, { names, langs }: Page): boolean {
  if (part.type === 'class' || part.type === 'type') return names.has(part.name);
  if (part.type !== 'pseudo-class') return false;
  if (hasAlternatives(part)) return part.selectors.length === 0;
  const matches = (asked: string) => langs.some((lang) => `${lang}-`.startsWith(`${asked}-`));
  return part.kind === 'lang' && !part.languages.some(matches);
}

/** The elements and classes of a style sheet, and the custom properties that it does not read. */
function symbolsIn(css: string): string[] {
  const read = new Set(namesIn(css, READ));
  const symbols = new Set(namesIn(css, PROPERTY).filter((name) => !read.has(name)));
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'type') symbols.add(part.name);
      if (hasAlternatives(part)) part.selectors.forEach(collect);
    }
  };
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: collect } });
  return [...symbols];
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
