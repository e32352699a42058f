import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedPackages } from '#tools/foreign-packages/installed.ts';

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

/**
 * The Observatory's scanner, installed from its lockfile when it is not there yet.
 *
 * Its own `scan(host)` drops ports and paths and refuses 404, so its parts are called in the same order: retrieve, every test, sum.
 *
 * @throws Error when the packages cannot be installed
 * @example (await (await observatory())('/', ports)).score // => 135
 */
export async function observatory(): Promise<Scanner> {
  const scanner = installed();
  const { retrieve } = await part(scanner, 'retriever/retriever.js');
  const { ALL_TESTS } = await part(scanner, 'constants.js');
  const { getScoreModifier } = await part(scanner, 'grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part(scanner, 'grader/charts.js');

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
async function part(scanner: string, name: string): Promise<any> {
  return import(pathToFileURL(path.join(scanner, 'src', name)).href);
}

/** The folder of the scanner's own package. */
function installed(): string {
  const packages = installedPackages(path.join(import.meta.dirname, 'scanner'), 'observatory');
  const scanner = path.join(packages, 'node_modules/@mdn/mdn-http-observatory');
  // The list that the install script would fetch: no name of ours is preloaded before the site is.
  const preloaded = path.join(scanner, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  return scanner;
}
