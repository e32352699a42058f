import { defineConfig } from 'vitest/config';

// West of Greenwich the day of a midnight in UTC is another: nothing may depend on where a machine stands.
process.env['TZ'] = 'America/Los_Angeles';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
    // Vitest would leave one core idle, which of two is the half.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
