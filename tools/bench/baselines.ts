import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The baselines of a benchmark: packages that the project does not depend on, installed from their own lockfile below
 * `.cache/bench`. Their install scripts do not run (`.npmrc`).
 *
 * @param command the folder below `tools/bench` that holds `baselines/`
 * @returns the folder that holds their `node_modules`
 * @throws Error when they cannot be installed
 */
export function installedBaselines(command: 'scale' | 'lighthouse'): string {
  const folder = path.resolve('.cache/bench', `${command}-baselines`);
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  cpSync(path.join(import.meta.dirname, command, 'baselines'), folder, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}, expected a reachable registry`);
  return folder;
}
