import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type BuiltSite, builtFiles } from './built-files.ts';
import { finishPage } from './finish-page.ts';
import type { PageFacts } from './page-facts.ts';
import { pageProblems } from './page-problems.ts';

/** What became of some pages of the site. */
export interface FinishedPart {
  readonly facts: readonly PageFacts[];
  /** Pages that must not be published, and why: a line for each reason. */
  readonly problems: readonly string[];
}

/**
 * Finish pages of the built site in their place. A page with a problem stays as it was, and the others are finished all the same, so that
 * everything to mend is said at once.
 *
 * @example finishPart(readBuiltSite('dist')).problems // => []
 */
export function finishPart(site: BuiltSite): FinishedPart {
  const files = builtFiles(site);
  const facts: PageFacts[] = [];
  const problems: string[] = [];
  for (const name of site.pages) {
    const file = path.join(site.folder, name);
    const address = addressOf(name);
    try {
      const finished = finishPage(readFileSync(file, 'utf8'), address, files);
      const reasons = pageProblems(finished.html, address, files);
      problems.push(...reasons.map((reason) => `${name}: ${reason}`));
      if (reasons.length > 0) continue;
      writeFileSync(file, finished.html);
      if (finished.facts) facts.push(finished.facts);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { facts, problems };
}
