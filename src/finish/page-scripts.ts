import { reachableFrom } from '#src/domain/reachable.ts';
import { attributeOf, type Tag } from './html-tree.ts';
import { stringsIn } from './script-strings.ts';

/** Types of script elements that browsers run, and of those that only hold data; any other is refused. */
const RUN = ['', 'module', 'text/javascript'];
const DATA = ['application/ld+json', 'application/json'];

/** A script file of the build. */
export interface ScriptFile {
  readonly digest: string;
  readonly strings: readonly string[];
}

/** What the scripts of a page can do to it. */
export interface PageScripts {
  /** Addresses of the files that may run: those that the page names, and those that these name in turn. */
  readonly files: ReadonlySet<string>;
  /** Whether a script may name a class or a custom property, whole or put together. */
  readonly mayName: (name: string) => boolean;
}

/**
 * Whether an element is a script that a browser runs; structured data is none.
 *
 * @throws Error for a type that nothing here knows
 */
export function isScript(tag: Tag): boolean {
  if (tag.tagName !== 'script') return false;
  const type = (attributeOf(tag, 'type') ?? '').trim().toLowerCase();
  if (!RUN.includes(type) && !DATA.includes(type)) throw new Error(`a script of type "${type}", expected code or data`);
  return RUN.includes(type);
}

/** Whether an element is a script whose text stands in the page. */
export function isInlineScript(tag: Tag): boolean {
  return isScript(tag) && attributeOf(tag, 'src') === undefined;
}

/** Gives what the scripts of a page can do to it, from its elements and the texts of the scripts that stand in it. */
export type ScriptsOf = (tags: readonly Tag[], inline: readonly string[]) => PageScripts;

/**
 * Makes {@link ScriptsOf} for a build.
 *
 * Which words in a script are classes or custom properties cannot be told from its text, so every word of its strings counts. A word
 * with a dash at its end or beginning counts for all names that begin or end so: scripts put names together. Two dashes alone are no
 * such word, since React's own code has them: a script cannot put them before the name of a property.
 *
 * A script is named by any attribute of any element, since islands name theirs in attributes of their own.
 *
 * @param files script files of the build by their addresses
 */
export function pageScripts(files: ReadonlyMap<string, ScriptFile>): ScriptsOf {
  const named = new Map([...files.keys()].map((address) => [lastOf(address), address] as const));
  const known = new Map<string, PageScripts>();
  const filesIn = (strings: Iterable<string>) => {
    const found: string[] = [];
    for (const text of strings) {
      const file = text.endsWith('.js') ? named.get(lastOf(text)) : undefined;
      if (file !== undefined) found.push(file);
    }
    return found;
  };
  return (tags, inline) => {
    const first = filesIn(valuesIn(tags));
    const key = JSON.stringify([first, inline]);
    let scripts = known.get(key);
    if (scripts === undefined) {
      const own = inline.flatMap(stringsIn);
      const all = reachableFrom([...first, ...filesIn(own)], (address) => filesIn(files.get(address)?.strings ?? []));
      scripts = scriptsWith(all, [...own, ...[...all].flatMap((address) => files.get(address)?.strings ?? [])]);
      known.set(key, scripts);
    }
    return scripts;
  };
}

/** One after the other: a page has hundreds of them. */
function* valuesIn(tags: readonly Tag[]): Generator<string> {
  for (const { attrs } of tags) for (const { value } of attrs) yield value;
}

function scriptsWith(files: ReadonlySet<string>, strings: readonly string[]): PageScripts {
  const words = new Set(strings.flatMap((text) => text.split(/[^\p{L}\p{N}_-]+/u)));
  const begins = [...words].filter((word) => /[^-]-+$/.test(word));
  const ends = [...words].filter((word) => /^-+[^-]/.test(word));
  return {
    files,
    mayName: (name) =>
      words.has(name) || begins.some((part) => name.startsWith(part)) || ends.some((part) => name.endsWith(part)),
  };
}

function lastOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
