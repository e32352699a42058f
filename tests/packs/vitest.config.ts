import { defineConfig } from 'vitest/config';

/** The functions as the platform packs them, run where nothing of the project is: `npm run test:packs`, after a build. */
export default defineConfig({
  test: {
    name: 'packs',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/packs/**/*.test.ts'],
    globalSetup: 'tests/packs/packed-functions.ts',
    environment: 'node',
    // Each pack is the working directory of its functions.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
