import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#src/content/reading/files-below.ts';

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
  const files = FOLDERS.map((folder) => path.join(projectRoot, folder)).flatMap((folder) =>
    filesBelow(folder).map((file) => path.join(folder, file)),
  );
  const unfinished = files.filter((file) => path.basename(file).startsWith('.'));
  for (const file of unfinished) rmSync(file, { force: true });
  return unfinished.length;
}
