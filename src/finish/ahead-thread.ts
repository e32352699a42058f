import { parentPort, workerData } from 'node:worker_threads';
import { builtFiles, readBuiltSite } from './built-files.ts';
import { finishPage } from './finish-page.ts';
import { keepAhead } from './finished-ahead.ts';
import { pageProblems } from './page-problems.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  readonly address: string;
  readonly bytes: Uint8Array;
}

/** Where the thread works. */
export interface Places {
  /** Of the built site: scripts and styles lie in it by now. */
  readonly folder: string;
  readonly store: string;
}

const { folder, store }: Places = workerData;
const site = readBuiltSite(folder);
const files = builtFiles(site);
const ahead = keepAhead(site, store);

/** A page with a problem is left to the step that finishes the others, which says so. */
function finish({ address, bytes }: RenderedPage): void {
  try {
    const finished = finishPage(Buffer.from(bytes).toString(), address, files);
    if (pageProblems(finished.html, address, files).length === 0) ahead.keep(address, bytes, finished);
  } catch {
    // What was thrown is thrown there again.
  }
}

parentPort?.on('message', (page: RenderedPage | 'end') => {
  if (page === 'end') {
    ahead.list();
    parentPort?.close();
    return;
  }
  finish(page);
  parentPort?.postMessage(page.address);
});
