import { cpSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '#src/i18n/langs.ts';
import { FILLED_PAGES, pageFile } from '#src/server/contact/form-page.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { bundleFunctions } from './function-bundles.ts';

/**
 * The last step of `npm run build`: bundles the functions, and puts beside the contact function's the finished pages that it
 * fills. The others' data is there already, written while content was read.
 *
 * @throws Error when a function cannot be bundled or a page is missing; the build stops
 */
async function main(root: string): Promise<void> {
  await bundleFunctions(root);
  for (const file of LANGS.flatMap((lang) => FILLED_PAGES.map((page) => pageFile(page, lang))))
    cpSync(path.join(root, 'dist', file), path.join(root, dataFolderOf('contact'), file));
}

await main(process.cwd());
