import { defineConfig } from 'vitest/config';

/** The functions as the platform packs them, run where nothing of the project is: `npm run test:bundles`, after a build. */
export default defineConfig({
  test: {
    name: 'bundles',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/bundles/**/*.test.ts'],
    globalSetup: 'tests/bundles/bundled-functions.ts',
    environment: 'node',
    // Each bundle is the working directory of its functions.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
