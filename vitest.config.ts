import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { IS_FULL } from './tests/support/matrix.ts';

// West of Greenwich the day of a midnight in UTC is another: nothing may depend on where a machine stands.
process.env['TZ'] = 'America/Los_Angeles';

const include = ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];

/** What a test writes that puts something else in the place of a module, a global, the clock or the environment. */
const REPLACES = /\bvi\.(?!fn\b)\w|\bprocess\.(chdir|env\b)/;
const replacing = include
  .flatMap((names) => globSync(names, { exclude: ['**/node_modules/**'] }))
  .filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest would leave one core idle, which of two is the half.
    maxWorkers: '100%',
    testTimeout: IS_FULL ? 300_000 : 20_000,
    setupFiles: IS_FULL ? ['tests/support/many-cases.ts'] : [],
    projects: [
      // Modules are loaded once for all these files, not once for each: that took more than half of the time.
      {
        extends: true,
        test: { name: 'unit', include, exclude: [...configDefaults.exclude, ...replacing], isolate: false },
      },
      { extends: true, test: { name: 'replacing', include: replacing } },
    ],
  },
});
