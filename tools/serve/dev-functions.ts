import type { Plugin } from 'vite';
import { startLocalStore } from './blob-store.ts';
import { builtFunctions, type Import, send } from './functions.ts';

/** Astro reads its configuration through Vite, whose `import()` ends when that is done. */
const nativeImport = new Function('address', 'return import(address)') as Import;

/** `npm run dev` answers `/api` by the functions, with the store and mail folder of `npm start`. Headers of the built site would forbid live reload. */
export function devFunctions(): Plugin {
  return {
    name: 'dev-functions',
    apply: 'serve',
    configureServer: async ({ config, middlewares, httpServer }) => {
      const functions = await builtFunctions(config.root, nativeImport);
      const stopStore = await startLocalStore(config.root);
      httpServer?.once('close', () => void stopStore());
      middlewares.use((request, response, next) => {
        const answered = functions(request);
        if (answered === undefined) next();
        else answered.then((answer) => send(response, answer)).catch(next);
      });
    },
  };
}
