import { existsSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import site from '#tests/site/vitest.config.ts';

const own = existsSync('content/services') ? ['leftovers', 'own'] : ['nothing-to-list'];

/** The contracts of every site, and the own tests of the tree in which it runs: with content, or with nothing to list. */
export default mergeConfig(site, { test: { include: own.map((name) => `tests/second-company/${name}.test.ts`) } });
