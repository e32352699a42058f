import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '#tools/language/change-files.ts';

/** Files by their path with forward slashes; folders are left out. */
export function filesOf(paths: readonly string[], folder: string): Files {
  const files = paths.map((file) => file.replaceAll(path.sep, '/')).filter((file) => path.extname(file) !== '');
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
