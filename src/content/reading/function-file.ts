import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolderOf } from '#src/site/function-folders.ts';

/**
 * Write a data file of a function atomically, and only if it changes, so that a function of a running `dev` never reads an incomplete
 * file.
 *
 * @param file below the data folder of the function
 */
export function writeFunctionFile(root: string, name: string, file: string, data: unknown): void {
  const target = path.join(root, dataFolderOf(name), file);
  const text = JSON.stringify(data);
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    // The file does not exist.
  }
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, target);
}
