import { describe, expect, test } from 'vitest';
import { BOUNCE_SCENARIOS } from './bounce-scenarios.ts';
import { CONFIRMATION_SCENARIOS } from './confirmation-scenarios.ts';
import { realPipeline } from './pipeline.ts';
import { SCENARIOS } from './scenarios.ts';

describe('histories', () => {
  test.each(Object.entries({ ...SCENARIOS, ...CONFIRMATION_SCENARIOS, ...BOUNCE_SCENARIOS }))(
    '%s',
    async (_, scenario) => {
      expect(await scenario(realPipeline)).toBeUndefined();
    },
  );
});
