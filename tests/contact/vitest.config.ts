import { defineConfig } from 'vitest/config';
import { THREE_LANGUAGES } from '#tests/support/settings.ts';

/** Heavy tests of the contact pipeline, short in the gate and long in the whole matrix: `npm run test:contact`. */
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
