import { globSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { fileOf, KIND_NAMES } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';

/** Tests that change and break content of every kind. */
const OF_EVERY_KIND = ['acts', 'broken-content', 'days', 'preview-and-production'].map(
  (name) => `tests/editorial/${name}.test.ts`,
);
const missing = KIND_NAMES.filter((kind) => globSync(fileOf(kind, DEFAULT_LANG, '*')).length === 0);
if (missing.length > 0) console.info(`skipped on a site without ${missing.join(', ')}: ${OF_EVERY_KIND.join(', ')}`);

/** Builds of the whole site with other content than the tree's: `npm run test:editorial`. */
export default defineConfig({
  test: {
    name: 'editorial',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/editorial/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(missing.length > 0 ? OF_EVERY_KIND : [])],
    environment: 'node',
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
