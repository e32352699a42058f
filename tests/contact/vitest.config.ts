import { defineConfig } from 'vitest/config';

/** Heavy tests of the contact pipeline: `npm run test:contact` (short), `npm run test:contact:full` (CONTACT_RUN=long). */
export default defineConfig({
  test: {
    name: 'contact',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/contact/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // The long simulator takes four minutes on two idle cores.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
  },
});
