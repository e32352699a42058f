import { defineConfig } from 'vitest/config';

/** Contracts on the built site: they read `dist/`, which `npm run build` makes. */
export default defineConfig({
  test: { include: ['tests/rules/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
