import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** One rule's verdict. */
interface Verdict {
  /** Name of the outcome, such as `csp-implemented-with-no-unsafe-default-src-none`. */
  readonly result: string;
  readonly pass: boolean;
  readonly points: number;
}

export interface Scan {
  readonly status: number;
  readonly score: number;
  readonly verdicts: readonly Verdict[];
}

type Scanner = (pathname: string, ports: { httpPort: number; httpsPort: number }) => Promise<Scan>;

/** A package of its own: its install scripts must not run (`.npmrc`). */
const FOLDER = path.join(import.meta.dirname, 'scanner');
const PACKAGE = path.join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

/**
 * The Observatory's scanner, installed from its lockfile when it is not there yet.
 *
 * Its own `scan(host)` drops ports and paths and refuses 404, so its parts are called in the same order: retrieve, every test, sum.
 *
 * @throws Error when the packages cannot be installed
 * @example (await (await observatory())('/', ports)).score // => 135
 */
export async function observatory(): Promise<Scanner> {
  install();
  const { retrieve } = await part('retriever/retriever.js');
  const { ALL_TESTS } = await part('constants.js');
  const { getScoreModifier } = await part('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

  return async (pathname, ports) => {
    const retrieved = await retrieve('localhost', { ...ports, path: pathname });
    const { auto } = retrieved.responses;
    if (!auto) throw new Error(`observatory: no answer from ${pathname}, expected one over HTTPS`);
    const verdicts: Verdict[] = ALL_TESTS.map((test: (from: unknown) => { result: string; pass: boolean }) => {
      const { result, pass } = test(retrieved);
      return { result, pass, points: getScoreModifier(result) };
    });
    const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 100);
    const points = verdicts.map((verdict) => verdict.points);
    // Extra credit counts only on top of an A (Observatory, scanner/index.js).
    const uncurved = sum(points.filter((each) => each < 0));
    return {
      status: auto.status,
      score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : uncurved,
      verdicts,
    };
  };
}

// The package has no types, and is absent until the first run.
// biome-ignore lint/suspicious/noExplicitAny: a package without types
async function part(name: string): Promise<any> {
  return import(pathToFileURL(path.join(PACKAGE, 'src', name)).href);
}

function install(): void {
  const mark = statSync(path.join(FOLDER, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (mark === undefined || mark.mtimeMs < statSync(path.join(FOLDER, 'package-lock.json')).mtimeMs) {
    // Its .npmrc keeps install scripts from running: the scanner's own would download lists.
    const { status } = spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0)
      throw new Error('observatory: npm ci failed in tools/observatory/scanner, expected a reachable registry');
  }
  // The list that the install script would fetch: no name of ours is preloaded before the site is.
  const preloaded = path.join(PACKAGE, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
}
