/** Where the build puts every function: its bundle and, beside it, what it reads (`[functions] directory` of netlify.toml). */
export const FUNCTIONS_FOLDER = '.generated/functions';

/**
 * The folder of what a function reads, below the project's. The function finds it beside its own bundle (`src/server/own-data.ts`).
 *
 * @example dataFolderOf('news') // => '.generated/functions/news/data'
 */
export function dataFolderOf(name: string): string {
  return `${FUNCTIONS_FOLDER}/${name}/data`;
}

/** Beside a function's bundle: what it loads on demand, and what that shares with it. */
export const ON_DEMAND_FOLDER = 'on-demand';
