import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const FILES = ['package.json', 'package-lock.json', '.npmrc'] as const;

/**
 * Packages that tools ask and the site does not depend on, installed from their lockfile when they are not there yet: below `.cache`,
 * where no copy of the project takes them along. Their install scripts do not run (`.npmrc`).
 *
 * @param source the folder with their `package.json`, lockfile and `.npmrc`
 * @param name of the folder below `.cache`
 * @returns the folder that holds their `node_modules`
 * @throws Error when they cannot be installed
 * @example installedPackages('tools/bench/scale/peers', 'bench/scale-peers')
 */
export function installedPackages(source: string, name: string): string {
  const folder = path.resolve('.cache', name);
  const mark = statSync(path.join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (mark !== undefined && mark.mtimeMs > statSync(path.join(source, 'package-lock.json')).mtimeMs) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(path.join(source, file), path.join(folder, file));
  console.error(`Installing ${path.relative('.', source)} (${path.relative('.', folder)}) …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}, expected a reachable registry`);
  return folder;
}
