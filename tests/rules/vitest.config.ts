import { defineConfig } from 'vitest/config';

/** Contracts on the built site: they read `dist/`, which `npm run build` makes. */
export default defineConfig({
  test: {
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    // Vitest would leave one core idle, which of two is the half.
    maxWorkers: '100%',
    // Pages are read and parsed once for all files: that took half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
