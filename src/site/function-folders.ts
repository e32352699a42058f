/** The folder of all function bundles and their data (`[functions] directory` of netlify.toml). */
export const FUNCTIONS_FOLDER = '.generated/functions';

/** The folder of a function's data, relative to the project. It is next to the function's bundle (`src/api/runtime.ts`). */
export function dataFolderOf(name: string): string {
  return `${FUNCTIONS_FOLDER}/${name}/data`;
}
