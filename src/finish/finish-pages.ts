import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildProblem } from '#src/site/build-problem.ts';
import { addressOf, builtFiles, readBuiltSite } from './built-files.ts';
import { finishPage } from './finish-page.ts';
import type { PageFacts } from './page-facts.ts';
import { pageProblems } from './page-problems.ts';

/** The site with all its pages processed. */
export interface FinishedPages {
  /** Metadata of the pages that are their own canonical page, sorted by address. */
  readonly facts: readonly PageFacts[];
  /** Addresses of the style files, which no page names any more. */
  readonly styles: readonly string[];
}

/**
 * Process every page of the built site in its place, then validate what was written.
 *
 * A page with a problem stays as it was, and the others are processed all the same, so that all problems are reported at once.
 *
 * @param folder of the built site
 * @throws Error that names every page that must not be published, with the reasons; the build stops
 * @example finishPages('dist').facts.length // => 225
 */
export function finishPages(folder: string): FinishedPages {
  const site = readBuiltSite(folder);
  if (site.pages.length === 0) throw new Error(`no page in ${folder}, expected the built site`);
  const files = builtFiles(site);
  const facts: PageFacts[] = [];
  const problems: string[] = [];
  for (const name of site.pages) {
    const file = path.join(folder, name);
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
  if (problems.length > 0) throw new BuildProblem(`Pages that must not be published:\n${problems.join('\n')}`);
  return { facts: facts.sort((a, b) => (a.address < b.address ? -1 : 1)), styles: [...site.styles.keys()] };
}
