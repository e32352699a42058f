import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { BuildProblem } from '#src/site/build-problem.ts';
import { readBuiltSite } from './built-files.ts';
import type { PageMetadata } from './page-metadata.ts';
import type processBatch from './process-batch.ts';

/** Pages of one task. Neighbors by name share their styles, which each thread prunes once. */
const BATCH = 64;

export interface ProcessedPages {
  /** Metadata of the pages that are their own canonical page, sorted by address. */
  readonly metadata: readonly PageMetadata[];
  /** Names of the files below `_astro/` that the pages mention. */
  readonly pictures: ReadonlySet<string>;
  /** Addresses of the style files. No processed page links them. */
  readonly styles: readonly string[];
}

/**
 * Process every page of the built site in its place, then validate what was written, in a worker thread for each core.
 *
 * @param numbers stay on one line each
 * @throws BuildProblem that names every page that must not be published, with the reasons; the build stops
 */
export async function processPages(folder: string, numbers: readonly string[] = []): Promise<ProcessedPages> {
  const site = readBuiltSite(folder);
  if (site.pages.length === 0) throw new Error(`no page in ${folder}, expected the built site`);
  const pool = new Piscina<readonly string[], ReturnType<typeof processBatch>>({
    filename: new URL('process-batch.ts', import.meta.url).href,
    workerData: { ...site, numbers },
    maxThreads: availableParallelism(),
  });
  const batches = Array.from({ length: Math.ceil(site.pages.length / BATCH) }, (_, at) =>
    site.pages.slice(at * BATCH, (at + 1) * BATCH),
  );
  const done = await Promise.all(batches.map((batch) => pool.run(batch))).finally(() => pool.destroy());
  const problems = done.flatMap((batch) => batch.problems);
  if (problems.length > 0) throw new BuildProblem(`Pages that must not be published:\n${problems.join('\n')}`);
  const metadata = done.flatMap((batch) => batch.metadata).sort((a, b) => (a.address < b.address ? -1 : 1));
  const pictures = new Set(done.flatMap((batch) => [...batch.pictures]));
  return { metadata, pictures, styles: [...site.styles.keys()] };
}
