import { reachableFrom } from '#src/domain/reachable.ts';
import { attributeOf, type Tag } from '#src/site/html-tree.ts';
import { stringsIn } from './script-strings.ts';

/** Types of script elements that browsers run, and types that are data. Any other type is refused. */
const RUN = ['', 'module', 'text/javascript'];
const DATA = ['application/ld+json', 'application/json'];

export interface ScriptFile {
  readonly digest: string;
  readonly strings: readonly string[];
}

/** The script files of a page, and the classes and custom properties that its scripts may use. */
export interface PageScripts {
  /** Addresses of the files that may run: those that the page names, and those that these import. */
  readonly files: ReadonlySet<string>;
  /** Whether a script may use a class or a custom property, as a whole word or concatenated. */
  readonly mayName: (name: string) => boolean;
}

/**
 * Whether an element is a script that a browser runs; structured data is not.
 *
 * @throws Error for an unknown type
 */
export function isScript(tag: Tag): boolean {
  if (tag.tagName !== 'script') return false;
  const type = (attributeOf(tag, 'type') ?? '').trim().toLowerCase();
  if (!RUN.includes(type) && !DATA.includes(type)) throw new Error(`a script of type "${type}", expected code or data`);
  return RUN.includes(type);
}

/** Whether an element is an inline script. */
export function isInlineScript(tag: Tag): boolean {
  return isScript(tag) && attributeOf(tag, 'src') === undefined;
}

/** Returns the {@link PageScripts} of a page, from its elements and the texts of its inline scripts. */
export type ScriptsOf = (tags: readonly Tag[], inline: readonly string[]) => PageScripts;

/**
 * Create {@link ScriptsOf} for a build.
 *
 * The text of a script does not say which of its words are classes or custom properties, so every word of its strings counts. A word
 * with a dash at its end or beginning counts for all names with that end or beginning, because scripts concatenate names. Two dashes
 * alone do not count: React's own code contains them. So a script cannot concatenate `--` and a property name.
 *
 * Any attribute of any element can name a script file: islands use their own attributes.
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

/** Yields the values of all attributes one at a time: a page has hundreds of them. */
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
