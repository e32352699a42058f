import path from 'node:path';
import type { Config } from '@netlify/functions';

/**
 * The configuration of a function, which the platform's packer reads from its source: addresses or schedule, and the files to pack.
 *
 * The last two are not in the platform's own type, but in its packer (https://docs.netlify.com/build/frameworks/frameworks-api/).
 * It ignores `node_bundler` of netlify.toml for functions like these.
 */
export type FunctionConfig = Config & {
  /** As it is: the build has bundled it. Otherwise the packer takes along every package and folder that it might read. */
  readonly nodeBundler: 'none';
  /** Next to its bundle: what it reads ({@link DATA_DIR}), and what it loads on demand (`src/bundle`). */
  readonly includedFiles?: readonly ('data/**' | 'on-demand/**')[];
};

/**
 * The folder of data that the build made for a function: next to its bundle, in the project as on the platform. Sources are bundled into
 * one file per function, so every source gets the folder of its bundle.
 *
 * The working directory would work too, but then the platform's packer would add all files in it.
 */
export const DATA_DIR = path.join(import.meta.dirname, 'data');

/** Writes one line: an event, a reference and a code. Never anything that a visitor typed. */
export type Log = (event: string, details: Readonly<Record<string, string | number | boolean>>) => void;

export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));

/** The kind of an error for a log line, never its message, which may quote a visitor's text. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
