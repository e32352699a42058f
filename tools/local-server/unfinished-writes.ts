import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders of the local site for mails and stored values. */
const FOLDERS = ['.mail', '.netlify/blobs-serve'] as const;

/**
 * Remove the unfinished files of a killed process. Mails and values are written under a name that begins with a dot, then renamed; no other
 * file name in these folders begins with a dot. The files contain personal data, and nothing else removes them.
 *
 * A simultaneous write of another process fails, and that process repeats or reports it.
 *
 * @returns the number of removed files
 */
export function removeUnfinishedWrites(projectRoot: string): number {
  const unfinished = FOLDERS.map((folder) => path.join(projectRoot, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.startsWith('.'));
  for (const { parentPath, name } of unfinished) rmSync(path.join(parentPath, name), { force: true });
  return unfinished.length;
}
