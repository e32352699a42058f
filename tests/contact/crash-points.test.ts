import { expect, test } from 'vitest';
import { enumerateCrashes } from './crash-points.ts';

test('a death before or after any step of handler and sweeper, under every fault, loses and doubles nothing', async () => {
  const report = await enumerateCrashes();
  console.info(
    `${report.histories} histories, handler steps ${report.handlerSteps.size}, sweeper steps ${report.sweeperSteps.size}`,
  );
  expect(report.violations).toEqual([]);
  expect(report.histories).toBeGreaterThanOrEqual(4000);
  expect([...report.handlerSteps].sort((a, b) => a - b)).toEqual(
    Array.from(report.handlerSteps, (_, index) => index + 1),
  );
  expect([...report.sweeperSteps].sort((a, b) => a - b)).toEqual(
    Array.from(report.sweeperSteps, (_, index) => index + 1),
  );
});
