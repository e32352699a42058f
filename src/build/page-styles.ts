import { type SelectorComponent, transform } from 'lightningcss';

/** A class in a selector. Other words behind a full stop, such as an ending in an address, do no harm: no rule has them as a class. */
const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const PROPERTY = /(--[\w-]+):/g;
const READ = /var\((--[\w-]+)/g;
const FONT_FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;

/** What a page uses of its styles, now or after its scripts have run. */
export interface StyleUse {
  /** Whether an element or a script names a class or a custom property. */
  readonly isNamed: (name: string) => boolean;
  /** Languages of the page and its parts, such as `zh-Hans`. */
  readonly langs: ReadonlySet<string>;
}

/**
 * The styles of a page: minified, without the rules whose classes or languages the page does not have and without the custom properties
 * and fonts that nothing reads, so that the page stays within the first round trip (14.6 kB).
 *
 * @param css all style sheets of the page in their order
 * @throws Error if the text is not valid CSS
 */
export function pageStyles(css: string, use: StyleUse): string {
  // The second time, rules that read a custom property are gone.
  const styles = withoutUnused(withoutUnused(css, use), use);
  const others = styles.replace(FONT_FACE, '');
  return styles.replace(FONT_FACE, (face, font: string) => (others.includes(font) ? face : ''));
}

const symbolsOf = new Map<string, readonly string[]>();
const made = new Map<string, string>();

function withoutUnused(css: string, { isNamed, langs }: StyleUse): string {
  // Pages of a kind share their styles, and thousands of articles most of their classes.
  const symbols = symbolsOf.get(css) ?? symbolsIn(css);
  symbolsOf.set(css, symbols);
  const unusedSymbols = symbols.filter((name) => !isNamed(name));
  const key = [css, ...unusedSymbols, ...langs].join();
  const styles =
    made.get(key) ??
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      unusedSymbols,
      visitor: {
        Rule: {
          style: ({ value }) =>
            value.selectors.every((selector) => selector.some((part) => isForeign(part, langs))) ? [] : undefined,
        },
      },
    }).code.toString();
  made.set(key, styles);
  return styles;
}

/** Whether a part of a selector asks for other languages: `:lang(zh)` matches `zh-Hans`. */
function isForeign(part: SelectorComponent, langs: ReadonlySet<string>): boolean {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'lang')
    return !part.languages.some((asked) => [...langs].some((lang) => `${lang}-`.startsWith(`${asked}-`)));
  return part.kind === 'is' && part.selectors.every((branch) => branch.some((each) => isForeign(each, langs)));
}

/** The classes of a style sheet, and the custom properties that it does not read. */
function symbolsIn(css: string): string[] {
  const read = new Set(namesIn(css, READ));
  return [...namesIn(css, CLASS), ...namesIn(css, PROPERTY).filter((name) => !read.has(name))];
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
