import { defineConfig } from 'vitest/config';
import { THREE_LANGUAGES } from '#tests/support/settings.ts';

/** Slow tests of the contact pipeline, short in `npm test` and long in the full test suite: `npm run test:contact`. */
export default defineConfig({
  resolve: { alias: THREE_LANGUAGES },
  test: {
    name: 'contact',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/contact/**/*.test.ts'],
    environment: 'node',
    // One more than cores: some tests wait, for processes that they kill and for what does not answer.
    maxWorkers: 3,
    // The long simulator takes four minutes on two idle cores.
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
  },
});
