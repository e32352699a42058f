import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder and in those below it, in order, relative to it with forward slashes; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort();
}
