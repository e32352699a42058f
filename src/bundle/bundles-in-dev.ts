import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildContext, context } from 'esbuild';
import { bundleOptions, removeFormer } from './function-bundles.ts';

/**
 * Keeps the functions bundled while `npm run dev` runs, so that the emulator serves what a build would deploy.
 *
 * @example defineConfig({ integrations: [bundlesInDev()] })
 */
export function bundlesInDev(): AstroIntegration {
  let bundling: BuildContext | undefined;
  return {
    name: 'function-bundles',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'dev') return;
        const root = fileURLToPath(config.root);
        removeFormer(root);
        bundling = await context(bundleOptions(root));
        // The emulator looks for functions once, at its start.
        await bundling.rebuild();
        await bundling.watch();
      },
      'astro:server:done': async () => bundling?.dispose(),
    },
  };
}
