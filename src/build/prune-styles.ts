import { type Selector, transform } from 'lightningcss';

const pruned = new Map<string, string>();

/**
 * Leave out the rules whose classes or languages a page does not have: what a component brings for its other forms costs nothing.
 *
 * Conservative: only classes and `:lang()` decide, and a class that the page's scripts name anywhere counts as there. A language
 * counts as there when anything but a link is written in it: links to other languages hold nothing that a rule would style.
 *
 * @param css the page's styles
 * @param html the page, without its styles
 * @param scripts text of the scripts that may run on the page
 * @example pruneStyles('.a{color:red}.b{color:red}', '<p class="a">', '') // => '.a{color:red}'
 */
export function pruneStyles(css: string, html: string, scripts: string): string {
  const present = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => match[1]?.split(/\s+/) ?? []));
  const named = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''))];
  const absent = new Set(named.filter((name) => !present.has(name) && !wordsOf(scripts).has(name)));
  const langs = [...new Set([...html.matchAll(/<(?!a\b)\w+[^>]*\slang="([^"]*)"/g)].map((match) => match[1] ?? ''))];
  const key = [css, ...[...absent].sort(), ...langs.sort()].join('\0');
  let kept = pruned.get(key);
  if (kept === undefined) {
    kept = pruneRules(css, absent, langs);
    pruned.set(key, kept);
  }
  return kept;
}

let lastScripts = '';
let lastWords: ReadonlySet<string> = new Set();

/** Every word in the scripts' text; it is the same text for all pages of a build. */
function wordsOf(scripts: string): ReadonlySet<string> {
  if (scripts !== lastScripts) {
    lastScripts = scripts;
    lastWords = new Set(scripts.split(/[^\w-]+/));
  }
  return lastWords;
}

function pruneRules(css: string, absent: ReadonlySet<string>, langs: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.every((selector) => isDead(selector, absent, langs)) ? [] : undefined;
        },
      },
    },
  });
  return withoutUnusedTokens(code.toString());
}

/** Custom properties that no rule reads any more, again and again, since tokens are made of tokens. */
function withoutUnusedTokens(css: string): string {
  const kept = css.replace(/--([\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    new RegExp(`var\\(--${name}[,)]`).test(css) ? declaration : '',
  );
  return kept === css ? css : withoutUnusedTokens(kept);
}

/** A selector that cannot match: it asks for an absent class or language, itself or in every branch of an `:is()`. */
function isDead(selector: Selector, absent: ReadonlySet<string>, langs: readonly string[]): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return absent.has(part.name);
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'lang') return !part.languages.some((asked) => langs.some((lang) => lang.startsWith(asked)));
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return false;
    return part.selectors.every((branch) => isDead(branch, absent, langs));
  });
}
