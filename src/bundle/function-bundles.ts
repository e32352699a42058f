import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { FUNCTIONS_FOLDER } from '#src/site/function-folders.ts';

const SOURCES = 'functions';

/** The platform refuses a deploy that holds a function by any other name (netlify/cli, issue 2494). */
const FUNCTION_SOURCE = /^([A-Za-z0-9_-]+)\.ts$/;

/**
 * Names of the functions, one for each file of `functions/`.
 *
 * @param root the project's folder
 * @throws Error when something else lies there: the platform would take it for a function
 * @example functionNames(process.cwd()) // => ['contact', 'contact-sweep', …]
 */
export function functionNames(root: string): string[] {
  return readdirSync(path.join(root, SOURCES)).map((file) => {
    const name = FUNCTION_SOURCE.exec(file)?.[1];
    if (name === undefined)
      throw new Error(`${SOURCES}/${file}: expected functions only, named by letters, digits, hyphens: x-y.ts`);
    return name;
  });
}

/** One file with everything inside, nothing shared. Not minified, so that the platform's log names functions and lines. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
  // What the mail service's SDK would draw a mail of React components with; ours are text.
  external: ['@react-email/render'],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * How each function becomes the file that is tested, measured and deployed.
 *
 * @example await build(bundleOptions(process.cwd())) // writes .generated/functions/contact/contact.mjs …
 */
export function bundleOptions(root: string): BuildOptions {
  return {
    ...BUNDLING,
    absWorkingDir: root,
    entryPoints: functionNames(root).map((name) => `${SOURCES}/${name}.ts`),
    outdir: FUNCTIONS_FOLDER,
    entryNames: '[name]/[name]',
    outExtension: { '.js': '.mjs' },
  };
}

/**
 * Write the bundle of every function, and remove what is left of functions that are no more.
 *
 * @throws Error when a source cannot be bundled
 * @example await bundleFunctions(process.cwd())
 */
export async function bundleFunctions(root: string): Promise<void> {
  removeFormer(root);
  await build(bundleOptions(root));
}

/** The platform takes every folder there for a function. */
export function removeFormer(root: string): void {
  const folder = path.join(root, FUNCTIONS_FOLDER);
  const names = functionNames(root);
  mkdirSync(folder, { recursive: true });
  for (const former of readdirSync(folder).filter((name) => !names.includes(name)))
    rmSync(path.join(folder, former), { recursive: true });
}
