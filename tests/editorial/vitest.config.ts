import { defineConfig } from 'vitest/config';

/** Builds of the whole site with other content than the tree's: `npm run test:editorial`. */
export default defineConfig({
  test: {
    name: 'editorial',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/editorial/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
