import { type SelectorComponent, transform } from 'lightningcss';

/** A class in a selector. Other words behind a full stop, such as an ending in an address, do no harm: no rule has them as a class. */
const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const PROPERTY = /(--[\w-]+):/g;
const FONT_FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;

/** What a page uses of its styles, now or after its scripts have run. */
export interface StyleUse {
  /** Whether an element or a script names a class or a custom property. */
  readonly isNamed: (name: string) => boolean;
  /** Languages of the page and its parts, such as `zh-Hans`. */
  readonly langs: ReadonlySet<string>;
}

const known = new Map<string, string>();

/**
 * The styles of a page: minified, without the rules whose classes or languages the page does not have and without the custom properties
 * and fonts that nothing reads, so that the page stays within the first round trip (14.6 kB).
 *
 * @param css all style sheets of the page in their order
 * @throws Error if the text is not valid CSS
 */
export function pageStyles(css: string, { isNamed, langs }: StyleUse): string {
  const rules = without(css, namesIn(css, CLASS), isNamed, langs);
  const isRead = (name: string) => isNamed(name) || rules.includes(`var(${name}`);
  const styles = without(rules, namesIn(rules, PROPERTY), isRead, langs);
  const others = styles.replace(FONT_FACE, '');
  return styles.replace(FONT_FACE, (face, font: string) => (others.includes(font) ? face : ''));
}

function without(css: string, names: string[], isUsed: (name: string) => boolean, langs: ReadonlySet<string>): string {
  const unusedSymbols = names.filter((name) => !isUsed(name));
  const key = [css, ...unusedSymbols, ...langs].join();
  // Pages of a kind share their styles, and most of their classes.
  const styles =
    known.get(key) ??
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
  known.set(key, styles);
  return styles;
}

/** Whether a part of a selector asks for other languages: `:lang(zh)` matches `zh-Hans`. */
function isForeign(part: SelectorComponent, langs: ReadonlySet<string>): boolean {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'lang')
    return !part.languages.some((asked) => [...langs].some((lang) => `${lang}-`.startsWith(`${asked}-`)));
  return part.kind === 'is' && part.selectors.every((branch) => branch.some((each) => isForeign(each, langs)));
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
