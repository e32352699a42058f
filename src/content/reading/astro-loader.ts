import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { isListKind, KINDS, type Kind, taxonomyOf } from '#src/content/kinds.ts';
import { readingLength } from '#src/domain/publishing/entries.ts';
import { isShown, statusOf } from '#src/domain/publishing/publication.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import type { Deploy } from '#src/site/deploy.ts';
import { writeFunctionData } from './function-data.ts';
import { isOwnFile, withDrawings } from './named-drawings.ts';
import { formatProblems } from './problems.ts';
import { allProblems, readCollection, type SourceEntry } from './read-collection.ts';

type Shown = Pick<Deploy, 'audience' | 'today'>;

/**
 * The loader of one kind: parses and validates its files at content sync.
 *
 * The store has fields only, because Astro loads it as one module. Pages render the texts that they show (`renderedText`).
 *
 * `dev` reports problems and loads the rest. In `astro build` the content check runs before this loader (`contentSteps`). In `astro check`
 * it does not, so the loader stops at a problem.
 */
export function contentLoader(kind: Kind, deploy: Shown): Loader {
  return {
    name: `content/${kind}`,
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const sync = () => fillStore(context, kind, root, deploy);
      sync();
      context.watcher?.add(`${root}content`);
      context.watcher?.on('all', (_event, file) => {
        const changed = file.replaceAll('\\', '/');
        if (watchedKinds(kind).some((part) => changed.startsWith(`${root}content/${part}`))) sync();
      });
    },
  };
}

/** The kinds whose files a kind depends on: itself, and the table of its keys. */
function watchedKinds(kind: Kind): Kind[] {
  const taxonomy = taxonomyOf(kind);
  return taxonomy === undefined ? [kind] : [kind, taxonomy.table];
}

function fillStore(context: LoaderContext, kind: Kind, root: string, { audience, today }: Shown): void {
  const { entries, problems } = readCollection(kind, root);
  if (problems.length > 0) {
    if (context.watcher === undefined) throw new BuildProblem(formatProblems(allProblems(root)));
    context.logger.error(formatProblems(problems));
  }
  const shown = entries.filter((entry) => isShown(statusOf(entry.data, today), audience));
  for (const entry of shown) {
    const publicationStatus = statusOf(entry.data, today);
    const made = stored(kind, entry, publicationStatus);
    // Of the whole file, since `dev` shows a page anew when only its text has changed, and of all that is made from it: stores outlive builds.
    const digest = context.generateDigest({ ...made.data, text: entry.text });
    if (context.store.get(entry.id)?.digest !== digest) context.store.set({ ...made, digest });
  }
  const ids = new Set(shown.map((entry) => entry.id));
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
  if (isListKind(kind)) writeFunctionData(kind, shown, root);
}

function stored(
  kind: Kind,
  entry: SourceEntry,
  publicationStatus: string,
): Parameters<LoaderContext['store']['set']>[0] {
  const { id, slug, lang, file, body } = entry;
  // A section does not know whose page it is on: a file is named by its whole place.
  const data = withDrawings(entry.data, (name) => (isOwnFile(name) ? `content/${kind}/${name}` : name));
  if (KINDS[kind].form !== 'entries') return { id, data, filePath: file };
  return { id, data: { ...data, slug, lang, publicationStatus, length: readingLength(body, lang) }, filePath: file };
}
