import { defineConfig } from 'vitest/config';

/** Heavy tests of the contact pipeline: `npm run test:contact` (short), `npm run test:contact:full` (CONTACT_RUN=long). */
export default defineConfig({
  test: {
    name: 'contact',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/contact/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
