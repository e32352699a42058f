import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadText } from './read-text.ts';

/** What was read of texts, by their files. */
export type ReadTexts = ReadonlyMap<string, ReadText>;

/** What the thread is handed: Markdown files below `root`. */
export interface TextFiles {
  readonly root: string;
  readonly files: readonly string[];
}

/** The thread pays from some files on: it loads and warms up first. */
const FILES_FOR_A_THREAD = 500;

/**
 * Read the Markdown of entries in a thread, where there are many, while their fields are read here: both are most of the content check. A text that the
 * thread did not read is read where it is judged.
 *
 * @param root the project's folder
 * @example const texts = readTexts(root); const content = readSite(root); await contentProblems(root, today, content, await texts);
 */
export async function readTexts(root: string, filesForAThread = FILES_FOR_A_THREAD): Promise<ReadTexts> {
  const files = globSync('content/**/*.md', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  if (files.length < filesForAThread) return new Map();
  const workerData: TextFiles = { root, files };
  const [texts] = await once(new Worker(new URL('./text-thread.ts', import.meta.url), { workerData }), 'message');
  return texts;
}
