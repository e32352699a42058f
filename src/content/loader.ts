import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { fileOf, KINDS, type Kind } from './kinds.ts';
import { readKind } from './read-content.ts';

/**
 * Loads the files of a kind of content, YAML or Markdown, in every language: their fields, which Astro validates, and their text as it is
 * written. A translation gets the shared fields of its original. `glob()` would render each text, although the page that shows it does;
 * with thousands of articles that takes three times the memory.
 *
 * In a build the content check has found every problem before. In `dev` a file with one is reported and left out.
 */
export function contentFiles(kind: Kind): Loader {
  return {
    name: `content/${kind}`,
    load: async ({ config, generateDigest, logger, parseData, store, watcher }) => {
      const root = fileURLToPath(config.root);
      const read = async () => {
        const files = readKind(kind, root).filter(({ data }) => data !== undefined);
        const ids = new Set(files.map(({ id }) => id));
        for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
        for (const { id, file, data, source } of files) {
          const digest = generateDigest({ data, body: source.body });
          if (store.get(id)?.digest === digest) continue;
          try {
            const parsed = await parseData({ id, data: data as Record<string, unknown>, filePath: file });
            store.set({ id, data: withFolder(parsed, kind), body: source.body, filePath: file, digest });
          } catch (error) {
            if (watcher === undefined) throw error;
            logger.error(String(error));
          }
        }
      };
      await read();
      const watched = KINDS[kind].form === 'table' ? fileOf(kind, DEFAULT_LANG) : `content/${kind}/`;
      watcher?.on('all', (_event, changed) => {
        if (changed.replaceAll('\\', '/').startsWith(root + watched)) void read();
      });
    },
  };
}

/** Fields that name a drawing, or a picture by its file in the folder of the kind. */
const PICTURES: ReadonlySet<string> = new Set(['drawing', 'art', 'image']);

/** Puts the folder before the files of pictures: a section does not know whose page it is on. */
function withFolder<Tree>(tree: Tree, kind: Kind): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part: unknown) => withFolder(part, kind)) as Tree;
  const fields = Object.entries(tree).map(([name, value]) => {
    const isPicture = PICTURES.has(name) && typeof value === 'string' && value.includes('.');
    return [name, isPicture ? `content/${kind}/${value}` : withFolder(value, kind)];
  });
  return Object.fromEntries(fields) as Tree;
}
