import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildContext, context } from 'esbuild';
import { bundleOptions, functionNames, removeFormer } from './function-bundles.ts';

/**
 * Keeps the functions bundled while `npm run dev` runs, so that the emulator serves what a build would deploy.
 *
 * @example defineConfig({ integrations: [bundlesInDev()] })
 */
export function bundlesInDev(): AstroIntegration {
  let bundlings: BuildContext[] = [];
  return {
    name: 'function-bundles',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'dev') return;
        const root = fileURLToPath(config.root);
        removeFormer(root);
        bundlings = await Promise.all(functionNames(root).map((name) => context(bundleOptions(root, name))));
        // The emulator looks for functions once, at its start.
        await Promise.all(bundlings.map((bundling) => bundling.rebuild()));
        await Promise.all(bundlings.map((bundling) => bundling.watch()));
      },
      'astro:server:done': async () => {
        await Promise.all(bundlings.map((bundling) => bundling.dispose()));
      },
    },
  };
}
