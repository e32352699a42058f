import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';

/** Where the pages of this build noted the keys they read (`src/i18n/catalogue.ts`). */
const READ_KEYS = Symbol.for('catalogue.readKeys');

/** Words of functions, and of what shows only now and then: previews, notices, a closed position, the middle of a long list. */
const READ_OTHERWISE =
  /^contact:(api|mail|mailAlert)\.|^preview:|^common:notice|\.closedNotice\.|^recruit:job\.closing\.all$|:pager\.|:sitemap\.older/;

/**
 * Writes `.generated/unused-words.json`: catalogue keys that no page of the build read; a test expects none.
 *
 * @example defineConfig({ integrations: [unusedWords()] })
 */
export function unusedWords(): AstroIntegration {
  return {
    name: 'unused-words',
    hooks: {
      'astro:build:done': async () => {
        const read = (globalThis as { [READ_KEYS]?: ReadonlySet<string> })[READ_KEYS] ?? new Set();
        const folder = `locales/${DEFAULT_LANG}`;
        const keys = await Promise.all(
          (await readdir(folder)).map(async (file) =>
            leaves(JSON.parse(await readFile(`${folder}/${file}`, 'utf8')), `${file.replace('.json', '')}:`),
          ),
        );
        const unused = keys
          .flat()
          .filter((key) => !namesOf(key).some((name) => read.has(name)) && !READ_OTHERWISE.test(key));
        await mkdir('.generated', { recursive: true });
        await writeFile('.generated/unused-words.json', JSON.stringify(unused, null, 2));
      },
    },
  };
}

/**
 * Names of all leaves of a catalogue; a list counts as one, its rows belong together.
 *
 * @example leaves({ a: { b: '…' }, c: ['…'] }, 'x:') // => ['x:a.b', 'x:c']
 */
function leaves(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, `${path}${key}.`)
      : [path + key],
  );
}

/**
 * The names by which a leaf may have been read: its own, without the ending of its plural, and those of the groups it stands in.
 *
 * @example namesOf('x:a.b_other') // => ['x:a.b_other', 'x:a.b', 'x:a']
 */
function namesOf(key: string): string[] {
  const parts = key.split('.');
  return [key, key.replace(/_other$/, ''), ...parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'))];
}
