import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type BuiltSite } from './built-files.ts';
import type { FinishedPage } from './finish-page.ts';
import type { PageFacts } from './page-facts.ts';

/** Where pages lie that were finished while others were still being rendered. */
export const AHEAD = '.generated/finished';

/** The names of those pages' files, and what each page says. */
const LIST = 'pages.json';
type List = readonly (readonly [name: string, facts: PageFacts | null])[];

/** Pages that are finished already. */
export interface TakenPages {
  readonly facts: readonly PageFacts[];
  /** Names of the pages that are still to be finished. */
  readonly rest: readonly string[];
}

/**
 * Keeps finished pages by all that they were finished from: the text as it was rendered, its address, and every script and style of the
 * site. Where anything is another in the end, the page is finished then.
 *
 * @param store is emptied first: each build keeps its own
 * @example const ahead = keepAhead(site, AHEAD); ahead.keep('/news', text, finished); ahead.list()
 */
export function keepAhead(site: BuiltSite, store: string) {
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  const nameOf = namesBy(site);
  const kept: [string, PageFacts | null][] = [];
  return {
    keep(address: string, rendered: Uint8Array, { html, facts }: FinishedPage): void {
      const name = nameOf(address, rendered);
      writeFileSync(path.join(store, name), html);
      kept.push([name, facts ?? null]);
    },
    /** Pages count when they are listed: nothing does of a thread that broke off. */
    list(): void {
      writeFileSync(path.join(store, LIST), JSON.stringify(kept satisfies List));
    },
  };
}

/**
 * Put the pages that were finished ahead in the place of those that they were made from.
 *
 * @example takeAhead(readBuiltSite('dist'), AHEAD).rest // names of those that nobody finished yet
 */
export function takeAhead(site: BuiltSite, store: string): TakenPages {
  const kept = keptIn(store);
  const nameOf = namesBy(site);
  const facts: PageFacts[] = [];
  const rest = site.pages.filter((page) => {
    const file = path.join(site.folder, page);
    const name = kept.size > 0 ? nameOf(addressOf(page), readFileSync(file)) : '';
    const own = kept.get(name);
    if (own === undefined) return true;
    renameSync(path.join(store, name), file);
    if (own !== null) facts.push(own);
    return false;
  });
  rmSync(store, { recursive: true, force: true });
  return { facts, rest };
}

function namesBy({ scripts, styles }: BuiltSite): (address: string, rendered: Uint8Array) => string {
  const site = createHash('sha256')
    .update(JSON.stringify([...scripts, ...styles].sort()))
    .digest();
  return (address, rendered) => createHash('sha256').update(site).update(`${address}\n`).update(rendered).digest('hex');
}

function keptIn(store: string): ReadonlyMap<string, PageFacts | null> {
  try {
    return new Map<string, PageFacts | null>(JSON.parse(readFileSync(path.join(store, LIST), 'utf8')));
  } catch {
    return new Map();
  }
}
