import { defineConfig } from 'vitest/config';

/** Contracts on the built site: they read `dist/`, which `npm run build` makes. */
export default defineConfig({
  // Vitest would leave one core idle, which of two is the half.
  test: { include: ['tests/rules/**/*.test.ts'], environment: 'node', maxWorkers: '100%', testTimeout: 60_000 },
});
