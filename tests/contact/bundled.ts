import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING } from '#src/bundle/function-bundles.ts';
import { THREE_LANGUAGES } from '#tests/support/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundle a program of this folder as the build bundles functions: their texts are read from catalogues, which Node itself would not take.
 *
 * @param name of its file, without the ending
 * @returns the path of the bundle, under `.cache/`
 */
export async function bundled(name: string): Promise<string> {
  const outfile = `${root}.cache/contact-tests/${name}.mjs`;
  // The store's server stays in node_modules, as on the local site: it loads modules in a way that a bundle does not support.
  const external = [...BUNDLING.external, '@netlify/blobs/server'];
  await build({
    ...BUNDLING,
    alias: THREE_LANGUAGES,
    external,
    entryPoints: [`${root}tests/contact/${name}.ts`],
    outfile,
  });
  return outfile;
}
