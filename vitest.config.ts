import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
    // Vitest would leave one core idle, which of two is the half.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
