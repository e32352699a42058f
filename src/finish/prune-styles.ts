import { type Selector, transform } from 'lightningcss';

/** What is known of one text of styles: the classes it names, and what was left of it for other pages. */
interface Known {
  readonly named: readonly string[];
  readonly pruned: Map<string, string>;
}

const known = new Map<string, Known>();

/**
 * Leave out the rules whose classes or languages a page does not have: what a component brings for its other forms costs nothing.
 *
 * Conservative: only classes and `:lang()` decide, and a class that the page's scripts name anywhere counts as there. A language
 * counts as there when anything but a link is written in it: links to other languages hold nothing that a rule would style.
 *
 * @param css the page's styles
 * @param html the page, without its styles
 * @param scripted words in the scripts that may run on the page
 * @example pruneStyles('.a{color:red}.b{color:red}', '<p class="a">', new Set()) // => '.a{color:red}'
 */
export function pruneStyles(css: string, html: string, scripted: ReadonlySet<string>): string {
  const { named, pruned } = known.get(css) ?? learn(css);
  const present = classesIn(html);
  const absent = named.filter((name) => !present.has(name) && !scripted.has(name));
  const langs = languagesIn(html);
  const key = [...absent, ...langs].join(' ');
  let kept = pruned.get(key);
  if (kept === undefined) {
    kept = pruneRules(css, new Set(absent), langs);
    pruned.set(key, kept);
  }
  return kept;
}

function learn(css: string): Known {
  const named = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''));
  const fresh = { named: [...named].sort(), pruned: new Map<string, string>() };
  known.set(css, fresh);
  return fresh;
}

/** Classes of its elements, and those that its own scripts give the document. */
function classesIn(html: string): Set<string> {
  const lists = new Set(
    Array.from(html.matchAll(/(?:\sclass=|\.className=)["`]([^"`]*)["`]/g), (match) => match[1] ?? ''),
  );
  return new Set([...lists].flatMap((list) => list.split(/\s+/)));
}

/** Languages in which anything but a link is written. */
function languagesIn(html: string): string[] {
  const langs = new Set<string>();
  for (const { index, 1: lang = '' } of html.matchAll(/\slang="([^"]*)"/g)) {
    const tag = html.slice(html.lastIndexOf('<', index), index);
    if (/^<(?!a\b)\w+[^>]*$/.test(tag)) langs.add(lang);
  }
  return [...langs].sort();
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
  return withoutEmptyConditions(withoutUnusedTokens(code.toString()));
}

/** Custom properties that no rule reads any more, again and again, since tokens are made of tokens. */
function withoutUnusedTokens(css: string): string {
  const kept = css.replace(/(?<=[{;])--([\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    new RegExp(`var\\(--${name}[,)]`).test(css) ? declaration : '',
  );
  return kept === css ? css : withoutUnusedTokens(kept);
}

/** Conditions whose rules have all gone. Empty layers stay: their names keep the order. */
function withoutEmptyConditions(css: string): string {
  const kept = css.replace(/@(?:media|supports|container)[^{}]*\{\}/g, '');
  return kept === css ? css : withoutEmptyConditions(kept);
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
