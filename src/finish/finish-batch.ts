import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'piscina';
import { addressOf, type BuiltSite, builtFiles } from './built-files.ts';
import { finishPage } from './finish-page.ts';
import type { PageMetadata } from './page-metadata.ts';
import { referencedImages } from './referenced-images.ts';
import { validatePage } from './validate-page.ts';

/** Some pages, processed. */
export interface FinishedBatch {
  /** Metadata of the pages that are their own canonical page. */
  readonly metadata: readonly PageMetadata[];
  /** Names of the files below `_astro/` that the pages mention. */
  readonly pictures: ReadonlySet<string>;
  /** One line for each reason why a page must not be published. */
  readonly problems: readonly string[];
}

const site: BuiltSite = workerData;
const files = builtFiles(site);

/**
 * Process some pages in their place, then validate what was written, in a worker thread of `finish-pages.ts`.
 *
 * A page with a problem stays unchanged. The other pages are still processed, so that all problems are reported at once.
 *
 * @param names of the pages below the built folder
 */
export default function finishBatch(names: readonly string[]): FinishedBatch {
  const metadata: PageMetadata[] = [];
  const pictures = new Set<string>();
  const problems: string[] = [];
  for (const name of names) {
    const file = path.join(site.folder, name);
    const address = addressOf(name);
    try {
      const finished = finishPage(readFileSync(file, 'utf8'), address, files);
      const reasons = validatePage(finished.html, address, files);
      problems.push(...reasons.map((reason) => `${name}: ${reason}`));
      if (reasons.length > 0) continue;
      writeFileSync(file, finished.html);
      if (finished.metadata) metadata.push(finished.metadata);
      for (const picture of referencedImages(finished.html)) pictures.add(picture);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { metadata, pictures, problems };
}
