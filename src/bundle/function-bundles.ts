import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { FUNCTIONS_FOLDER, ON_DEMAND_FOLDER } from '#src/site/function-folders.ts';
import { inlinedWords } from './inlined-words.ts';

const SOURCES = 'functions';

/** The platform refuses a deploy that holds a function by any other name (netlify/cli, issue 2494). */
const FUNCTION_SOURCE = /^([A-Za-z0-9_-]+)\.ts$/;

/**
 * Names of the functions, one for each file of `functions/`.
 *
 * @throws Error when the folder has any other file: the platform would deploy it as a function
 */
export function functionNames(root: string): string[] {
  return readdirSync(path.join(root, SOURCES)).map((file) => {
    const name = FUNCTION_SOURCE.exec(file)?.[1];
    if (name === undefined)
      throw new Error(`${SOURCES}/${file}: expected functions only, named by letters, digits, hyphens: x-y.ts`);
    return name;
  });
}

/** Everything inside, nothing shared. Not minified, so that the platform's log names functions and lines. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
  // The mail service's SDK loads it only for mails made of React components. Mails of this site are plain text.
  external: ['@react-email/render'],
  plugins: [inlinedWords()],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Build options of one function: a file for the function, and a file for each module that it imports dynamically. In one file together,
 * Node would load the dependencies of all modules before it runs a line.
 */
export function bundleOptions(root: string, name: string): BuildOptions {
  return {
    ...BUNDLING,
    absWorkingDir: root,
    entryPoints: [`${SOURCES}/${name}.ts`],
    outdir: path.join(FUNCTIONS_FOLDER, name),
    splitting: true,
    chunkNames: `${ON_DEMAND_FOLDER}/[name]-[hash]`,
    outExtension: { '.js': '.mjs' },
  };
}

/**
 * Write the bundle of every function, and remove bundles of functions that no longer exist.
 *
 * @throws Error when a source cannot be bundled
 */
export async function bundleFunctions(root: string): Promise<void> {
  removeFormer(root);
  await Promise.all(functionNames(root).map((name) => build(bundleOptions(root, name))));
}

/** Removes bundles without a source: the platform deploys every folder there as a function. */
export function removeFormer(root: string): void {
  const folder = path.join(root, FUNCTIONS_FOLDER);
  const names = functionNames(root);
  mkdirSync(folder, { recursive: true });
  for (const former of readdirSync(folder)) {
    const rest = names.includes(former) ? path.join(former, ON_DEMAND_FOLDER) : former;
    rmSync(path.join(folder, rest), { recursive: true, force: true });
  }
}
