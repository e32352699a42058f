import { defineConfig } from 'vitest/config';
import { LAYERS } from '#tools/mutation/layers.ts';

// West of Greenwich the day of a midnight in UTC is another: nothing may depend on where a machine stands.
process.env['TZ'] = 'America/Los_Angeles';

/** The tests that are asked about the faults planted in one layer, contact tests on their smallest scale. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [...(LAYERS[process.env['MUTATION_LAYER'] ?? '']?.tests ?? [])],
    environment: 'node',
    env: { CONTACT_RUN: 'small' },
    testTimeout: 60_000,
  },
});
