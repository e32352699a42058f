import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BENCH_FOLDER } from './site-copy.ts';

const FILES = ['package.json', 'package-lock.json', '.npmrc'] as const;

/**
 * Packages of other projects, installed from a lockfile of this folder into the measurements' own when they are not there yet.
 *
 * They are no dependencies of the site, and their install scripts do not run (`.npmrc`).
 *
 * @param command the folder below `tools/bench` that holds `peers/`
 * @returns the folder that holds their `node_modules`
 * @throws Error when the packages cannot be installed
 */
export function installedPeers(command: 'scale' | 'lighthouse'): string {
  const source = path.join(import.meta.dirname, command, 'peers');
  const folder = path.join(BENCH_FOLDER, `${command}-peers`);
  const mark = statSync(path.join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (mark !== undefined && mark.mtimeMs > statSync(path.join(source, 'package-lock.json')).mtimeMs) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of FILES)
    if (existsSync(path.join(source, file))) cpSync(path.join(source, file), path.join(folder, file));
  console.error(`Installing what is measured beside the site (${path.relative('.', folder)}) …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}, expected a reachable registry`);
  return folder;
}
