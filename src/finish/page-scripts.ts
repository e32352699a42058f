import path from 'node:path';

/** Text that only React's own file holds. It names no class of ours, but so many short words that every class would seem used. */
const REACT_DOM = 'react.dev/errors';

/**
 * Gives the words in the scripts that a page may run: those of the files it names, and of all that these name in turn.
 *
 * Words, not names of classes: which of them a script gives an element cannot be told from its text.
 *
 * @param files texts of the build's script files, by their names
 * @example wordsOfScripts(new Map([['_astro/a.js', 'add("open")']]))('<script src="/_astro/a.js"></script>').has('open') // => true
 */
export function wordsOfScripts(files: ReadonlyMap<string, string>): (html: string) => ReadonlySet<string> {
  const texts = new Map([...files].map(([name, text]) => [path.posix.basename(name), text]));
  const filesIn = (text: string) =>
    Array.from(text.matchAll(/[\w.-]+\.js\b/g), ([file]) => file).filter((file) => texts.has(file));
  const known = new Map<string, ReadonlySet<string>>();
  return (html) => {
    const named = [...new Set(filesIn(html))].sort();
    const key = named.join(' ');
    let words = known.get(key);
    if (words === undefined) {
      const all = new Set(named);
      // A set that grows while it is walked is walked to its end.
      for (const file of all) for (const next of filesIn(texts.get(file) ?? '')) all.add(next);
      words = new Set([...all].flatMap((file) => wordsOf(texts.get(file) ?? '')));
      known.set(key, words);
    }
    return words;
  };
}

function wordsOf(text: string): string[] {
  return text.includes(REACT_DOM) ? [] : text.split(/[^\w-]+/);
}
