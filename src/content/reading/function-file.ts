import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolderOf } from '#src/site/function-folders.ts';

/**
 * Write a file of a function's data beside it. The file is replaced at once or not at all, and only when it changes, so that a function of the
 * running `dev` never reads half of one.
 *
 * @param root the project's folder
 * @param name of the function
 * @param file below the folder of its data
 * @example writeFunctionFile(root, 'contact', 'topics.json', topics) // .generated/functions/contact/data/topics.json
 */
export function writeFunctionFile(root: string, name: string, file: string, data: unknown): void {
  const target = path.join(root, dataFolderOf(name), file);
  const text = JSON.stringify(data);
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, target);
}
