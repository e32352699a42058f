import { cpSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildContext, type BuildOptions, build, context, type Plugin } from 'esbuild';
import { readContactWords } from '#src/api/contact-words.ts';
import { FILLED_PAGES, pageFile } from '#src/contact/http.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { dataFolderOf, FUNCTIONS_FOLDER } from '#src/site/function-folders.ts';

const SOURCES = 'functions';
/** The folder next to a bundle for modules that it imports dynamically, and modules that both share (`FunctionConfig`). */
const ON_DEMAND = 'on-demand';

/** Replaces the module with the functions' texts by the texts as JSON: functions read no catalogue, and carry only texts that they use. */
const inlinedWords: Plugin = {
  name: 'inlined-words',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]src[\\/]api[\\/]contact-words\.ts$/ }, () => ({
      contents: JSON.stringify(readContactWords()),
      loader: 'json',
      watchFiles: globSync('locales/*/contact.json').map((file) => path.resolve(file)),
    }));
  },
};

/** Everything inside, nothing shared. Not minified, so that the platform's log names functions and lines. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
  // The mail service's SDK loads it only for mails made of React components. Mails of this site are plain text.
  external: ['@react-email/render'],
  plugins: [inlinedWords],
  logLevel: 'warning',
} as const satisfies BuildOptions;

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
        bundlings = await Promise.all(optionsIn(root).map(context));
        // The development server looks for functions once, at its start.
        await Promise.all(bundlings.map((bundling) => bundling.rebuild()));
        await Promise.all(bundlings.map((bundling) => bundling.watch()));
      },
      'astro:server:done': async () => {
        await Promise.all(bundlings.map((bundling) => bundling.dispose()));
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(optionsIn(root).map(build));
        for (const file of LANGS.flatMap((lang) => FILLED_PAGES.map((page) => pageFile(page, lang))))
          cpSync(new URL(file, dir), path.join(root, dataFolderOf('contact'), file));
      },
    },
  };
}

/**
 * Build options of each function, after removing former bundles: the platform deploys every folder there as a function. In one file with
 * the modules that it imports on demand, a function would take three times as long to start.
 */
function optionsIn(root: string): BuildOptions[] {
  const names = readdirSync(path.join(root, SOURCES)).map((file) => path.parse(file).name);
  const folder = path.join(root, FUNCTIONS_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const former of readdirSync(folder)) {
    const unused = names.includes(former) ? path.join(former, ON_DEMAND) : former;
    rmSync(path.join(folder, unused), { recursive: true, force: true });
  }
  return names.map((name) => ({
    ...BUNDLING,
    absWorkingDir: root,
    entryPoints: [`${SOURCES}/${name}.ts`],
    outdir: path.join(FUNCTIONS_FOLDER, name),
    splitting: true,
    chunkNames: `${ON_DEMAND}/[name]-[hash]`,
    outExtension: { '.js': '.mjs' },
  }));
}
