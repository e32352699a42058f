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

/** Everything inside, nothing shared. Not minified, so that the platform's log names functions and lines. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
  // What the mail service's SDK would draw a mail of React components with; ours are text.
  external: ['@react-email/render'],
  plugins: [inlinedWords()],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * How a function becomes what is tested, measured and deployed: one file, and files of their own for what it loads on demand. In the same file,
 * Node would load all that those need before it ran a line.
 *
 * @example await build(bundleOptions(process.cwd(), 'contact')) // writes .generated/functions/contact/contact.mjs …
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
 * Write the bundle of every function, and remove what is left of former ones.
 *
 * @throws Error when a source cannot be bundled
 */
export async function bundleFunctions(root: string): Promise<void> {
  removeFormer(root);
  await Promise.all(functionNames(root).map((name) => build(bundleOptions(root, name))));
}

/** The platform takes every folder there for a function, and packs every file on demand. */
export function removeFormer(root: string): void {
  const folder = path.join(root, FUNCTIONS_FOLDER);
  const names = functionNames(root);
  mkdirSync(folder, { recursive: true });
  for (const former of readdirSync(folder)) {
    const rest = names.includes(former) ? path.join(former, ON_DEMAND_FOLDER) : former;
    rmSync(path.join(folder, rest), { recursive: true, force: true });
  }
}
