import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { knownMarkdownFile } from '#src/content/reading/source-file.ts';
import { readText } from './read-text.ts';
import type { ReadTexts, TextFiles } from './read-texts.ts';

/** Fields are none of this thread's business. */
function read({ root, files }: TextFiles): ReadTexts {
  return new Map(
    files.map((file) => {
      const { body, bodyLine } = knownMarkdownFile(readFileSync(path.join(root, file), 'utf8'), undefined);
      return [file, readText(body, bodyLine)] as const;
    }),
  );
}

parentPort?.postMessage(read(workerData));
