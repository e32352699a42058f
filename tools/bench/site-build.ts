import { readdirSync } from 'node:fs';
import path from 'node:path';
import { measuredRun, type Run } from './measured-run.ts';

/** What a build of this site took. */
export interface SiteBuild extends Run {
  readonly pages: number;
  /** Seconds of `wall` for the share images and for the search index, as the build itself prints them. */
  readonly shareImages: number;
  readonly search: number;
}

/**
 * Build a copy of this site and measure it.
 *
 * @throws Error with the end of the output when the build fails
 */
export async function buildSite(root: string): Promise<SiteBuild> {
  const run = await measuredRun(process.execPath, ['--run', 'build'], { cwd: root, env: { NODE_ENV: 'production' } });
  const secondsOf = (step: string) =>
    Number(new RegExp(`\\[${step}\\].* in (\\d+) ms`).exec(run.output)?.[1] ?? Number.NaN) / 1000;
  return {
    ...run,
    pages: countPages(path.join(root, 'dist')),
    shareImages: secondsOf('share-images'),
    search: secondsOf('search-index'),
  };
}

/** Pages in a built folder. */
export function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
}
