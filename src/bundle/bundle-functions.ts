import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildContext, context } from 'esbuild';
import { FILLED_PAGES, pageFile } from '#src/contact/http.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { bundleFunctions, bundleOptions, functionNames, removeFormer } from './function-bundles.ts';

/**
 * Bundles the functions: once after a build, with the processed pages that the contact function fills, and again after each
 * change while `npm run dev` runs, so that it answers with what a build would deploy.
 */
export function functionBundles(): AstroIntegration {
  let root: string;
  let bundlings: BuildContext[] = [];
  return {
    name: 'function-bundles',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command !== 'dev') return;
        removeFormer(root);
        bundlings = await Promise.all(functionNames(root).map((name) => context(bundleOptions(root, name))));
        // The development server looks for functions once, at its start.
        await Promise.all(bundlings.map((bundling) => bundling.rebuild()));
        await Promise.all(bundlings.map((bundling) => bundling.watch()));
      },
      'astro:server:done': async () => {
        await Promise.all(bundlings.map((bundling) => bundling.dispose()));
      },
      'astro:build:done': async ({ dir }) => {
        await bundleFunctions(root);
        for (const file of LANGS.flatMap((lang) => FILLED_PAGES.map((page) => pageFile(page, lang))))
          cpSync(new URL(file, dir), path.join(root, dataFolderOf('contact'), file));
      },
    },
  };
}
