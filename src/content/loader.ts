import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { fileOf, KINDS, type Kind } from './kinds.ts';
import { readValidFiles } from './read-content.ts';

/**
 * Loads the valid files of a kind of content, YAML or Markdown, in every language: their fields, and their text as it is written. A
 * translation gets the shared fields of its original. `glob()` would render each text, although the page that shows it does; with
 * thousands of articles that takes three times the memory.
 *
 * The content check reports the other files, and stops a build.
 */
export function contentFiles(kind: Kind): Loader {
  return {
    name: `content/${kind}`,
    load: async ({ config, store, watcher }) => {
      const root = fileURLToPath(config.root);
      const read = () => {
        store.clear();
        for (const { id, file, data, source } of readValidFiles(kind, root))
          store.set({ id, data: withFolder(data, kind) as Record<string, unknown>, body: source.body, filePath: file });
      };
      read();
      const watched = KINDS[kind].form === 'table' ? fileOf(kind, DEFAULT_LANG) : `content/${kind}/`;
      watcher?.on('all', (_event, changed) => {
        if (changed.replaceAll('\\', '/').startsWith(root + watched)) read();
      });
    },
  };
}

/** Fields that name a drawing, or a picture by its file in the folder of the kind. */
const PICTURES: ReadonlySet<string> = new Set(['drawing', 'art', 'image']);

/** Puts the folder before the files of pictures: a section does not know whose page it is on. */
function withFolder(tree: unknown, kind: Kind): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part: unknown) => withFolder(part, kind));
  const fields = Object.entries(tree).map(([name, value]) => {
    const isPicture = PICTURES.has(name) && typeof value === 'string' && value.includes('.');
    return [name, isPicture ? `content/${kind}/${value}` : withFolder(value, kind)];
  });
  return Object.fromEntries(fields);
}
