import { defineConfig } from 'vitest/config';
import { IS_SAMPLE, SITE } from './company.ts';

if (!IS_SAMPLE) console.info(`tests/site: ${SITE} is not the sample company; tests that quote the sample are skipped`);

/** Contracts on the built site: they read `dist/` and `.generated/`, which `npm run build` writes. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts'],
    environment: 'node',
    // By default Vitest leaves one core idle: half of a machine with two.
    maxWorkers: '100%',
    // Every worker parses all pages once for all its files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
