import { defineConfig } from 'vitest/config';
import { LAYERS } from '#tools/mutation/layers.ts';

// A time zone west of Greenwich, where midnight UTC is another day: no test may depend on the time zone of a machine.
process.env['TZ'] = 'America/Los_Angeles';

/** The tests that mutation testing runs for one layer; contact tests have their smallest size. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [...(LAYERS[process.env['MUTATION_LAYER'] ?? '']?.tests ?? [])],
    environment: 'node',
    env: { CONTACT_RUN: 'small' },
    testTimeout: 60_000,
  },
});
