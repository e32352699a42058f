import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'piscina';
import { addressOf, type BuiltSite, builtFiles } from './built-files.ts';
import type { PageMetadata } from './page-metadata.ts';
import { processPage } from './process-page.ts';
import { referencedImages } from './referenced-images.ts';
import { validatePage } from './validate-page.ts';

export interface ProcessedBatch {
  /** Metadata of the pages that are their own canonical page. */
  readonly metadata: readonly PageMetadata[];
  /** Names of the files below `_astro/` that the pages mention. */
  readonly pictures: ReadonlySet<string>;
  /** One line for each reason why a page must not be published. */
  readonly problems: readonly string[];
}

const site: BuiltSite & { readonly numbers: readonly string[] } = workerData;
const files = builtFiles(site);

/**
 * Process some pages in their place, then validate what was written, in a worker thread of `process-pages.ts`.
 *
 * A page with a problem stays unchanged. The other pages are still processed, so that all problems are reported at once.
 *
 * @param names of the pages below the built folder
 */
export default function processBatch(names: readonly string[]): ProcessedBatch {
  const metadata: PageMetadata[] = [];
  const pictures = new Set<string>();
  const problems: string[] = [];
  for (const name of names) {
    const file = path.join(site.folder, name);
    const address = addressOf(name);
    try {
      const processed = processPage(readFileSync(file, 'utf8'), address, files, site.numbers);
      const reasons = validatePage(processed.html, address, files);
      problems.push(...reasons.map((reason) => `${name}: ${reason}`));
      if (reasons.length > 0) continue;
      writeFileSync(file, processed.html);
      if (processed.metadata) metadata.push(processed.metadata);
      for (const picture of referencedImages(processed.html)) pictures.add(picture);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { metadata, pictures, problems };
}
