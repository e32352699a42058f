import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { isShown, standingOf } from '#src/domain/publishing/publication.ts';
import type { Deploy } from '#src/site/deploy.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { isPublished, writeFunctionData } from './function-data.ts';
import { noteEntries } from './known-entries.ts';
import { formatProblems } from './problems.ts';
import { allProblems, readCollection, type SourceEntry } from './read-collection.ts';

type Shown = Pick<Deploy, 'audience' | 'today'>;

/**
 * The loader of one collection: parses and validates at content sync (rule publishing.loader).
 *
 * The store holds fields only: it is written, bundled and loaded as one module. Texts are rendered when a page shows them (`renderedText`).
 *
 * A build stops at broken content with every problem of every collection; `dev` reports them and shows the rest.
 *
 * @param deploy whom it is for and its day decide whether drafts and entries dated in the future are loaded
 * @example defineCollection({ loader: contentLoader('news', thisDeploy) })
 */
export function contentLoader(name: CollectionName, deploy: Shown): Loader {
  return {
    name: `content/${name}`,
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const sync = () => fill(context, name, root, deploy);
      sync();
      context.watcher?.add(`${root}content`);
      context.watcher?.on('all', (_event, file) => {
        const changed = file.replaceAll('\\', '/');
        if (watched(name).some((part) => changed.startsWith(`${root}content/${part}`))) sync();
      });
    },
  };
}

/** What a collection is made from: its own files, and the table whose labels its functions print. */
function watched(name: CollectionName): string[] {
  return isPublished(name) ? [name, 'categories', 'tags'] : [name];
}

function fill(context: LoaderContext, name: CollectionName, root: string, { audience, today }: Shown): void {
  const { entries, problems } = readCollection(name, root);
  if (problems.length > 0) {
    if (context.watcher === undefined) throw new Error(formatProblems(allProblems(root)));
    context.logger.error(formatProblems(problems));
  }
  noteEntries(name, root, entries);
  const shown = entries.filter((entry) => isShown(standingOf(entry.data, today), audience));
  for (const entry of shown) {
    const standing = standingOf(entry.data, today);
    // Of the whole file: `dev` shows a page anew when only its text has changed.
    const digest = context.generateDigest(`${standing}${entry.text}`);
    if (context.store.get(entry.id)?.digest !== digest) context.store.set({ ...stored(name, entry, standing), digest });
  }
  const ids = new Set(shown.map((entry) => entry.id));
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
  if (isPublished(name)) writeFunctionData(name, shown, root);
}

function stored(
  name: CollectionName,
  entry: SourceEntry,
  standing: string,
): Parameters<LoaderContext['store']['set']>[0] {
  const { id, slug, lang, file, data, body } = entry;
  if (COLLECTIONS[name].kind !== 'entries') return { id, data, filePath: file };
  return { id, data: { ...data, slug, lang, standing, length: body.length }, filePath: file };
}
