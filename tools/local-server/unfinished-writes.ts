import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where the local site keeps mails and the values of its stores. */
const FOLDERS = ['.mail', '.netlify/blobs-serve'] as const;

/**
 * Remove what a killed process left half-written. Mails and values are written under a name that begins with a dot, then renamed; no other
 * name in these folders begins so. They hold personal data, and nothing else would ever remove them.
 *
 * A write of another process that is under way at this moment fails, and is repeated or told by that process.
 *
 * @param projectRoot the folder that the site is started in
 * @returns how many files are gone
 * @example removeUnfinishedWrites(process.cwd()) // => 0
 */
export function removeUnfinishedWrites(projectRoot: string): number {
  const unfinished = FOLDERS.map((folder) => path.join(projectRoot, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.startsWith('.'));
  for (const { parentPath, name } of unfinished) rmSync(path.join(parentPath, name), { force: true });
  return unfinished.length;
}
