import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BuiltSite, readBuiltSite } from './built-files.ts';
import type { FinishedPart } from './finish-part.ts';
import { AHEAD, takeAhead } from './finished-ahead.ts';
import type { PageFacts } from './page-facts.ts';

/** A thread of its own pays from some pages on: it loads and warms up first. */
const PAGES_FOR_A_THREAD = 50;

/** The site with all its pages finished. */
export interface FinishedPages {
  /** How many of them were finished ahead. */
  readonly ahead: number;
  /** What the pages that stand for themselves say, in the order of their addresses. */
  readonly facts: readonly PageFacts[];
  /** Addresses of the style files, which no page names any more. */
  readonly styles: readonly string[];
}

/**
 * Finish every page of the built site that is not finished yet, on all cores of the machine.
 *
 * @param folder of the built site
 * @param store of pages that were finished ahead
 * @throws Error that names every page that must not be published, with the reasons; the build stops
 * @example await finishPages('dist')
 */
export async function finishPages(folder: string, store = AHEAD): Promise<FinishedPages> {
  const site = readBuiltSite(folder);
  if (site.pages.length === 0) throw new Error(`no page in ${folder}, expected the built site`);
  const ahead = takeAhead(site, store);
  const parts = await Promise.all(partsOf({ ...site, pages: ahead.rest }).map(inThread));
  const problems = parts.flatMap((part) => part.problems);
  if (problems.length > 0) throw new Error(`Pages that must not be published:\n${problems.join('\n')}`);
  const facts = [ahead, ...parts].flatMap((part) => part.facts).sort((a, b) => (a.address < b.address ? -1 : 1));
  return { ahead: site.pages.length - ahead.rest.length, facts, styles: [...site.styles.keys()] };
}

/** Neighbours stay together: pages of a family have the same rules, which are pruned once in a thread. */
function partsOf(site: BuiltSite): BuiltSite[] {
  const count = Math.min(availableParallelism(), Math.ceil(site.pages.length / PAGES_FOR_A_THREAD));
  const size = Math.ceil(site.pages.length / count);
  return Array.from({ length: count }, (_, at) => ({ ...site, pages: site.pages.slice(at * size, (at + 1) * size) }));
}

function inThread(part: BuiltSite): Promise<FinishedPart> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./finish-thread.ts', import.meta.url), { workerData: part });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a thread ended with ${code} before its pages were finished`)));
  });
}
